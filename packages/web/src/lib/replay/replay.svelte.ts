// A replay: all positions of a record, the current one, and whether it is playing. There is one position per event, so any
// step can be shown at once.
import { type Event, type GameRecord, Position, playEvent, type Sheet, sheetById } from '@reynard/engine';
import { markedBetween } from '#lib/sheet/marked.ts';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1100;

/** A round's share of the timeline: events `from` up to `to`. */
export interface RoundSpan {
  readonly round: number;
  readonly from: number;
  readonly to: number;
}

/** The position before the first event and after each; the record has been checked. */
function positionsOf(record: GameRecord, sheet: Sheet): Position[] {
  const position = Position.start(sheet, record.players.length);
  const positions = [position.clone()];
  record.events.forEach((event, i) => {
    playEvent(position, event, i);
    positions.push(position.clone());
  });
  return positions;
}

function roundsIn(positions: readonly Position[]): RoundSpan[] {
  const starts = positions.flatMap(({ round }, i) =>
    i === 0 || round !== positions[i - 1].round ? [i] : [],
  );
  return starts.map((from, i) => ({
    round: positions[from].round + 1,
    from,
    to: (starts[i + 1] ?? positions.length) - 1,
  }));
}

export class Replay {
  readonly record: GameRecord;
  readonly sheet: Sheet;
  readonly rounds: readonly RoundSpan[];
  readonly #positions: readonly Position[];
  #timer: ReturnType<typeof setInterval> | undefined;

  /** How many events have happened. */
  at = $state(0);
  playing = $state(false);
  speed: number = $state(1);

  position: Position = $derived.by(() => this.#positions[this.at]);
  /** The position before the event that led here. */
  before: Position = $derived.by(() => this.#positions[Math.max(0, this.at - 1)]);
  event: Event | null = $derived.by(() => (this.at > 0 ? this.record.events[this.at - 1] : null));
  round: RoundSpan = $derived.by(() => this.rounds.findLast(({ from }) => from <= this.at)!);
  /** The seat whose sheet is in front: who acted last. */
  seat: number = $derived(this.event && this.event.e !== 'roll' ? this.event.p : this.position.active);
  /** The fields this event marked. */
  fresh: ReadonlySet<number> = $derived.by(() => markedBetween(this.before, this.position, this.seat));

  constructor(record: GameRecord, sheet: Sheet = sheetById(record.game)!) {
    this.record = record;
    this.sheet = sheet;
    this.#positions = positionsOf(record, this.sheet);
    this.rounds = roundsIn(this.#positions);
  }

  get length(): number {
    return this.record.events.length;
  }

  go(to: number): void {
    this.at = Math.min(this.length, Math.max(0, to));
    if (this.at === this.length) this.pause();
  }

  step(by: number): void {
    this.pause();
    this.go(this.at + by);
  }

  /** Goes to the start of this round, or of the previous one if already there. */
  roundBack(): void {
    const target = this.rounds.findLast(({ from }) => from < this.at);
    this.step((target?.from ?? 0) - this.at);
  }

  roundNext(): void {
    const target = this.rounds.find(({ from }) => from > this.at);
    this.step((target?.from ?? this.length) - this.at);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    if (this.at === this.length) this.at = 0;
    this.playing = true;
    this.#run();
  }

  pause(): void {
    this.playing = false;
    clearInterval(this.#timer);
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    if (this.playing) this.#run();
  }

  #run(): void {
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.go(this.at + 1), STEP_MS / this.speed);
  }

  /** Handles a key; false if it means nothing here. */
  key(key: string): boolean {
    const actions: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      PageUp: () => this.roundBack(),
      PageDown: () => this.roundNext(),
      Home: () => this.step(-this.at),
      End: () => this.step(this.length - this.at),
      ' ': () => this.toggle(),
    };
    actions[key]?.();
    return key in actions;
  }
}
