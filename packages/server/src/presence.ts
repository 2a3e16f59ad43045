// Keeps track of who is connected, on this node and on the others. Each node reports its own streams to the others, on every
// change and every few seconds. Reports expire, so the players of a dead node do not stay "connected".

import type { Presence } from '@reynard/client';
import type { Bus } from './bus.ts';

interface Local {
  /** Streams by seat. */
  readonly seats: number[];
  spectators: number;
}

interface Remote {
  seats: number;
  spectators: number;
  until: number;
}

const BEAT_MS = 8000;
const FORGET_MS = 20_000;
/** Changes are collected for this long before they are reported. */
const GATHER_MS = 40;

export class PresenceBook {
  readonly #bus: () => Bus;
  readonly #onChange: (id: string) => void;
  readonly #local = new Map<string, Local>();
  readonly #remote = new Map<string, Map<string, Remote>>();
  #changed = new Set<string>();
  #gathering: NodeJS.Timeout | undefined;
  readonly #beat: NodeJS.Timeout;

  constructor(bus: () => Bus, onChange: (id: string) => void) {
    this.#bus = bus;
    this.#onChange = onChange;
    this.#beat = setInterval(() => this.#tellAll(), BEAT_MS);
    this.#beat.unref();
  }

  enter(id: string, seat: number | null): void {
    let local = this.#local.get(id);
    if (local === undefined) {
      local = { seats: [0, 0, 0, 0], spectators: 0 };
      this.#local.set(id, local);
    }
    if (seat === null) local.spectators++;
    else local.seats[seat]!++;
    this.#change(id);
  }

  leave(id: string, seat: number | null): void {
    const local = this.#local.get(id);
    if (local === undefined) return;
    if (seat === null) local.spectators--;
    else local.seats[seat]!--;
    if (local.spectators === 0 && local.seats.every((count) => count === 0)) this.#local.delete(id);
    this.#change(id);
  }

  #change(id: string): void {
    this.#changed.add(id);
    this.#gathering ??= setTimeout(() => {
      const changed = [...this.#changed];
      this.#changed = new Set();
      this.#gathering = undefined;
      for (const each of changed) this.#onChange(each);
      this.#tell(changed, true);
    }, GATHER_MS);
  }

  /** Who is connected to a table anywhere. */
  of(id: string): Presence {
    const [seats, spectators] = this.#here(id);
    let bits = seats;
    let watching = spectators;
    const now = Date.now();
    for (const remote of this.#remote.get(id)?.values() ?? []) {
      if (remote.until < now) continue;
      bits |= remote.seats;
      watching += remote.spectators;
    }
    return { online: [0, 1, 2, 3].filter((seat) => (bits >> seat) & 1), spectators: watching };
  }

  #here(id: string): [number, number] {
    const local = this.#local.get(id);
    if (local === undefined) return [0, 0];
    return [
      local.seats.reduce((bits, count, seat) => (count > 0 ? bits | (1 << seat) : bits), 0),
      local.spectators,
    ];
  }

  #tell(ids: readonly string[], ask: boolean): void {
    if (ids.length === 0) return;
    const tables = Object.fromEntries(ids.map((id) => [id, this.#here(id)]));
    // A message that cannot be sent does no harm: presence is reported again soon.
    this.#bus()
      .send({ kind: 'presence', tables, ask })
      .catch(() => {});
  }

  #tellAll(): void {
    this.#tell([...this.#local.keys()], false);
    const now = Date.now();
    for (const [id, nodes] of this.#remote) {
      let gone = false;
      for (const [node, remote] of nodes) {
        if (remote.until < now) gone = nodes.delete(node);
      }
      if (nodes.size === 0) this.#remote.delete(id);
      if (gone) this.#onChange(id);
    }
  }

  /** Takes another node's report; if it asks, reports back who is connected here. */
  hear(node: string, tables: Record<string, [number, number]>, ask: boolean): void {
    for (const [id, [seats, spectators]] of Object.entries(tables)) {
      const nodes = this.#remote.get(id) ?? new Map<string, Remote>();
      const before = nodes.get(node);
      if (seats === 0 && spectators === 0) nodes.delete(node);
      else nodes.set(node, { seats, spectators, until: Date.now() + FORGET_MS });
      if (nodes.size > 0) this.#remote.set(id, nodes);
      else this.#remote.delete(id);
      if (before?.seats !== seats || before?.spectators !== spectators) this.#onChange(id);
    }
    if (ask)
      this.#tell(
        Object.keys(tables).filter((id) => this.#local.has(id)),
        false,
      );
  }

  close(): void {
    clearInterval(this.#beat);
    clearTimeout(this.#gathering);
  }
}
