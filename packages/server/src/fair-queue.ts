// A queue that serves its owners in turn: an owner with much work delays only their own work.
export class FairQueue<T> {
  /** The owner whose turn is next comes first. */
  readonly #byOwner = new Map<string, T[]>();

  push(owner: string, item: T): void {
    const items = this.#byOwner.get(owner);
    if (items) items.push(item);
    else this.#byOwner.set(owner, [item]);
  }

  /** Takes the oldest item of the next owner. */
  take(): T | undefined {
    for (const [owner, items] of this.#byOwner) {
      const item = items.shift();
      this.#byOwner.delete(owner);
      if (items.length > 0) this.#byOwner.set(owner, items);
      return item;
    }
    return undefined;
  }
}
