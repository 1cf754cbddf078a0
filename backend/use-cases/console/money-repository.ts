import type { Db } from '#backend/platform/database/connect.ts';
import type { RowRange } from './rows.ts';

/** Rows of one kind of money, newest first; with `waiting` those alone that are asked about again, in the order of that. */
export interface MoneyRange extends RowRange {
  waiting: boolean;
}

export const listedPayments = (db: Db, { waiting, limit, offset }: MoneyRange) =>
  db
    .selectFrom('payments')
    .select(['id', 'created_at', 'status', 'amount_paise', 'next_check_at'])
    .select(['provider_payment_id as provider', 'failure as note'])
    .$if(waiting, (query) => query.where('next_check_at', 'is not', null).orderBy('next_check_at'))
    .$if(!waiting, (query) => query.orderBy('created_at', 'desc'))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const listedRefunds = (db: Db, { waiting, limit, offset }: MoneyRange) =>
  db
    .selectFrom('refunds')
    .select(['id', 'created_at', 'status', 'amount_paise', 'next_check_at', 'payment_id'])
    .select(['provider_refund_id as provider', 'failure as note'])
    .$if(waiting, (query) => query.where('next_check_at', 'is not', null).orderBy('next_check_at'))
    .$if(!waiting, (query) => query.orderBy('created_at', 'desc'))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

export const listedRedemptions = (db: Db, { waiting, limit, offset }: MoneyRange) =>
  db
    .selectFrom('redemptions')
    .select(['id', 'created_at', 'status', 'amount_paise', 'next_check_at'])
    .select(['provider_order_id as provider', 'failure as note'])
    .$if(waiting, (query) => query.where('next_check_at', 'is not', null).orderBy('next_check_at'))
    .$if(!waiting, (query) => query.orderBy('created_at', 'desc'))
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();

/** What was kept aside, the oldest first, as the command lists it. */
export const listedQuarantine = (db: Db, { limit, offset }: RowRange) =>
  db
    .selectFrom('payment_quarantine')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
