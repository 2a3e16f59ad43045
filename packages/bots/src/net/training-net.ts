// A network that can learn: it sums the gradients of a batch, then an Adam step updates the weights that took part.
import type { Random } from '@reynard/engine';
import { Net, type NetShape } from './net.ts';

/** The memory holds three more arrays of this size behind the weights: the gradient and Adam's two moments. */
const COPIES = 3;
const KEEP_MOMENTUM = 0.9;
const KEEP_SQUARES = 0.999;

export class TrainingNet extends Net {
  /** Adam's two moments, one after the other. */
  readonly moments: Float32Array;
  readonly #touched: Int32Array;
  readonly #isTouched: Uint8Array;
  #touchedCount = 0;
  /** How many samples the batch holds. */
  samples = 0;

  constructor(shape: NetShape) {
    super(shape, COPIES);
    this.moments = new Float32Array(this.buffer, 2 * this.weightBytes, 2 * this.weights.length);
    this.#touched = new Int32Array(shape.inputs + 1 + shape.heads);
    this.#isTouched = new Uint8Array(shape.inputs + 1 + shape.heads);
  }

  /** Sets small random weights; every head starts with the same ones, and biases start at zero. */
  randomise(random: Random): void {
    const { inputs, first, second, heads } = this.shape;
    const uniform = (size: number) => (random.next() / 0x80000000 - 1) * size;
    this.weights.fill(0);
    for (let i = 0; i < inputs * first; i++) this.weights[i] = uniform(0.1);
    const size = Math.sqrt(3 / first);
    const oneHead = Float32Array.from({ length: second * first }, () => uniform(size));
    const out = Float32Array.from({ length: second }, () => uniform(0.1));
    for (let head = 0; head < heads; head++) {
      const at = this.headAt(head) / 4;
      this.weights.set(oneHead, at);
      this.weights.set(out, at + second * first + second);
    }
    this.moments.fill(0);
  }

  /**
   * Copies a network with at most as many units. Additional units keep their random rows but have no weight in the heads,
   * so the value of every position stays the same.
   */
  widenFrom(known: Net): void {
    const { inputs, first, second, heads } = this.shape;
    const { shape } = known;
    if (shape.inputs !== inputs || shape.heads !== heads || shape.second !== second || shape.first > first) {
      throw new RangeError('the network to start from is not a smaller one of the same kind');
    }
    for (let row = 0; row <= inputs; row++) {
      const at = row * shape.first;
      this.weights.set(known.weights.subarray(at, at + shape.first), row * first);
    }
    for (let head = 0; head < heads; head++) {
      let from = known.headAt(head) / 4;
      let to = this.headAt(head) / 4;
      for (let unit = 0; unit < second; unit++, from += shape.first, to += first) {
        this.weights.fill(0, to, to + first);
        this.weights.set(known.weights.subarray(from, from + shape.first), to);
      }
      this.weights.set(known.weights.subarray(from, from + 2 * second + 1), to);
    }
  }

  /**
   * Adds one sample to the batch: the inputs listed in `rows` and the output they should have. An error beyond `mostMiss` counts
   * as this much. Returns the output.
   */
  learn(count: number, head: number, target: number, mostMiss: number): number {
    const { kernel, width } = this;
    const { inputs, second } = this.shape;
    const at = this.headAt(head);
    kernel.gather(this.layerAt, inputs * width, this.rowsAt, count, 0, 0, width);
    const value = kernel.forward(this.layerAt, at, this.valuesAt, second, width);
    const miss = Math.max(-mostMiss, Math.min(mostMiss, value - target));
    const gradient = this.weightBytes;
    kernel.backward(this.layerAt, at, this.valuesAt, second, width, at + gradient, this.errorAt, miss);
    this.rows[count] = inputs;
    kernel.scatter(this.rowsAt, count + 1, this.errorAt, gradient, width);
    for (let i = 0; i <= count; i++) this.#touch(this.rows[i]);
    this.#touch(inputs + 1 + head);
    this.samples++;
    return value;
  }

  #touch(row: number): void {
    if (this.#isTouched[row] === 1) return;
    this.#isTouched[row] = 1;
    this.#touched[this.#touchedCount++] = row;
  }

  /** Updates the weights with the gradients of the batch and starts a new batch. */
  step(rate: number): void {
    const { kernel, width, weightBytes } = this;
    const { inputs } = this.shape;
    const scale = 1 / Math.max(1, this.samples);
    for (let i = 0; i < this.#touchedCount; i++) {
      const row = this.#touched[i];
      const isRow = row <= inputs;
      const at = isRow ? row * width : this.headAt(row - inputs - 1);
      const length = isRow ? width : this.headBytes;
      kernel.adam(at, length, weightBytes, rate, KEEP_MOMENTUM, KEEP_SQUARES, scale);
      this.#isTouched[row] = 0;
    }
    this.#touchedCount = 0;
    this.samples = 0;
  }
}
