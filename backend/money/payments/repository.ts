import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { EventOutcome, MoneySchema, QuarantineReason } from '#backend/platform/database/money-schema.ts';
import { newId } from '#backend/platform/ids.ts';
import type { ProviderPayment } from '#backend/providers/payments/port.ts';
import type { PayerId, PaymentRow } from './payment-handler.ts';
import { dueRows } from '#backend/money/due-repository.ts';

/** Stores a new payment; undefined when the payer's request key was used before. */
export async function insertPayment(
  db: Db,
  payment: Insertable<MoneySchema['payments']>,
): Promise<PaymentRow | undefined> {
  return db
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) =>
      payment.payer_id !== null
        ? conflict.columns(['payer_id', 'request_key']).where('request_key', 'is not', null).doNothing()
        : conflict
            .columns(['guest_payer_id', 'request_key'])
            .where('request_key', 'is not', null)
            .where('guest_payer_id', 'is not', null)
            .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export async function findPaymentByRequestKey(
  db: Db,
  payer: PayerId,
  key: string,
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where((is) =>
      typeof payer === 'string' ? is('payer_id', '=', payer) : is('guest_payer_id', '=', payer.guestPayerId),
    )
    .where('request_key', '=', key)
    .executeTakeFirst();
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By our id or any of the provider's. */
export async function findByAnyId(db: Db, id: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where((is) =>
      is.or([is('id', '=', id), is('provider_order_id', '=', id), is('provider_payment_id', '=', id)]),
    )
    .executeTakeFirst();
}

export async function lockPayment(tx: Db, id: string): Promise<PaymentRow | undefined> {
  return tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whose payments, and what for. */
export interface PaymentsOf {
  payerId: string;
  purpose: string;
  /** What the payment's subject holds, among other things. */
  subject: Record<string, string>;
}

/** Those that have not gone back whole, locked in the order of their ids. */
export async function lockPaymentsOf(
  tx: Db,
  { payerId, purpose, subject }: PaymentsOf,
): Promise<PaymentRow[]> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('payer_id', '=', payerId)
    .where('purpose', '=', purpose)
    .where(sql<boolean>`subject @> ${JSON.stringify(subject)}::jsonb`)
    .where('status', '<>', 'refunded')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** By the provider's order or, when that is unknown, by the reference the provider vouches for; locked. */
export async function lockByOrder(
  tx: Db,
  { orderId, reference }: { orderId: string | null; reference: string | null },
): Promise<PaymentRow | undefined> {
  const byOrder =
    orderId &&
    (await tx
      .selectFrom('payments')
      .selectAll()
      .where('provider_order_id', '=', orderId)
      .forUpdate()
      .executeTakeFirst());
  if (byOrder) return byOrder;
  return reference ? lockPayment(tx, reference) : undefined;
}

/** By the provider's id of what was paid; locked. */
export async function lockByProviderPayment(
  tx: Db,
  providerPaymentId: string,
): Promise<PaymentRow | undefined> {
  return tx
    .selectFrom('payments')
    .selectAll()
    .where('provider_payment_id', '=', providerPaymentId)
    .forUpdate()
    .executeTakeFirst();
}

export async function updatePayment(
  db: Db,
  id: string,
  change: Updateable<MoneySchema['payments']>,
): Promise<void> {
  await db.updateTable('payments').set(change).where('id', '=', id).execute();
}

/** Keeps the provider's order of a payment that has none yet; the row as it stands then. */
export async function keepCheckout(
  db: Db,
  id: string,
  { orderId, checkout, now }: { orderId: string; checkout: object; now: Date },
): Promise<PaymentRow> {
  const kept = await db
    .updateTable('payments')
    .set({ provider_order_id: orderId, checkout: JSON.stringify(checkout), updated_at: now })
    .where('id', '=', id)
    .where('provider_order_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return kept ?? db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Takes payments whose time to ask has come, for this process alone: another one finds them again after `until`. */
export async function claimDuePayments(
  db: Db,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<PaymentRow[]> {
  return db
    .updateTable('payments')
    .set({ next_check_at: until })
    .where('id', 'in', dueRows('payments', { now, limit }))
    .returningAll()
    .execute();
}

export async function eventIsKnown(db: Db, provider: string, eventId: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertPaymentEvent(
  tx: Db,
  event: {
    provider: string;
    eventId: string;
    name: string;
    paymentId: string | null;
    outcome: EventOutcome;
    now: Date;
  },
): Promise<void> {
  const { provider, eventId, name, paymentId, outcome, now } = event;
  await tx
    .insertInto('payment_events')
    .values({ provider, event_id: eventId, name, payment_id: paymentId, outcome, received_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'event_id']).doNothing())
    .execute();
}

/** Keeps aside what the provider reported, once. @returns false when it was kept before */
export async function insertQuarantine(
  tx: Db,
  paymentId: string,
  providerPayment: Pick<ProviderPayment, 'id' | 'amountPaise' | 'currency'>,
  reason: QuarantineReason,
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('payment_quarantine')
    .values({
      id: newId(),
      payment_id: paymentId,
      provider_payment_id: providerPayment.id,
      reason,
      amount_paise: providerPayment.amountPaise,
      currency: providerPayment.currency,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'provider_payment_id', 'reason']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
