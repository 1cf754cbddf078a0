import { z } from 'zod/v4';
import { optionalLine } from '#contract/common/fields.ts';

/** What keeps an account from being deleted, and the page where that is changed. */
const deletionBlocker = z.object({
  reason: z.enum([
    'upcoming_event',
    'mails_on_the_way',
    'card_balance',
    'open_redemption',
    'open_payment',
    'open_refund',
  ]),
  message: z.string(),
  /** A page of this site to go on with. */
  path: z.string(),
  label: z.string(),
});
export type DeletionBlocker = z.infer<typeof deletionBlocker>;

/** `GET /auth/account/deletion`: whether the account can be deleted now, and what would go. */
export const accountDeletion = z.object({
  /** What has to be typed: the person's e-mail address, or `DELETE` when there is none. */
  confirmation: z.string(),
  obstacles: z.array(deletionBlocker),
  /** Past, cancelled and guestless events that would go. */
  events: z.number().int(),
  /** Contributions that stay in the books under a pseudonym. */
  contributions: z.number().int(),
});
export type AccountDeletion = z.infer<typeof accountDeletion>;

/** `DELETE /auth/account`. */
export const deleteAccountForm = z.object({ confirmation: optionalLine(254) });
