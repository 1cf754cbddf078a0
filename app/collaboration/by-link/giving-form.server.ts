import { data, redirect } from '@remix-run/node';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod/v4';
import type { ToPayAgain } from '#app/payments/to-pay-again.server.ts';
import { keptForm } from '#app/forms/form-result.server.ts';
import type { PaymentWords } from '#app/collaboration/payment-step.tsx';
import type { ContributionAnswer } from '#app/collaboration/contribute.server.ts';
import { rupees } from '#contract/common/fields.ts';
import { formatRupees } from '#contract/common/format.ts';
import { BLESSING_LENGTH } from '#contract/gifts/collaboration.ts';
import { hasArrived, type StartedPayment } from '#contract/money/payments.ts';
import type { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import type { Language } from '#messages/language.ts';

/** Rupees that people put into an envelope (decision 9). */
export const SUGGESTED = [501, 1100, 2100, 5100, 11_000, 21_000] as const;
/** The choice that stands for the field below. */
const OTHER = 'other';

type Words = (typeof giftByLinkWords)[Language];

/**
 * The form of an amount and a blessing, for a gift or a shagun; `most` rupees are suggested. What was to be paid before stands there
 * again, else the amount that was pressed on the way here (`?amount=`).
 */
export function viewGivingForm(
  words: Words,
  {
    most = Infinity,
    again = null,
    request,
  }: { most?: number; again?: ToPayAgain | null; request?: Request } = {},
) {
  const {
    checkThese,
    howMuch,
    otherLabel,
    blessingLabel,
    termsTitle,
    rule,
    paidElsewhere,
    submit,
    submitting,
  } = words;
  const pressed = Number(request && new URL(request.url).searchParams.get('amount'));
  const chosen = SUGGESTED.find((amount) => amount === pressed);
  const before = again ?? (chosen === undefined ? null : { amount: chosen, blessing: '' });
  return {
    amounts: [
      ...SUGGESTED.filter((amount) => amount <= most).map((amount) => ({
        value: String(amount),
        label: formatRupees(amount),
      })),
      { value: OTHER, label: words.other },
    ],
    blessing: { length: BLESSING_LENGTH, help: words.blessingHelp(BLESSING_LENGTH) },
    ...(before ? { initialValues: initialValuesOf(before, most) } : {}),
    /** The mark of one contribution: sent again with the same amount, it is paid once. */
    requestKey: randomUUID(),
    words: {
      checkThese,
      howMuch,
      otherLabel,
      blessingLabel,
      termsTitle,
      rule,
      paidElsewhere,
      submit,
      submitting,
    },
  };
}

/** The form again, as it was filled in before the step to the payment page. */
export const keptGiving = (form: FormData) => keptForm(form, ['choice', 'otherAmount', 'blessing']);

/** The fields as they were filled in for a payment. */
function initialValuesOf({ amount, blessing }: ToPayAgain, most: number) {
  const isSuggested = SUGGESTED.some((suggested) => suggested === amount) && amount <= most;
  return isSuggested
    ? { choice: String(amount), otherAmount: '', blessing }
    : { choice: OTHER, otherAmount: String(amount), blessing };
}
export type GivingFormView = ReturnType<typeof viewGivingForm>;

/** What the form is answered with: what is wrong, where to pay, or what became of its payment before. */
export interface GivingAnswer extends Partial<ContributionAnswer> {
  step?: PaymentWords;
}

/** The form as it is sent: an amount in rupees, chosen or typed, and the blessing. */
export const sentGiving = (words: Words) =>
  z
    .object({ choice: z.string().optional(), otherAmount: z.string().max(40).optional() })
    .extend({ blessing: z.string().max(20_000).optional() })
    .transform(({ choice = '', otherAmount = '', blessing = '' }, context) => {
      const amountInput = otherAmount.trim();
      const chosen = SUGGESTED.find((amount) => String(amount) === choice);
      const refuse = (path: 'choice' | 'otherAmount', message: string) => {
        context.issues.push({ code: 'custom', message, path: [path], input: undefined });
        return z.NEVER;
      };
      if (chosen !== undefined && amountInput !== '')
        return refuse('otherAmount', words.bothAmounts(formatRupees(chosen), amountInput));
      if (chosen !== undefined) return { amount: chosen, blessing };
      if (amountInput === '') return refuse(choice === OTHER ? 'otherAmount' : 'choice', words.amountNeeded);
      const { success, data: amount } = rupees().safeParse(amountInput);
      return success ? { amount, blessing } : refuse('otherAmount', words.amountUnreadable);
    });

/** Leads to the payment page, or says that this form was paid before; where its payment came to nothing it stands there again. */
export function goAndPay(
  payment: StartedPayment | undefined,
  words: Words,
  { to, hint, blessing }: { to: string; hint: string; blessing: string },
  headers: [string, string][] = [],
) {
  const amount = formatRupees(payment?.amount ?? 0);
  const checkout = payment?.checkout;
  if (!payment || hasArrived(payment)) return data<GivingAnswer>({ before: words.paidBefore(amount) });
  const fields = initialValuesOf({ amount: payment.amount, blessing }, Infinity);
  if (!checkout)
    return data<GivingAnswer>({ lastResult: { initialValue: fields }, before: words.cameToNothing(amount) });
  if (checkout.kind === 'redirect') return redirect(checkout.url, { status: 303, headers });
  const step = {
    title: words.payTitle(amount, to),
    hint,
    pay: words.pay,
    ...(blessing ? { blessing: words.blessingQuoted(blessing) } : {}),
    change: { label: words.changeAmount, fields },
  };
  return data<GivingAnswer>({ payment: { amount, checkout }, step }, { headers });
}

/** The form's field for a path of the backend's messages. */
export const givingField =
  (form: FormData) =>
  (path: string): string =>
    path !== 'amount' && path !== 'contributionAmount'
      ? path
      : form.get('choice') === OTHER
        ? 'otherAmount'
        : 'choice';

/** Another amount, or another blessing, after a refusal is another request. */
export function requestKeyOf(form: FormData, amount: number, blessing: string): string {
  const mark = String(form.get('requestKey') ?? '').replaceAll(/[^\w-]/g, '');
  const text = createHash('sha256').update(blessing).digest('hex').slice(0, 16);
  return `${mark.slice(0, 40)}-${Math.round(amount * 100)}-${text}`;
}
