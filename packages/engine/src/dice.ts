// Sets of dice. A set is an integer with one bit per die: bit i stands for the sheet's die i. A set of all dice fits in a
// byte of the state.

/** How many dice a game has. */
export const DICE = 6;
/** The set of all dice. */
export const ALL_DICE = (1 << DICE) - 1;
/** The index of the white die: every sheet lists it first. */
export const WHITE = 0;

/** Whether a set holds a die. */
export function hasDie(set: number, die: number): boolean {
  return ((set >> die) & 1) === 1;
}

/** The set with one die added. */
export function withDie(set: number, die: number): number {
  return set | (1 << die);
}

/** The set with one die removed. */
export function withoutDie(set: number, die: number): number {
  return set & ~(1 << die);
}

/** The dice that a set lacks. */
export function otherDice(set: number): number {
  return ALL_DICE & ~set;
}

/** The first die of a set that is not empty. To visit all dice of a set in order, take away the first again and again. */
export function firstDie(set: number): number {
  return 31 - Math.clz32(set & -set);
}

/** The set without its first die. */
export function withoutFirstDie(set: number): number {
  return set & (set - 1);
}

/** The dice of a set, in the sheet's order. */
export function diceOf(set: number): number[] {
  const dice: number[] = [];
  for (let rest = set; rest !== 0; rest = withoutFirstDie(rest)) dice.push(firstDie(rest));
  return dice;
}

/** How many dice a set holds. */
export function countDice(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest = withoutFirstDie(rest)) count++;
  return count;
}
