import { z } from 'zod/v4';
import { PHONE_PREFIX, readPhone } from '#contract/common/phone.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { oneGuestEntry, type GuestEntry } from '#contract/guests/guests.ts';
import { doubtedEmail } from '#contract/guests/likely-email.ts';
import { sharedField } from '#contract/guests/shared-contact.ts';
import * as guestWords from '#messages/guests/en.ts';
import * as likelyWords from '#messages/guests/likely-email/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** Whether an invitation can reach this row. */
const hasContact = (row: GuestEntry): boolean => row.email !== '' || !['', PHONE_PREFIX].includes(row.phone);

/** Whether the phone is of another country: only the backend knows whether there is such a number. */
export const isAbroad = ({ phone }: GuestEntry): boolean => readPhone(phone).kind === 'abroad';

/** Whether anything was typed into this row. */
export const hasInput = (row: GuestEntry): boolean =>
  hasContact(row) || row.firstName !== '' || row.lastName !== '';

/** A row, with the address that whoever typed it was asked about, and what becomes of a contact that another guest has. */
const typedRow = oneGuestEntry.extend({ ...sharedField, emailStands: z.string().max(254).default('') });

/** What is asked of rows before anything is sent, by field: whether an address was meant that looks mistyped. */
export const askedOfRows = (rows: readonly z.output<typeof typedRow>[]): FieldErrors =>
  Object.fromEntries(
    rows.flatMap(({ email, emailStands }, index) => {
      const likely = doubtedEmail(email, emailStands);
      return likely ? [[`newGuests[${index}].email`, [likelyWords.didYouMeanFirst(likely)]]] : [];
    }),
  );

/**
 * The invite form of spec section 5: any number of rows, at least one of them with an e-mail or a phone. A phone that is
 * none is mended beside its field before anybody is added: no row goes away with it.
 */
export const inviteForm = z
  .object({
    newGuests: z.array(typedRow).max(10_000, invitationWords.tooManyRows).default([]),
    requestId: z.string().max(64).optional(),
  })
  // a row whose contact cannot be read is one somebody meant to reach
  .refine(({ newGuests }) => newGuests.some(hasContact), {
    message: guestWords.contactNeeded,
    when: ({ value, issues }) =>
      Array.isArray((value as { newGuests?: unknown }).newGuests) &&
      !issues.some(({ path = [] }) => path.length === 0 || ['email', 'phone'].includes(String(path.at(-1)))),
  });
