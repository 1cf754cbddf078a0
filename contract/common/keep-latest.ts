/**
 * Keeps what was made, each under a text that says all it was made from: whatever changes in that makes another. Of
 * more than `most` the one used longest ago goes.
 */
export function keepLatest<Made>(most: number): (madeFrom: string, make: () => Made) => Made {
  const kept = new Map<string, Made>();
  return (madeFrom, make) => {
    const found = kept.get(madeFrom);
    const made = found === undefined ? make() : found;
    // the one used longest ago comes first
    kept.delete(madeFrom);
    kept.set(madeFrom, made);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}
