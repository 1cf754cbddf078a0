import { plainLine } from '#contract/common/plain-line.ts';

/** Somebody's name in one line; empty for whoever has none. It never falls back to a contact. */
export const plainName = (person: { first_name: string; last_name: string }): string =>
  plainLine(`${person.first_name} ${person.last_name}`);
