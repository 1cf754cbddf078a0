import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { RowRange } from './rows.ts';

/** Rows of one kind of money, newest first; with `waiting` those alone that are asked about again, in the order of that. */
export interface MoneyRange extends RowRange {
  waiting: boolean;
}

/** Where each kind of money keeps what its provider calls it, and the payment it belongs to. */
const columns = {
  payments: { provider: 'provider_payment_id', payment: 'id' },
  refunds: { provider: 'provider_refund_id', payment: 'payment_id' },
  redemptions: { provider: 'provider_order_id', payment: null },
} as const;

export interface ListedMoney {
  id: string;
  created_at: Date;
  status: string;
  amount_paise: number;
  next_check_at: Date | null;
  provider: string | null;
  payment: string | null;
  note: string;
}

export async function listedMoney(
  db: Db,
  kind: keyof typeof columns,
  { waiting, limit, offset }: MoneyRange,
): Promise<ListedMoney[]> {
  const { provider, payment } = columns[kind];
  const { rows } = await sql<ListedMoney>`
    select id, created_at, status, amount_paise, next_check_at, failure as note,
      ${sql.ref(provider)} as provider, ${payment === null ? sql`null::text` : sql.ref(payment)} as payment
    from ${sql.table(kind)}
    ${waiting ? sql`where next_check_at is not null order by next_check_at, id` : sql`order by created_at desc, id`}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

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
