import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod/v4';
import { backend } from '#app/server/backend.server.ts';
import { invalidForm, refusedForm, type FormResult } from '#app/forms/form-result.server.ts';
import { amountHint } from '#app/gift-cards/redemption/amounts.ts';
import { readBrand } from '#app/gift-cards/redemption/catalogue.server.ts';
import { isClearNo } from '#app/gift-cards/redemption/clear-no.ts';
import { redemptionAddress } from '#app/gift-cards/addresses.ts';
import { redeemForm } from '#contract/money/redemptions.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** What the confirmation may be answered with, when it does not lead on to the redemption. */
export interface RedeemAnswer extends FormResult {
  /** Why nothing was bought, in the shop's or the backend's words; left out when the form was not sent on. */
  failure?: string;
  /** The mark to send again with. */
  requestKey?: string;
}

const inputSchema = z.object({
  amount: redeemForm.shape.amount,
  recipientEmail: z.string().trim().max(254, cardWords.badEmail).pipe(z.email(cardWords.badEmail)).optional(),
});

/** Buys the voucher and leads to what became of it; a refusal comes back to the form with everything typed. */
export async function redeemAction(
  request: Request,
  { brandId, ...bought }: { giftCardId: string; brandId: string; productId: string },
  form: FormData,
) {
  const submission = parseWithZod(form, { schema: inputSchema });
  const api = backend(request);
  if (submission.status !== 'success') {
    const input = { body: { ...submission.payload, ...bought } };
    const answer = invalidForm(submission, await api.check('redeemGiftCard', input));
    const { error } = answer.data.lastResult;
    if (error?.amount && !submission.payload.amount)
      error.amount = [await amountNeeded(request, brandId, bought.productId)];
    return answer;
  }
  const body = { ...bought, ...submission.value };
  const requestKey = String(form.get('requestKey') ?? '');
  const result = await api.send('redeemGiftCard', { body }, { idempotencyKey: keyOf(requestKey, body) });
  if (result.ok) return redirect(redemptionAddress(result.data.redemption._id), 303);
  const { data: refused, init } = refusedForm(submission, result);
  // an amount the card cannot pay is mended in its field: nothing was tried that could fail
  if (result.error.details)
    return data<RedeemAnswer>({ ...refused, requestKey: randomUUID() }, init ?? undefined);
  const next = isClearNo(result) ? randomUUID() : requestKey;
  return data<RedeemAnswer>(
    { ...refused, failure: cardWords.redemptionFailed(result.error.message), requestKey: next },
    init ?? undefined,
  );
}

/** A missing amount is asked for with those this voucher can have, as far as the shop says them. */
async function amountNeeded(request: Request, brandId: string, productId: string): Promise<string> {
  const product = (await readBrand(request, brandId))?.products.find(({ id }) => id === productId);
  return product ? amountHint(product) : cardWords.amountNeeded;
}

/** The same form sent twice is one redemption; another amount or recipient typed after a refusal is another. */
function keyOf(requestKey: string, body: object): string {
  const content = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 22);
  return `${requestKey.replace(/[^A-Za-z0-9-]/g, '').slice(0, 40)}-${content}`;
}
