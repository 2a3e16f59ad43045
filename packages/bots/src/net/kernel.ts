// The compiled kernel: what kernel.wat exports, as functions over one memory.
import { KERNEL_BASE64 } from './kernel-bytes.ts';

export interface Kernel {
  gather(
    target: number,
    source: number,
    rows: number,
    added: number,
    removed: number,
    weights: number,
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

/** What this file needs of WebAssembly, which has no types outside the browser's. */
interface Assembly {
  Module: new (bytes: Uint8Array) => object;
  Memory: new (size: { initial: number }) => { readonly buffer: ArrayBuffer };
  Instance: new (module: object, imports: { net: { memory: object } }) => { readonly exports: unknown };
}
const { WebAssembly } = globalThis as unknown as { WebAssembly: Assembly };

const PAGE = 65536;
let compiled: object | undefined;

/** The kernel on a new memory of at least this many bytes. */
export function openKernel(bytes: number): { kernel: Kernel; buffer: ArrayBuffer } {
  compiled ??= new WebAssembly.Module(Uint8Array.from(atob(KERNEL_BASE64), (char) => char.charCodeAt(0)));
  const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) });
  const { exports } = new WebAssembly.Instance(compiled, { net: { memory } });
  return { kernel: exports as Kernel, buffer: memory.buffer };
}
