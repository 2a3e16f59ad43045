// The compiled kernel: the functions that kernel.wat exports, on a memory of their own.
import { KERNEL_BASE64 } from './kernel-bytes.ts';

export interface Kernel {
  compare(
    slots: number,
    base: number,
    most: number,
    first: number,
    count: number,
    on: number,
    off: number,
  ): number;
  gather(
    target: number,
    source: number,
    on: number,
    added: number,
    off: number,
    removed: number,
    width: number,
  ): void;
  forward(first: number, head: number, values: number, second: number, width: number): number;
  backward(
    first: number,
    head: number,
    values: number,
    second: number,
    width: number,
    gradient: number,
    error: number,
    miss: number,
  ): void;
  scatter(rows: number, count: number, error: number, gradient: number, width: number): void;
  adam(
    at: number,
    length: number,
    stride: number,
    rate: number,
    keep1: number,
    keep2: number,
    scale: number,
  ): void;
}

/** The part of WebAssembly's API that is used here; Node's types do not include it. */
interface Assembly {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Instance: new (module: object, imports: { net: { memory: object } }) => { readonly exports: unknown };
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: Assembly };

const PAGE = 65536;
let compiled: object | undefined;

/** Creates a kernel with a new memory of at least this many bytes. */
export function openKernel(bytes: number): { kernel: Kernel; buffer: ArrayBuffer } {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(KERNEL_BASE64), (char) => char.charCodeAt(0)));
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(compiled, { net: { memory } });
  return { kernel: exports as Kernel, buffer: memory.buffer };
}
