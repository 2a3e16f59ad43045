// A seeded generator and dice from it. The rules never roll; whoever drives a game may use this or any other source.
//
// The generator is sfc32 (small fast counter, Chris Doty-Humphrey, PractRand): 128 bits of state, passes PractRand and
// BigCrush. A seed is absorbed character by character, a step after each, then 16 steps stir it.
import type { Position } from './position.ts';
import { DICE, SOLO_PASSIVE } from './state.ts';

/** A repeatable stream of random numbers. */
export class Random {
  #a = 0x9e3779b9 | 0;
  #b = 0x243f6a88 | 0;
  #c = 0xb7e15162 | 0;
  #counter = 1;

  /** The same seed gives the same stream; a number seeds like its decimal digits. */
  constructor(seed: string | number) {
    const text = String(seed);
    for (let i = 0; i < text.length; i++) {
      this.#a ^= text.charCodeAt(i);
      this.next();
    }
    for (let i = 0; i < 16; i++) this.next();
  }

  /** A whole number from 0 to 2^32 - 1. */
  next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to `bound - 1`, each equally likely. */
  below(bound: number): number {
    const limit = 0x100000000 - (0x100000000 % bound);
    let number = this.next();
    while (number >= limit) number = this.next();
    return number % bound;
  }
}

const OUTCOMES = 6 ** DICE;
const faces = new Uint8Array(DICE);

/** Rolls the dice a position awaits. One draw gives all six faces; on a solo passive turn more settle ties. */
export function rollDice(position: Position, random: Random): void {
  let outcome = random.below(OUTCOMES);
  for (let die = 0; die < DICE; die++) {
    faces[die] = 1 + (outcome % 6);
    outcome = (outcome / 6) | 0;
  }
  const solo = position.s[SOLO_PASSIVE] === 1;
  position.roll(faces, solo ? lowestThree(faces, random) : 0);
}

/** The three lowest dice as a bit set, ties decided at random (R10). */
export function lowestThree(faces: ArrayLike<number>, random: Random): number {
  let tray = 0;
  let free = 3;
  for (let face = 1; free > 0; face++) {
    let tied = 0;
    let count = 0;
    for (let die = 0; die < DICE; die++) {
      if (faces[die] !== face) continue;
      tied |= 1 << die;
      count++;
    }
    while (count > free) {
      const dropped = nthBit(tied, random.below(count));
      tied &= ~dropped;
      count--;
    }
    tray |= tied;
    free -= count;
  }
  return tray;
}

function nthBit(set: number, n: number): number {
  let rest = set;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return rest & -rest;
}
