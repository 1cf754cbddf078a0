import { z } from 'zod/v4';
import { readBy } from '#contract/audience/read-by.ts';
import { shagunWords } from '#messages/shagun/by-language.ts';
import type { Language } from '#messages/language.ts';
import { rupees } from '#contract/common/fields.ts';
import { startedPayment } from '#contract/money/payments.ts';
import { byKey } from './by-key.ts';
import { blessingIn } from './collaboration.ts';
import { contributionList } from './contributions.ts';

/** The most rupees of one shagun: payment pages usually take no more at once, and a zero too many is noticed. */
export const MOST_SHAGUN = 500_000;

/** `POST /events/{eventId}/shagun`: money for the couple, for no gift. */
export const shagunFormIn = (language: Language) =>
  z.object({
    /** Rupees; how much is judged where it is known what can be paid. */
    amount: rupees(shagunWords[language].amountNeeded),
    /** What the giver writes to the couple; the organiser reads it beside the amount. */
    blessing: blessingIn(language),
    ...byKey,
  });
export const shagunForm = shagunFormIn('en');

/** Send the payer to the payment's `checkout`: the shagun counts once it is paid. */
export const begunShagun = z.object({ payment: startedPayment });
export type BegunShagun = z.infer<typeof begunShagun>;

/** `GET /events/{eventId}/shagun`. `received` is for the organiser: rupees in all, less what went back, and from how many people. */
export const shagunList = contributionList.extend({
  received: readBy('owner', z.object({ total: z.number(), givers: z.number().int() })).optional(),
});
export type ShagunList = z.infer<typeof shagunList>;
