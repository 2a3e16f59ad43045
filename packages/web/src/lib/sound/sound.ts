// Plays cues: only if the player turned sound on, at the chosen volume, and never under reduced motion. Lazy-loaded.
import { settings } from '#lib/storage/settings.svelte.ts';
import { type SoundCue, tremble } from './cues.ts';
import { bar, chord, dice, pencil } from './synth.ts';

let master: GainNode | null = null;

/** Everything sounds through one volume, and a limiter so that a handful of dice does not distort. */
function openMaster(): GainNode {
  const context = new AudioContext();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -14;
  limiter.ratio.value = 8;
  limiter.connect(context.destination);
  const gain = context.createGain();
  gain.connect(limiter);
  return gain;
}

/** Bonuses earned together sound one after another. */
const APART = 0.09;

const PLAYERS: {
  [Kind in SoundCue['kind']]: (out: AudioNode, at: number, cue: Extract<SoundCue, { kind: Kind }>) => void;
} = {
  roll: (out, at, cue) => dice(out, at, cue.dice),
  mark: (out, at, { chain, earned }) => {
    pencil(out, at);
    for (let i = 0; i < earned; i++) bar(out, at + 0.12 + i * APART, chain + i);
  },
  count: (out, at, { step }) => bar(out, at, step, 0.55),
  over: (out, at) => chord(out, at),
};

function sound<Kind extends SoundCue['kind']>(cue: Extract<SoundCue, { kind: Kind }>): void {
  master ??= openMaster();
  const context = master.context as AudioContext;
  // Browsers allow sound only after a tap. Earlier cues are dropped.
  if (context.state === 'suspended') context.resume();
  // Squared, because the ear does not hear loudness linearly.
  master.gain.value = settings.volume ** 2;
  const play = PLAYERS[cue.kind as Kind];
  play(master, context.currentTime + 0.01, cue);
}

/** Sound and trembling, as far as the player wants them. */
export function play(cue: SoundCue): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  if (settings.sound) sound(cue);
  // Has no effect on devices without vibration, or before the first tap on the page.
  if (settings.haptics) navigator.vibrate?.(tremble(cue));
}
