import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { z } from 'zod/v4';
import { backend } from '#app/server/backend.server.ts';
import type { GiftAddress } from '#app/collaboration/gift-together.server.ts';
import { isChange } from '#app/collaboration/payment-change.ts';
import { invalidForm, keptForm, refusedForm, type FormResult } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { joinForm } from '#contract/gifts/collaboration.ts';
import { formatRupees } from '#contract/common/format.ts';
import { hasArrived, type Checkout } from '#contract/money/payments.ts';
import * as togetherWords from '#messages/collaboration/en.ts';

/** What the contribution's form may be answered with: what is wrong, or where to pay. */
export interface ContributionAnswer extends Partial<FormResult> {
  /** The form as it was filled in, for the way back from the step before paying. */
  change?: Record<string, string>;
  /** What became of the payment that this very form had begun before. */
  before?: string;
  payment?: { amount: string; checkout: Extract<Checkout, { kind: 'form' }> };
}

const inputSchema = z.object({
  contributionAmount: joinForm.shape.contributionAmount,
  hideAmount: z.string().optional(),
});

/**
 * Takes a contribution: leads to the provider's page when there is something to pay, and
 * back to the gift when there is not.
 */
export async function contribute(request: Request, place: GiftAddress, form: FormData) {
  if (isChange(form)) return keptForm(form, ['contributionAmount', 'hideAmount']);
  const submission = parseWithZod(form, { schema: inputSchema });
  if (submission.status !== 'success') return invalidForm(submission);
  const { contributionAmount } = submission.value;
  const hideAmount = submission.value.hideAmount === 'on';
  // another amount, or another choice about it, after a refusal is another request
  const idempotencyKey = `${String(form.get('requestKey') ?? '').slice(0, 40)}-${Math.round(contributionAmount * 100)}${hideAmount ? '-hidden' : ''}`;
  const result = await backend(request).send(
    'joinCollaboration',
    { params: place, body: { contributionAmount, hideAmount } },
    { idempotencyKey },
  );
  if (!result.ok) {
    // where the payment page alone is away, its sentence says that nothing was charged
    const { code, message } = result.error;
    const fallback = code === 'payment_unavailable' ? message : togetherWords.joinFailed;
    return refusedForm(submission, result, { fallback });
  }
  const { gift, payment } = result.data;
  const page = `/event/${place.eventId}/gift/${place.giftId}`;
  if (!payment) return redirectWithFlash(page, togetherWords.joined(gift.name));
  const { checkout } = payment;
  const amount = formatRupees(payment.amount);
  const change = {
    contributionAmount: String(contributionAmount),
    ...(hideAmount ? { hideAmount: 'on' } : {}),
  };
  if (hasArrived(payment))
    return redirectWithFlash(page, { tone: 'info', text: togetherWords.paidBefore(amount) });
  if (!checkout)
    return data<ContributionAnswer>({
      lastResult: { initialValue: change },
      before: togetherWords.cameToNothing(amount),
    });
  if (checkout.kind === 'redirect') return redirect(checkout.url, 303);
  return data<ContributionAnswer>({ payment: { amount, checkout }, change });
}
