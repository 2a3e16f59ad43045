// A value network for sparse inputs. Each input that is on adds its row to the first layer, so an afterstate costs only
// the rows in which it differs from the position before it. A small head, one for each stage of the game, turns the
// first layer into a number.
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
/** A head's rows, biases, output weights and output bias, padded to whole vectors. */
const headFloats = ({ first, second }: NetShape) => second * first + 2 * second + 4;

export const weightCount = (shape: NetShape): number =>
  (shape.inputs + 1) * shape.first + shape.heads * headFloats(shape);

export class Net {
  readonly shape: NetShape;
  /** All weights: the inputs' rows, the bias row, the heads. */
  readonly weights: Float32Array;
  /** Where the caller writes the inputs that go on, then those that go off. */
  readonly rows: Int32Array;
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

  /** With `copies` arrays of the size of the weights behind them, for training. */
  constructor(shape: NetShape, copies = 0) {
    this.shape = shape;
    this.width = shape.first * FLOAT;
    this.weightBytes = weightCount(shape) * FLOAT;
    this.#headsAt = (shape.inputs + 1) * this.width;
    this.#headBytes = headFloats(shape) * FLOAT;
    this.rowsAt = this.weightBytes * (1 + copies);
    this.baseAt = this.rowsAt + 2 * MAX_ON * FLOAT;
    this.layerAt = this.baseAt + this.width;
    this.errorAt = this.layerAt + this.width;
    this.valuesAt = this.errorAt + this.width;
    const { kernel, buffer } = openKernel(this.valuesAt + shape.second * FLOAT);
    this.kernel = kernel;
    this.buffer = buffer;
    this.weights = new Float32Array(buffer, 0, weightCount(shape));
    this.rows = new Int32Array(buffer, this.rowsAt, 2 * MAX_ON);
  }

  /** Where a head's weights start, in bytes. */
  headAt(head: number): number {
    return this.#headsAt + head * this.#headBytes;
  }

  protected get headBytes(): number {
    return this.#headBytes;
  }

  /** Makes the first `count` listed inputs the base that `valueFromBase` starts from. */
  setBase(count: number): void {
    const bias = this.shape.inputs * this.width;
    this.kernel.gather(this.baseAt, bias, this.rowsAt, count, 0, 0, this.width);
  }

  /** The value of the base after `added` listed inputs went on and the next `removed` went off. */
  valueFromBase(added: number, removed: number, head: number): number {
    const { kernel, width } = this;
    kernel.gather(this.layerAt, this.baseAt, this.rowsAt, added, removed, 0, width);
    return kernel.forward(this.layerAt, this.headAt(head), this.valuesAt, this.shape.second, width);
  }
}
