import { z } from 'zod/v4';
import { readBy } from '#contract/audience/read-by.ts';
import { optionalName, optionalPhone } from '#contract/common/fields.ts';

const person = z.object({
  firstName: optionalName(),
  lastName: optionalName(),
  phone: optionalPhone,
});

/** Bride and groom of a wedding or an engagement (spec section 3). */
export const brideGroomDetails = z.object({ bride: person, groom: person });
export type BrideGroomDetails = z.infer<typeof brideGroomDetails>;

/** The same in an answer: their phone numbers are for hosts alone, and empty for others. */
const shownPerson = z.object({
  firstName: z.string(),
  lastName: z.string(),
  phone: readBy('hosts', z.string()),
});
export const shownCouple = z.object({ bride: shownPerson, groom: shownPerson });
