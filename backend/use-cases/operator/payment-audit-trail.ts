import { formatEventDate } from '#contract/common/format.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { cardAccount } from '#backend/money/gift-cards/service.ts';
import { inRupees } from '#backend/platform/money.ts';
import type { PaymentRow } from '#backend/money/payments/service.ts';
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnavailable,
} from '#backend/providers/payments/port.ts';
import { quarantineReason } from './quarantine-reason.ts';
import {
  cardRows,
  contributionRows,
  eventsOf,
  findPaymentBy,
  firstNames,
  payerIdOf,
  holdsOf,
  quarantineOf,
  redemptionRows,
  refundsOf,
} from './repository.ts';
import {
  again,
  type AuditEntry,
  inTime,
  lastFour,
  quoted,
  type AuditTrail,
  balanceLines,
  redemptionEntries,
  transferEntries,
} from './audit-trail.ts';

/**
 * What became of a payment, from the first click to the voucher, and what its provider
 * says now. Call outside a transaction: the provider is asked.
 *
 * @param id ours or the provider's, of the payment or of what came of it
 * @returns undefined when nothing is known by this id
 */
export async function paymentAuditTrail(
  db: Db,
  provider: PaymentProvider,
  id: string,
): Promise<AuditTrail | undefined> {
  const payment = await findPaymentBy(db, id);
  if (!payment) return undefined;
  const [cards, refunds] = [await cardRows(db, payment.id), await refundsOf(db, payment.id)];
  const redemptions = await redemptionRows(
    db,
    cards.map((card) => card.id),
  );
  const holds = await holdsOf(
    db,
    [...refunds, ...redemptions].map((row) => row.id),
  );
  const entries: AuditEntry[] = [
    ...tellPaying(payment, await firstNames(db, [payerIdOf(payment), payment.payee_id])),
    ...(await eventsOf(db, payment.id)).map((event) => ({
      at: event.received_at,
      what: `Webhook ${event.name} (${event.event_id}): ${event.outcome.replaceAll('_', ' ')}.`,
    })),
    ...tellPaid(payment),
    ...(await contributionRows(db, payment.id)).map((given) => ({
      at: given.created_at,
      what: `Contribution ${given.id} of ${inRupees(given.amount_paise)} to ${given.gift_id ? `gift ${given.gift_id}` : 'a gift that is gone'} of event ${given.event_id}.`,
    })),
    ...cards.map((card) => ({
      at: card.created_at,
      what: `Gift card ${card.id} (${lastFour(card.number)}) issued with ${inRupees(card.original_paise)}, valid until ${day(card.expires_at)}.`,
    })),
    ...redemptions.flatMap(redemptionEntries),
    ...refunds.flatMap(tellRefund),
    ...(await quarantineOf(db, payment.id)).map((row) => ({
      at: row.created_at,
      what: `Kept aside for an operator: ${quarantineReason(row)}`,
    })),
    ...(await transferEntries(db, [...cards.map((card) => cardAccount(card.id)), ...holds])),
  ];
  const accounts = new Map([
    ...cards.map(
      (card) =>
        [cardAccount(card.id), `The gift card ${lastFour(card.number)} is ${card.status} and holds`] as const,
    ),
    ...holds.map((hold) => [hold, `Set aside on ${hold}:`] as const),
  ]);
  return {
    entries: inTime(entries),
    now: [
      `The payment is ${payment.status}.${again(payment.next_check_at)}`,
      ...(await balanceLines(db, accounts)),
      ...(await askProvider(provider, payment)),
    ],
  };
}

const day = (at: Date): string =>
  formatEventDate({ startsAt: at.toISOString(), timeZone: 'Asia/Kolkata' }, 'short');

function tellPaying(payment: PaymentRow, names: ReadonlyMap<string, string>): AuditEntry[] {
  const person = (id: string) => `${names.get(id) || 'somebody'} (user ${id})`;
  const guest = (id: string) =>
    `${names.get(id) || 'somebody'} (a guest by their personal link, payer ${id})`;
  const { created_at: at, provider_order_id: order } = payment;
  const begun = `Payment ${payment.id} of ${inRupees(payment.amount_paise)} begun by ${payment.payer_id === null ? guest(payerIdOf(payment)) : person(payment.payer_id)}, for ${person(payment.payee_id)}: ${quoted(payment.description)}.`;
  return [
    { at, what: begun },
    ...(order === null ? [] : [{ at, what: `Checkout opened at ${payment.provider}: ${order}.` }]),
  ];
}

function tellPaid(payment: PaymentRow): AuditEntry[] {
  if (payment.completed_at)
    return [
      {
        at: payment.completed_at,
        what: `Paid as ${payment.provider_payment_id}${payment.method ? ` by ${payment.method}` : ''}.`,
      },
    ];
  if (payment.status === 'created') return [];
  return [
    {
      at: payment.updated_at,
      what: `The payment is ${payment.status}${payment.failure ? `: ${quoted(payment.failure)}` : ''}.`,
    },
  ];
}

function tellRefund(refund: Awaited<ReturnType<typeof refundsOf>>[number]): AuditEntry[] {
  const why = `${refund.reason.replaceAll('_', ' ')}${refund.note ? `: ${quoted(refund.note)}` : ''}`;
  const named = refund.provider_refund_id === null ? '' : ` as ${refund.provider_refund_id}`;
  const detail = refund.failure ? ` The provider said: ${quoted(refund.failure)}.` : '';
  return [
    {
      at: refund.created_at,
      what: `Refund ${refund.id} of ${inRupees(refund.amount_paise)} asked for (${why}).`,
    },
    refund.completed_at
      ? { at: refund.completed_at, what: `Refund ${refund.id} ${refund.status}${named}.${detail}` }
      : {
          at: refund.updated_at,
          what: `Refund ${refund.id} is ${refund.status}${named}.${detail}${again(refund.next_check_at)}`,
        },
  ];
}

async function askProvider(provider: PaymentProvider, payment: PaymentRow): Promise<string[]> {
  const { provider_payment_id: paymentId, provider_order_id: orderId } = payment;
  if (payment.provider !== provider.name) return [`${payment.provider} is not asked any more.`];
  try {
    const attempts = paymentId
      ? [await provider.fetchPayment(paymentId)]
      : orderId
        ? await provider.fetchOrderPayments(orderId)
        : [];
    return attempts.length === 0
      ? [`The provider (${provider.name}) knows no attempt to pay it.`]
      : attempts.map(tellAttempt);
  } catch (err) {
    if (!(err instanceof ProviderUnavailable) && !(err instanceof ProviderRefused)) throw err;
    return [`The provider could not be asked: ${quoted(err.message)}.`];
  }
}

const tellAttempt = ({ id, amountPaise, status, refundedPaise, failure }: ProviderPayment): string =>
  `The provider says: ${id} of ${inRupees(amountPaise)} is ${status}${refundedPaise > 0 ? `, ${inRupees(refundedPaise)} went back` : ''}${failure ? ` (${quoted(failure.description)})` : ''}.`;
