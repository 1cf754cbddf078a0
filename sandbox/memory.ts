/** A map that forgets its oldest entries above `limit`. */
export class BoundedMap<V, K = string> extends Map<K, V> {
  readonly #limit: number;
  /** How many entries were forgotten. */
  dropped = 0;

  constructor(limit: number) {
    super();
    this.#limit = limit;
  }

  override set(key: K, value: V): this {
    super.set(key, value);
    for (const oldest of this.keys()) {
      if (this.size <= this.#limit) break;
      this.delete(oldest);
      this.dropped += 1;
    }
    return this;
  }

  /** Newest first. */
  newest(count = Infinity): V[] {
    return [...this.values()].reverse().slice(0, count);
  }
}
