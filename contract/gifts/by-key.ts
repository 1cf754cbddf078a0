import { z } from 'zod/v4';
import { id } from '#contract/common/fields.ts';

/** The guest and the key of their personal link, in the body of a call: who has them gives as that guest, without an account. */
export const byKey = { guest: id.optional(), key: z.string().max(100).optional() };
