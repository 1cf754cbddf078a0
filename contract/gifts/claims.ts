import { z } from 'zod/v4';
import type { Language } from '#messages/language.ts';
import { byKey } from './by-key.ts';
import { blessingIn } from './collaboration.ts';

/** `POST …/claim`: a guest brings a gift. Sent again it changes what they said. */
export const claimFormIn = (language: Language) =>
  z.object({
    /** Hosts hear of it the day after the event. */
    surprise: z.boolean().default(false),
    /** What the guest writes to the couple; hosts read it with their name. */
    blessing: blessingIn(language),
    ...byKey,
  });
export const claimForm = claimFormIn('en');
export type ClaimForm = z.output<typeof claimForm>;

/** `POST …/claim/release`: they do not bring it after all. */
export const releaseForm = z.object(byKey);
