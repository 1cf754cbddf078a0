import type { StartedPayment } from '#contract/money/payments.ts';
import { paymentWords } from '#messages/payments/by-language.ts';
import type { StoredCheckout } from '#backend/platform/database/money-schema.ts';
import { accountStands, requireAccount } from '#backend/platform/database/account-stands.ts';
import { conflict, notFound, Problem } from '#backend/platform/errors.ts';
import { newId, sha256, signature } from '#backend/platform/ids.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { type Payer, ProviderRefused, ProviderUnavailable } from '#backend/providers/payments/port.ts';
import { payerColumns, type PayerId, type PaymentContext, type PaymentRow } from './payment-handler.ts';
import { findPaymentByRequestKey, insertPayment, keepCheckout } from './repository.ts';

/** How long a payer may take. A payment that arrives later still counts. */
const PAYMENT_MINUTES = 30;
/** When the provider is asked for the first time, should it not have told by then. */
const FIRST_CHECK_MS = 15_000;

/** A request for money. */
interface PaymentRequest {
  payerId: PayerId;
  /** What the payer would otherwise have to type on the provider's page. */
  payer: Payer;
  payeeId: string;
  amountPaise: number;
  /** The name under which `paid` and `describe` were given. */
  purpose: string;
  subject: Record<string, string>;
  /** What the payer reads, one line. */
  description: string;
  /** The client's Idempotency-Key. */
  requestKey?: string | undefined;
}

/** The secret in the address the payer returns to: whoever has it may read this payment's state. */
export const returnToken = ({ ctx }: PaymentContext, paymentId: string): string =>
  signature(ctx.env.SESSION_SECRET, `payment-return:${paymentId}`);

/** @throws {Problem} 400 for a client's Idempotency-Key that is none */
export function requireRequestKey(requestKey: string | undefined): void {
  if (requestKey !== undefined && !/^[A-Za-z0-9_-]{8,100}$/.test(requestKey))
    throw new Problem(400, 'invalid', (language) => paymentWords[language].badKey);
}

/**
 * Whether this payer used the request key before: the request is to be answered by its payment, whatever changed since.
 * Where nothing more is taken (`isOff`) only money that had arrived stands: nobody is led to pay.
 */
export async function hasBegun(
  { ctx }: PaymentContext,
  payerId: PayerId,
  requestKey: string,
  { isOff }: { isOff: boolean },
): Promise<boolean> {
  const row = await findPaymentByRequestKey(ctx.db, payerId, requestKey);
  return row !== undefined && (!isOff || row.status === 'paid' || row.status === 'refunded');
}

/**
 * Begins a payment and answers where the payer goes. Call outside a transaction: the
 * provider is asked. The same request key with the same request answers the same payment.
 *
 * @throws {Problem} 404 when the payee's account is deleted, 409 for a request key used with another request, 503 when the provider cannot be reached: nothing was charged
 */
export async function startPayment(
  paymentContext: PaymentContext,
  request: PaymentRequest,
): Promise<StartedPayment> {
  const { payerId, payeeId, amountPaise, purpose, subject, description, requestKey } = request;
  const { ctx, provider } = paymentContext;
  const now = ctx.now();
  const requestHash = sha256(JSON.stringify([payeeId, amountPaise, purpose, Object.entries(subject).sort()]));
  const begun = {
    id: newId(),
    ...payerColumns(payerId),
    payee_id: payeeId,
    request_key: requestKey ?? null,
    request_hash: requestHash,
    purpose,
    subject: JSON.stringify(subject),
    description,
    amount_paise: amountPaise,
    provider: provider.name,
    provider_order_id: null,
    provider_payment_id: null,
    checkout: null,
    method: null,
    created_at: now,
    expires_at: new Date(now.getTime() + PAYMENT_MINUTES * 60_000),
    completed_at: null,
    next_check_at: new Date(now.getTime() + FIRST_CHECK_MS),
    updated_at: now,
  };
  // an account that is deleted takes along what no money was ever asked for: nobody pays for what is gone by then
  const inserted = await ctx.db.transaction().execute(async (tx) => {
    if (!(await accountStands(tx, payeeId))) throw notFound((language) => paymentWords[language].payeeGone);
    if (typeof payerId === 'string') await requireAccount(tx, payerId);
    return insertPayment(tx, begun);
  });
  const row = inserted ?? (await findPaymentByRequestKey(ctx.db, payerId, requestKey ?? ''));
  if (row?.request_hash !== requestHash)
    throw conflict((language) => paymentWords[language].differentRequest, 'idempotency_conflict');
  if (row.provider_order_id !== null || row.status !== 'created') return present(row);
  return present(await openCheckout(paymentContext, row, request));
}

/** Of two that ask for the same payment at the same time, both show the order that was kept. */
async function openCheckout(
  paymentContext: PaymentContext,
  row: PaymentRow,
  request: PaymentRequest,
): Promise<PaymentRow> {
  const { ctx, provider } = paymentContext;
  const way = (where: string): string =>
    `${ctx.env.APP_URL}/api/payments/${where}/${row.id}?token=${returnToken(paymentContext, row.id)}`;
  try {
    const made = await provider.createCheckout({
      amountPaise: row.amount_paise,
      reference: row.id,
      description: row.description,
      payer: request.payer,
      returnUrl: way('return'),
      cancelUrl: way('cancel'),
      expiresAt: row.expires_at,
    });
    const checkout: StoredCheckout =
      made.kind === 'form'
        ? { kind: 'form', action: made.action, fields: { ...made.fields } }
        : { kind: 'redirect', url: made.url };
    return await keepCheckout(ctx.db, row.id, { orderId: made.orderId, checkout, now: ctx.now() });
  } catch (err) {
    if (!(err instanceof ProviderUnavailable) && !(err instanceof ProviderRefused)) throw err;
    ctx.log.error({ err, payment: row.id }, 'a payment could not begin');
    throw new Problem(503, 'payment_unavailable', (language) => paymentWords[language].unavailable);
  }
}

function present(row: PaymentRow): StartedPayment {
  const open = row.status === 'created' || row.status === 'failed';
  return {
    _id: row.id,
    status: row.status,
    amount: rupeesOf(row.amount_paise),
    ...(row.checkout && open ? { checkout: row.checkout } : {}),
  };
}
