// A seeded generator and dice from it. The rules never roll; whoever drives a game may use this or any other source.
//
// The generator is sfc32 (small fast counter, Chris Doty-Humphrey, PractRand): 128 bits of state, passes PractRand and
// BigCrush. A seed is absorbed character by character, a step after each, then 16 steps stir it.
import { countDice, firstDie, otherDice, withDie, withoutDie, withoutFirstDie } from './dice.ts';
import type { Position } from './position.ts';
import * as STATE from './state.ts';

const { DICE, ROLLS_PER_TURN, SOLO_PASSIVE } = STATE;

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
    let number = this.next();
    // Numbers above the last whole multiple of `bound` would favour low results, so they are drawn again. There are fewer
    // than `bound` of them, so the slow remainder is rarely computed.
    while (number >= RANGE - bound && number >= RANGE - (RANGE % bound)) number = this.next();
    // The shifts change nothing but tell V8 that this is a division of whole numbers.
    return ((number >>> 0) % (bound >>> 0)) >>> 0;
  }
}

/** How many numbers `next` can give. */
const RANGE = 0x100000000;
const OUTCOMES = 6 ** DICE;
const faces = new Uint8Array(DICE);

/** Rolls the dice a position awaits. One draw gives all six faces; on a solo passive turn more settle ties and the order. */
export function rollDice(position: Position, random: Random): void {
  let outcome = random.below(OUTCOMES);
  for (let die = 0; die < DICE; die++) {
    faces[die] = 1 + (outcome % 6);
    outcome = (outcome / 6) | 0;
  }
  if (position.s[SOLO_PASSIVE] === 0) {
    position.roll(faces, 0);
    return;
  }
  const tray = lowestThree(faces, random);
  position.roll(faces, tray, position.layout.usesPlaces ? orderOnFields(tray, random) : null);
}

const fields = new Uint8Array(ROLLS_PER_TURN);

/** The dice that are not on the tray, in random order, for dice fields I to III (R20). */
export function orderOnFields(tray: number, random: Random): ArrayLike<number> {
  let rest = otherDice(tray);
  for (let count = ROLLS_PER_TURN; count > 0; count--) {
    const die = nthDie(rest, random.below(count));
    fields[ROLLS_PER_TURN - count] = die;
    rest = withoutDie(rest, die);
  }
  return fields;
}

/** The dice that show each face, as sets. */
const showing = new Uint8Array(7);

/** The three lowest dice as a set, ties decided at random (R10). */
export function lowestThree(faces: ArrayLike<number>, random: Random): number {
  showing.fill(0);
  for (let die = 0; die < DICE; die++) showing[faces[die]] = withDie(showing[faces[die]], die);
  let tray = 0;
  let free = 3;
  for (let face = 1; free > 0; face++) {
    let tied = showing[face];
    let count = countDice(tied);
    for (; count > free; count--) tied = withoutDie(tied, nthDie(tied, random.below(count)));
    tray |= tied;
    free -= count;
  }
  return tray;
}

/** The die at this index among the dice of a set. */
function nthDie(set: number, index: number): number {
  let rest = set;
  for (let i = 0; i < index; i++) rest = withoutFirstDie(rest);
  return firstDie(rest);
}
