// What a lesson is made of: scenes on the real table. The learner plays some of the events, others happen in sight, and
// between them the coach says something to read. What the coach says is in the texts, under the step's cue.
import {
  type Colour,
  type Event,
  Game,
  type Mark,
  Position,
  parsePosition,
  type Sheet,
  type SheetId,
} from '@reynard/engine';

/** One step: something to read, something to do, or something to watch. */
export interface Step<Cue extends string = string> {
  /** What the coach says; without it the step happens at once. */
  readonly cue?: Cue;
  /** What happens; without it the learner only reads. */
  readonly event?: Event;
  /** Happens without the learner. */
  readonly watch?: boolean;
}

export interface Scene<Cue extends string = string, Idea extends string = string> {
  /** What the scene teaches: the title over the coach's words. */
  readonly idea: Idea;
  /** Where it begins, as the engine's position text; without it the scene continues. */
  readonly from?: string;
  readonly steps: readonly Step<Cue>[];
}

export interface Script {
  readonly sheet: Sheet<SheetId>;
  readonly scenes: readonly Scene[];
}

/** A step with the scene it belongs to. */
export interface Beat extends Step {
  readonly idea: string;
  /** Set on the first step of a scene that begins anew. */
  readonly from?: string;
}

/** All steps of a lesson in order. */
export const beatsOf = ({ scenes }: Script): Beat[] =>
  scenes.flatMap(({ idea, from, steps }) =>
    steps.map((step, i) => ({ ...step, idea, ...(from && i === 0 ? { from } : {}) })),
  );

/** The game as it stands before a step: from the last scene that begins anew. */
export function gameAt(script: Script, step: number): Game {
  const beats = beatsOf(script).slice(0, step + 1);
  const start = Math.max(
    0,
    beats.findLastIndex(({ from }) => from !== undefined),
  );
  const game = Game.from(startOf(script, beats[start]), ['']);
  for (const { event } of beats.slice(start, step)) {
    if (!event) continue;
    const played = game.append(event);
    if (!played.ok) throw new Error(`${script.sheet.id}: ${played.error.reason}`);
  }
  return game;
}

function startOf({ sheet }: Script, beat: Beat | undefined): Position {
  if (!beat?.from) return Position.start(sheet, 1);
  const parsed = parsePosition(beat.from);
  if (!parsed.ok) throw new Error(`${sheet.id}: ${parsed.error.reason}`);
  return parsed.position;
}

// Words for writing scripts

/** Something to read; the learner goes on with a button. */
export const read = <Cue extends string>(cue: Cue): Step<Cue> => ({ cue });
/** Something to do. */
export const act = <Cue extends string>(cue: Cue, event: Event): Step<Cue> => ({ cue, event });
/** Something to watch: with a cue it waits until that can be read. */
export const watch = <Cue extends string>(event: Event, cue?: Cue): Step<Cue> =>
  cue ? { cue, event, watch: true } : { event, watch: true };

/** A roll of a sheet's dice in their order; null: not in hand. Of a passive turn also the tray and, where it matters, the dice fields. */
export const roller =
  ({ dice }: Sheet) =>
  (faces: readonly (number | null)[], tray?: Colour[], fields?: Colour[]): Event => {
    const rolled = Object.fromEntries(dice.flatMap((die, i) => (faces[i] === null ? [] : [[die, faces[i]]])));
    return { e: 'roll', dice: rolled, ...(tray ? { tray } : {}), ...(fields ? { fields } : {}) };
  };
export const pick = (die: Colour, mark: Mark): Event => ({ e: 'pick', p: 0, die, mark });
export const extra = (die: Colour, mark: Mark): Event => ({ e: 'extra', p: 0, die, mark });
export const bonus = (name: string, mark: Mark): Event => ({ e: 'bonus', p: 0, bonus: name, mark });
export const sweep = (die: Colour, mark: Mark): Event => ({ e: 'sweep', p: 0, die, mark });
export const at = (area: Colour, row: number, column: number): Mark => ({ area, at: [row, column] });
export const done: Event = { e: 'done', p: 0 };
export const reroll: Event = { e: 'reroll', p: 0 };
