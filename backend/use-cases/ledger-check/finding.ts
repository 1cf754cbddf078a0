/**
 * One thing the check has to say, as a sentence without contacts or card numbers.
 * - `difference`: the books, the rows and the providers' records do not agree.
 * - `operator`: money kept aside until somebody decides; the books do not count it.
 * - `underway`: so young that its message may still be on its way.
 * - `not_asked`: a provider did not answer, so that nothing was compared with it.
 */
export interface Finding {
  kind: 'difference' | 'operator' | 'underway' | 'not_asked';
  sentence: string;
}

export const difference = (sentence: string): Finding => ({ kind: 'difference', sentence });

/** How long what a provider knows may be on its way to us. */
export const UNDER_WAY_MS = 2 * 60_000;

/** Rows or entries compared at a time. */
export const AT_ONCE = 500;

/** Groups of at most {@link AT_ONCE}, as they come. */
export async function* inGroups<T>(items: AsyncIterable<T>): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}
