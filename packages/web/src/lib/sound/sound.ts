// A few small sounds, made on the spot; only when the player has asked for them.
import { settings } from '#lib/storage/settings.svelte.ts';

let context: AudioContext | null = null;

function tone(at: number, frequency: number, length: number, volume: number): void {
  const audio = context!;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(volume, audio.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(audio.currentTime + at);
  oscillator.stop(audio.currentTime + at + length);
}

const SOUNDS = {
  roll: () =>
    [0, 0.05, 0.09, 0.15, 0.22].forEach((at, i) => {
      tone(at, 180 + 40 * (i % 3), 0.05, 0.12);
    }),
  mark: () => tone(0, 420, 0.09, 0.1),
  bonus: () =>
    [523, 659, 784].forEach((frequency, i) => {
      tone(i * 0.07, frequency, 0.16, 0.09);
    }),
  over: () =>
    [392, 523, 659, 784].forEach((frequency, i) => {
      tone(i * 0.12, frequency, 0.3, 0.1);
    }),
};

export function play(sound: keyof typeof SOUNDS): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  SOUNDS[sound]();
}
