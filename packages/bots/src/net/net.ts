// A value network for sparse inputs. Each input that is on adds its row of weights to the first layer. For a position
// close to a known one (the base) only the rows of changed inputs are added or subtracted. A small head per stage of
// the game turns the first layer into a number.
import { type Kernel, openKernel } from './kernel.ts';

export interface NetShape {
  /** How many inputs there are; at most `MAX_ON` of them are on at a time. */
  readonly inputs: number;
  /** Units of the first layer: a multiple of 16. */
  readonly first: number;
  /** Units of each head's layer. */
  readonly second: number;
  readonly heads: number;
}

const FLOAT = 4;
const MAX_ON = 512;
const MAX_SLOTS = 512;
/** Bytes per slot: its value now and in the base, the most it holds, and its first input. */
const SLOT_TABLES = 1 + 1 + 1 + FLOAT;
/** A head's rows, biases, output weights and output bias, padded to whole vectors. */
const headFloats = ({ first, second }: NetShape) => second * first + 2 * second + 4;

export const weightCount = (shape: NetShape): number =>
  (shape.inputs + 1) * shape.first + shape.heads * headFloats(shape);

export class Net {
  readonly shape: NetShape;
  /** All weights: the inputs' rows, the bias row, the heads. */
  readonly weights: Float32Array;
  /** The caller lists the inputs that are on here. */
  readonly rows: Int32Array;
  /** The caller writes the slots of a position here, as bytes or as words. */
  readonly slots: Uint8Array;
  readonly slotWords: Uint32Array;
  readonly kernel: Kernel;
  protected readonly buffer: ArrayBuffer;
  protected readonly width: number;
  protected readonly weightBytes: number;
  protected readonly rowsAt: number;
  protected readonly baseAt: number;
  protected readonly layerAt: number;
  protected readonly valuesAt: number;
  protected readonly errorAt: number;
  readonly #headsAt: number;
  readonly #headBytes: number;
  readonly #slotsAt: number;
  readonly #offAt: number;
  /** The slots of the base. */
  readonly #baseSlots: Uint8Array;
  #slotCount = 0;

  /** `copies` more arrays of the size of the weights lie behind them, for training. */
  constructor(shape: NetShape, copies = 0) {
    this.shape = shape;
    this.width = shape.first * FLOAT;
    this.weightBytes = weightCount(shape) * FLOAT;
    this.#headsAt = (shape.inputs + 1) * this.width;
    this.#headBytes = headFloats(shape) * FLOAT;
    this.rowsAt = this.weightBytes * (1 + copies);
    this.baseAt = this.rowsAt + MAX_ON * FLOAT;
    this.layerAt = this.baseAt + this.width;
    this.errorAt = this.layerAt + this.width;
    this.valuesAt = this.errorAt + this.width;
    this.#offAt = this.valuesAt + shape.second * FLOAT;
    this.#slotsAt = this.#offAt + MAX_ON * FLOAT;
    const { kernel, buffer } = openKernel(this.#slotsAt + SLOT_TABLES * MAX_SLOTS);
    this.kernel = kernel;
    this.buffer = buffer;
    this.weights = new Float32Array(buffer, 0, weightCount(shape));
    this.rows = new Int32Array(buffer, this.rowsAt, MAX_ON);
    this.slots = new Uint8Array(buffer, this.#slotsAt, MAX_SLOTS);
    this.slotWords = new Uint32Array(buffer, this.#slotsAt, MAX_SLOTS / 4);
    this.#baseSlots = new Uint8Array(buffer, this.#slotsAt + MAX_SLOTS, MAX_SLOTS);
  }

  /** Tells the network what its slots mean: the highest value of each, and the index of its first input minus one. */
  describeSlots({ slots, most, base }: { slots: number; most: Uint8Array; base: Int32Array }): void {
    if (slots > MAX_SLOTS) throw new RangeError(`${slots} slots are more than a network can compare`);
    this.#slotCount = slots;
    new Uint8Array(this.buffer, this.#slotsAt + 2 * MAX_SLOTS, slots).set(most);
    new Int32Array(this.buffer, this.#slotsAt + 3 * MAX_SLOTS, slots).set(base);
  }

  /** Where a head's weights start, in bytes. */
  headAt(head: number): number {
    return this.#headsAt + head * this.#headBytes;
  }

  protected get headBytes(): number {
    return this.#headBytes;
  }

  /** Makes the current slots, with the `count` inputs listed in `rows`, the base. */
  setBase(count: number): void {
    const bias = this.shape.inputs * this.width;
    this.kernel.gather(this.baseAt, bias, this.rowsAt, count, this.#offAt, 0, this.width);
    this.#baseSlots.set(this.slots);
  }

  /** The value of the current slots, computed from how they differ from the base. */
  valueNearBase(head: number): number {
    const { kernel, width } = this;
    const slots = this.#slotsAt;
    const off = this.#offAt;
    const changes = kernel.compare(
      slots,
      slots + MAX_SLOTS,
      slots + 2 * MAX_SLOTS,
      slots + 3 * MAX_SLOTS,
      this.#slotCount,
      this.rowsAt,
      off,
    );
    kernel.gather(this.layerAt, this.baseAt, this.rowsAt, changes & 0xffff, off, changes >>> 16, width);
    return kernel.forward(this.layerAt, this.headAt(head), this.valuesAt, this.shape.second, width);
  }
}
