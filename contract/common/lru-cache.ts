/**
 * Keeps what was made, each under a text that says all it was made from: whatever changes in that makes another. Of
 * more than `most` the one used longest ago goes.
 */
export function createLruCache<Value>(most: number): (key: string, make: () => Value) => Value {
  const entries = new Map<string, Value>();
  return (key, make) => {
    const found = entries.get(key);
    const value = found === undefined ? make() : found;
    // the one used longest ago comes first
    entries.delete(key);
    entries.set(key, value);
    const [oldest] = entries.keys();
    if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    return value;
  };
}
