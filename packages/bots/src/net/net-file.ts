// The file format of a network: a header that names the game and the shape, weights in 16 bits, and a checksum.
//
//   'RYNN' · version u16 · header length u16 · header (JSON) · for each row its scale f32 and its weights i16 ·
//   checksum u32; all little-endian. The first layer has a row per input, each head is one row.
import type { Layout } from '@reynard/engine';
import { FEATURES_VERSION, Features, HEADS } from './features.ts';
import { Net, type NetShape, weightCount } from './net.ts';

const NET_VERSION = 1;
const MAGIC = 0x4e4e5952;
const PREFIX_BYTES = 8;
const CHECKSUM_BYTES = 4;
const LARGEST = 32767;

interface Header extends NetShape {
  readonly game: string;
  readonly features: number;
}

export type NetFault = 'no-net' | 'not-a-net' | 'wrong-version' | 'damaged' | 'wrong-game';

/** There is no network for a game, or its file cannot be used; `fault` says why. */
export class NetError extends Error {
  readonly fault: NetFault;

  constructor(fault: NetFault, message: string) {
    super(message);
    this.name = 'NetError';
    this.fault = fault;
  }
}

/** The lengths of the rows; each row has its own scale. */
function rowLengths(shape: NetShape): number[] {
  const rows = new Array<number>(shape.inputs + 1).fill(shape.first);
  const head = (weightCount(shape) - (shape.inputs + 1) * shape.first) / shape.heads;
  return [...rows, ...new Array<number>(shape.heads).fill(head)];
}

/** FNV-1a. */
function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

export function writeNet(net: Net, layout: Layout): Uint8Array {
  const header: Header = { game: layout.sheet.id, features: FEATURES_VERSION, ...net.shape };
  const text = new TextEncoder().encode(JSON.stringify(header));
  const lengths = rowLengths(net.shape);
  const size = PREFIX_BYTES + text.length + lengths.length * 4 + weightCount(net.shape) * 2 + CHECKSUM_BYTES;
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint16(4, NET_VERSION, true);
  view.setUint16(6, text.length, true);
  bytes.set(text, PREFIX_BYTES);
  let at = PREFIX_BYTES + text.length;
  let next = 0;
  for (const length of lengths) {
    const row = net.weights.subarray(next, next + length);
    next += length;
    const scale =
      Math.fround(row.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / LARGEST) || 1;
    view.setFloat32(at, scale, true);
    at += 4;
    for (const weight of row) {
      view.setInt16(at, Math.max(-LARGEST, Math.min(LARGEST, Math.round(weight / scale))), true);
      at += 2;
    }
  }
  view.setUint32(at, checksum(bytes.subarray(0, at)), true);
  return bytes;
}

/** Reads the network of a game; throws a `NetError` for anything else. */
export function readNet(bytes: Uint8Array, layout: Layout): { net: Net; features: Features } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(bytes, view);
  const { id } = layout.sheet;
  if (header.game !== id) throw new NetError('wrong-game', `this network plays ${header.game}, not ${id}`);
  const features = new Features(layout);
  if (header.features !== FEATURES_VERSION || header.inputs !== features.inputs || header.heads !== HEADS) {
    throw new NetError('wrong-version', `this network of ${id} was trained for other inputs`);
  }
  const net = new Net(header);
  let at = PREFIX_BYTES + view.getUint16(6, true);
  let next = 0;
  for (const length of rowLengths(header)) {
    const scale = view.getFloat32(at, true);
    at += 4;
    for (let i = 0; i < length; i++, at += 2) net.weights[next++] = scale * view.getInt16(at, true);
  }
  return { net, features };
}

function readHeader(bytes: Uint8Array, view: DataView): Header {
  if (bytes.length < PREFIX_BYTES + CHECKSUM_BYTES || view.getUint32(0, true) !== MAGIC) {
    throw new NetError('not-a-net', 'this file is not a network');
  }
  const version = view.getUint16(4, true);
  if (version !== NET_VERSION) {
    throw new NetError(
      'wrong-version',
      `this network file has version ${version}; version ${NET_VERSION} is needed`,
    );
  }
  const end = bytes.length - CHECKSUM_BYTES;
  if (view.getUint32(end, true) !== checksum(bytes.subarray(0, end))) {
    throw new NetError('damaged', 'this network file is damaged: its checksum does not match');
  }
  const text = bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + view.getUint16(6, true));
  return JSON.parse(new TextDecoder().decode(text)) as Header;
}
