// The instruments: dice on wood, a pencil, wooden bars, a warm chord. Made on the spot with the Web Audio API, never twice
// the same. Each takes the node that it sounds through, and the moment at which it begins.

/** A random number around a middle: `spread` of 0.1 is up to ten percent off. */
const about = (middle: number, spread: number) => middle * (1 + spread * (2 * Math.random() - 1));

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** Half a second of white noise. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  noises.set(context, buffer);
  return buffer;
}

/** A gain that rises in `attack` and dies away in `decay` seconds. */
function envelope(out: AudioNode, at: number, peak: number, attack: number, decay: number): GainNode {
  const gain = out.context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + attack);
  gain.gain.exponentialRampToValueAtTime(peak / 1000, at + attack + decay);
  gain.connect(out);
  return gain;
}

function tone(
  out: AudioNode,
  at: number,
  frequency: number,
  peak: number,
  attack: number,
  decay: number,
  type: OscillatorType = 'sine',
): void {
  const oscillator = out.context.createOscillator();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  oscillator.connect(envelope(out, at, peak, attack, decay));
  oscillator.start(at);
  oscillator.stop(at + attack + decay);
}

/** Noise around one pitch; the higher `q`, the more it rings. */
function burst(
  out: AudioNode,
  at: number,
  pitch: number,
  q: number,
  peak: number,
  attack: number,
  decay: number,
): void {
  const source = out.context.createBufferSource();
  source.buffer = noiseOf(out.context);
  const filter = out.context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = q;
  source.connect(filter).connect(envelope(out, at, peak, attack, decay));
  source.start(at, Math.random() * 0.3);
  source.stop(at + attack + decay);
}

/** A die that hits the table: the click of its edge, the ring of its body, the wood below. */
function knock(out: AudioNode, at: number, force: number): void {
  const pitch = about(2300, 0.3);
  burst(out, at, pitch, 1.4, 2.4 * force, 0.001, 0.028);
  burst(out, at, pitch * 0.42, 7, 2 * force, 0.001, 0.05);
  tone(out, at, about(190, 0.18), 0.24 * force, 0.002, 0.06);
}

/** A handful of dice: they rattle against each other, land one after another, and bounce once or twice. */
export function dice(out: AudioNode, at: number, count: number): void {
  for (let i = 0; i < 4 + count; i++) knock(out, at + Math.random() * 0.2, about(0.16, 0.5));
  for (let i = 0; i < count; i++) {
    const landed = at + 0.19 + i * about(0.032, 0.5);
    const bounce = about(0.075, 0.3);
    knock(out, landed, about(0.5, 0.25));
    knock(out, landed + bounce, about(0.2, 0.3));
    if (Math.random() < 0.5) knock(out, landed + bounce * 1.6, about(0.08, 0.3));
  }
}

/** A pencil that crosses a field: two short strokes. */
export function pencil(out: AudioNode, at: number): void {
  burst(out, at, about(3600, 0.12), 0.9, 0.16, 0.012, 0.06);
  burst(out, at + about(0.085, 0.15), about(4300, 0.12), 0.9, 0.18, 0.012, 0.07);
}

/** Steps of a scale without dissonance: any number of them may sound together. */
const SCALE = [0, 2, 4, 7, 9];
const pitchOf = (step: number, base: number) =>
  base * 2 ** (Math.floor(step / SCALE.length) + SCALE[step % SCALE.length] / 12);

/** A wooden bar, struck softly; each step is higher. */
export function bar(out: AudioNode, at: number, step: number, force = 1): void {
  const pitch = pitchOf(Math.min(step, 14), 392);
  tone(out, at, pitch, 0.4 * force, 0.003, 0.7);
  tone(out, at, pitch * 3.93, 0.09 * force, 0.002, 0.16);
  burst(out, at, pitch * 2, 3, 0.12 * force, 0.001, 0.02);
}

/** A warm chord that opens from below, with a bar on top. */
export function chord(out: AudioNode, at: number): void {
  const filter = out.context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(500, at);
  filter.frequency.linearRampToValueAtTime(1900, at + 0.5);
  filter.connect(out);
  [130.81, 196, 261.63, 329.63, 392].forEach((pitch, i) => {
    const begin = at + i * 0.055;
    for (const detuned of [0.998, 1.002])
      tone(filter, begin, pitch * detuned, 0.085, 0.05, 1.9 - i * 0.1, 'triangle');
  });
  bar(out, at + 0.34, 5, 0.7);
  bar(out, at + 0.46, 7, 0.5);
}
