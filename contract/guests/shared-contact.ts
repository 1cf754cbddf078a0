import { z } from 'zod/v4';
// the sentences of whatever else is chosen
import '#contract/common/fields.ts';

/**
 * What becomes of somebody whose phone or e-mail another guest has: the two are the `same` person, or one `household` with one
 * invitation, or a guest of their `own` without that contact. `ask` has nothing done where nobody can tell. Left out, names
 * that may be one person's are the same guest, and everybody else is a guest of their own.
 */
const sharedChoice = z.enum(['ask', 'same', 'household', 'own']);
export type SharedChoice = z.infer<typeof sharedChoice>;

/** The same in a row that states a guest. */
export const sharedField = { shared: sharedChoice.optional() };
