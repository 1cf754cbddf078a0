import { reasonOf } from '#scripts/lib/settings.ts';

/**
 * What was found. `well`: nothing to do. `advice`: it works, and would be better or safer otherwise. `mend`: something
 * people need does not work. `unknown`: it could not be looked at from here.
 */
export type State = 'well' | 'advice' | 'mend' | 'unknown';

/** One thing that was looked at, in a sentence that names no secret, and what to do about it. */
export interface Diagnosis {
  state: State;
  said: string;
  todo?: string;
}

export const well = (said: string): Diagnosis => ({ state: 'well', said });
export const advice = (said: string, todo: string): Diagnosis => ({ state: 'advice', said, todo });
export const mend = (said: string, todo: string): Diagnosis => ({ state: 'mend', said, todo });
export const unknown = (said: string, todo: string): Diagnosis => ({ state: 'unknown', said, todo });

/** What went wrong, in the words of whoever said it, with its cause. */
export function because(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const reason = reasonOf(error);
  return error.cause ? `${reason} (${because(error.cause)})` : reason;
}
