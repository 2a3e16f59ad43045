// The state of a pad's page: the bonus taken up, the fields that can be tapped, the entries that the eraser would remove. Every
// change is stored at once.
import {
  ACTIONS,
  type Action,
  JOKER_ACTION,
  type Pad,
  type PadBonus,
  type PadEntry,
  type PadMark,
  type PadNote,
  type PadRecord,
  scoreOf,
} from '@reynard/engine';
import { marksOf } from '#lib/sheet/state.ts';
import { newId } from '#lib/storage/new-id.ts';
import { type PadScore, type SavedPad, savePad } from '#lib/storage/pads.ts';
import { freeSlots } from '#lib/words/slots.ts';

/** The reason why a tap on a field did nothing. */
export type Refusal = 'marked' | 'closed' | null;

export class PadSession {
  readonly id: string;
  #pad: Pad;
  /** Counts changes: the pad itself is plain. */
  #changes = $state(0);

  name = $state('');
  others: readonly PadScore[] = $state.raw([]);
  finished = $state(false);
  /** Whether the last saving failed. */
  unsaved = $state(false);
  /** The kind of pending bonus that is being placed. */
  taken: number | null = $state(null);
  /** The field whose number is asked for. */
  field: number | null = $state(null);
  erasing = $state(false);
  /** The action whose slot is asked for. */
  asking: Action | null = $state(null);
  /** The slots of that action which can be crossed off. */
  slots: readonly number[] = $derived.by(() =>
    this.asking === null
      ? []
      : freeSlots(this.pad.position.unlocked(0, JOKER_ACTION), this.pad.position.usedSlots(0)),
  );
  /** The entry that the eraser would take, by index. */
  doomed: number | null = $state(null);
  refusal: Refusal = $state(null);

  marks = $derived.by(() => marksOf(this.pad.position, 0));
  rounds = $derived.by(() => this.pad.rounds);
  pending: readonly PadBonus[] = $derived.by(() => this.pad.pending);
  notes: readonly PadNote[] = $derived.by(() => this.pad.notes());
  canUndo = $derived.by(() => this.pad.canUndo);
  canRedo = $derived.by(() => this.pad.canRedo);
  /** What each action has left. */
  actions = $derived.by(() => {
    const { position } = this.pad;
    return ACTIONS.flatMap((action, i) =>
      position.layout.sheet.tracks[action] ? [{ action, left: position.actions(0, i) }] : [],
    );
  });
  /** The marks that can be made with what is taken up. */
  ways: readonly PadMark[] = $derived.by(() =>
    this.taken === null ? this.pad.marks() : this.pad.bonusMarks(this.taken),
  );
  /** The fields that a tap leads to: those to mark or, with the eraser, those that are marked. */
  open: ReadonlySet<number> = $derived.by(
    () =>
      new Set(
        (this.erasing ? this.notes : this.ways).map(({ field }) => field).filter((field) => field >= 0),
      ),
  );
  /** The numbers that can be written into the chosen field. */
  numbers: readonly PadMark[] = $derived.by(() =>
    this.field === null ? [] : this.ways.filter(({ field }) => field === this.field),
  );
  /** The later entries that would be erased with the doomed entry. */
  doomedToo: readonly number[] = $derived.by(() =>
    this.doomed === null ? [] : this.pad.dependents(this.doomed),
  );

  constructor(pad: Pad, saved?: SavedPad) {
    this.id = saved?.id ?? newId();
    this.#pad = pad;
    this.name = saved?.own.name ?? '';
    this.others = saved?.others ?? [];
    this.finished = saved?.finished ?? false;
    this.taken = pad.pending[0]?.kind ?? null;
  }

  /** The pad; reading it follows its changes. */
  get pad(): Pad {
    void this.#changes;
    return this.#pad;
  }

  get sheet() {
    return this.#pad.sheet;
  }

  get record(): PadRecord {
    return this.pad.record;
  }

  own: PadScore = $derived.by(() => {
    const { total, areas } = scoreOf(this.pad.position, 0);
    return { name: this.name, total, best: Math.max(...Object.values(areas)) };
  });

  tapField(field: number): void {
    this.refusal = null;
    this.asking = null;
    if (this.erasing) {
      const index = this.notes.findLastIndex((note) => note.field === field);
      this.doomed = index < 0 ? null : index;
      this.refusal = index < 0 ? 'closed' : null;
      return;
    }
    const ways = this.ways.filter((way) => way.field === field);
    if (ways.length === 1) this.add(ways[0].entry);
    else if (ways.length > 1) this.field = field;
    else {
      this.field = null;
      this.refusal = this.marks.fields[field] > 0 ? 'marked' : 'closed';
    }
  }

  /** Takes up a pending bonus, or puts it down to note something else first. */
  tapBonus(kind: number): void {
    this.taken = this.taken === kind ? null : kind;
    this.field = null;
    this.refusal = null;
  }

  dropTaken(): void {
    const found = this.pending.find(({ kind }) => kind === this.taken);
    if (found) this.add({ e: 'drop', bonus: found.bonus });
  }

  /** Crosses off an action; asks for the slot where slots are used in any order. */
  useAction(action: Action): void {
    if (!this.sheet.tracks[action]?.numbers) this.add({ e: 'use', action });
    else {
      this.field = null;
      this.asking = this.asking === action ? null : action;
    }
  }

  useSlot(slot: number): void {
    if (this.asking) this.add({ e: 'use', action: this.asking, slot });
  }

  tickRound(): void {
    this.add({ e: 'round', round: this.rounds + 1 });
  }

  add(entry: PadEntry): void {
    if (this.#pad.add(entry).ok) this.#changed();
  }

  undo(): void {
    this.#pad.undo();
    this.#changed();
  }

  redo(): void {
    this.#pad.redo();
    this.#changed();
  }

  toggleEraser(): void {
    this.erasing = !this.erasing;
    this.field = this.doomed = null;
    this.refusal = null;
  }

  eraseDoomed(): void {
    if (this.doomed === null) return;
    this.#pad.erase(this.doomed);
    this.erasing = false;
    this.#changed();
  }

  #changed(): void {
    this.#changes++;
    this.field = this.doomed = this.asking = null;
    this.refusal = null;
    this.taken = this.#pad.pending[0]?.kind ?? null;
    this.save();
  }

  async save(): Promise<void> {
    const saved: SavedPad = {
      id: this.id,
      record: this.record,
      own: this.own,
      others: this.others,
      finished: this.finished,
      updatedAt: Date.now(),
    };
    this.unsaved = !(await savePad(saved));
  }
}
