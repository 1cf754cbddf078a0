import { reasonOf } from '#scripts/lib/settings.ts';

/**
 * What was found. `well`: nothing to do. `advice`: it works, and would be better or safer otherwise. `mend`: something
 * people need does not work. `unknown`: it could not be looked at from here.
 */
export type State = 'well' | 'advice' | 'mend' | 'unknown';

/** One thing that was looked at, in a sentence that names no secret, and what to do about it. */
export interface Diagnosis {
  state: State;
  text: string;
  todo?: string;
}

export const well = (text: string): Diagnosis => ({ state: 'well', text });
export const advice = (text: string, todo: string): Diagnosis => ({ state: 'advice', text, todo });
export const mend = (text: string, todo: string): Diagnosis => ({ state: 'mend', text, todo });
export const unknown = (text: string, todo: string): Diagnosis => ({ state: 'unknown', text, todo });

/** What went wrong, in the words of whoever said it, with its cause. */
export function because(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = reasonOf(error);
  return error.cause ? `${reason} (${because(error.cause)})` : reason;
}
