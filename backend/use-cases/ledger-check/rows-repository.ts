import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type {
  CardState,
  PaymentState,
  RedemptionState,
  RefundState,
} from '#backend/platform/database/money-schema.ts';

/*
 * What should be true of the rows beside the ledger. Each query is one statement, so that
 * it sees one moment even beside a running app, and answers only what is not as it should be.
 */

/** An account of set-aside money ends with the id of what it is set aside for. */
const holds = sql`
  holds as (select id, regexp_replace(id, '^.*:', '') as subject, balance_paise from ledger_accounts where kind = 'hold'),
  sent as (
    select holds.subject, other.account_id, sum(other.amount_paise)::bigint as paise
    from holds join ledger_postings own on own.account_id = holds.id
    join ledger_postings other on other.transfer_id = own.transfer_id
    join ledger_accounts provider on provider.id = other.account_id and provider.kind = 'provider'
    group by 1, 2
  )`;

export interface WrongCard {
  id: string;
  status: CardState;
  original: number;
  issued: number;
  balance: number;
}

/** Cards that do not hold what their state says, or were not issued with what they say. */
export async function wrongCards(db: Db, accountPrefix: string): Promise<WrongCard[]> {
  const { rows } = await sql<WrongCard>`
    with issued as (
      select p.account_id, sum(p.amount_paise)::bigint as paise from ledger_postings p
      join ledger_transfers t on t.id = p.transfer_id where t.kind = 'issue' and p.amount_paise > 0 group by 1
    )
    select c.id, c.status, c.original_paise as original, coalesce(i.paise, 0) as issued, coalesce(a.balance_paise, 0) as balance
    from gift_cards c
    left join issued i on i.account_id = ${accountPrefix} || c.id
    left join ledger_accounts a on a.id = ${accountPrefix} || c.id
    where c.original_paise <> coalesce(i.paise, 0)
      or (c.status <> 'active' and coalesce(a.balance_paise, 0) <> 0)
      or (c.status = 'active' and coalesce(a.balance_paise, 0) = 0)
    order by c.id`.execute(db);
  return rows;
}

/** Payments whose cards do not sum to what was paid; unpaid ones have none. */
export async function wrongIssues(db: Db) {
  const { rows } = await sql<{ id: string; status: PaymentState; amount: number; issued: number }>`
    select p.id, p.status, p.amount_paise as amount, coalesce(sum(c.original_paise), 0)::bigint as issued
    from payments p left join gift_cards c on c.payment_id = p.id group by p.id
    having coalesce(sum(c.original_paise), 0) <> case when p.status in ('paid', 'refunded') then p.amount_paise else 0 end
    order by p.id`.execute(db);
  return rows;
}

export interface WrongContribution {
  payment: string;
  status: PaymentState;
  amount: number;
  /** Null when there is none. */
  given: number | null;
  refunded: number;
  /** What refunds that did not fail say. */
  returned: number;
}

/** Contributions that are not what was paid for them, or not less what went back. */
export async function wrongContributions(db: Db, purpose: string): Promise<WrongContribution[]> {
  const { rows } = await sql<WrongContribution>`
    select p.id as payment, p.status, p.amount_paise as amount, k.amount_paise as given,
      coalesce(k.refunded_paise, 0) as refunded, coalesce(r.paise, 0) as returned
    from payments p left join contributions k on k.payment_id = p.id
    left join (select payment_id, sum(amount_paise)::bigint as paise from refunds where status <> 'failed' group by 1) r on r.payment_id = p.id
    where p.purpose = ${purpose} and (p.status in ('paid', 'refunded')) <> (k.id is not null)
      or k.amount_paise <> p.amount_paise or k.refunded_paise <> coalesce(r.paise, 0)
    order by p.id`.execute(db);
  return rows;
}

export interface WrongHold<State> {
  id: string;
  status: State;
  amount: number;
  held: number;
  sent: number;
}

/** Refunds whose money is not where their state says. */
export async function wrongRefunds(db: Db): Promise<WrongHold<RefundState>[]> {
  const { rows } = await sql<WrongHold<RefundState>>`
    with ${holds}
    select * from (
      select r.id, r.status, r.amount_paise as amount, coalesce(holds.balance_paise, 0) as held, coalesce(sent.paise, 0) as sent
      from refunds r join payments p on p.id = r.payment_id
      left join holds on holds.subject = r.id left join sent on sent.subject = r.id and sent.account_id = 'provider:' || p.provider
    ) as each
    where held <> case when status in ('requested', 'pending') then amount else 0 end
      or sent <> case when status = 'processed' then amount else 0 end
    order by id`.execute(db);
  return rows;
}

/** Redemptions whose money is not where their state says. */
export async function wrongRedemptions(db: Db): Promise<WrongHold<RedemptionState>[]> {
  const { rows } = await sql<WrongHold<RedemptionState>>`
    with ${holds}
    select * from (
      select r.id, r.status, r.amount_paise as amount, coalesce(holds.balance_paise, 0) as held, coalesce(sent.paise, 0) as sent
      from redemptions r
      left join holds on holds.subject = r.id left join sent on sent.subject = r.id and sent.account_id = 'provider:' || r.provider
    ) as each
    where held <> case when status in ('completed', 'failed') then 0 else amount end
      or sent <> case when status = 'completed' then amount else 0 end
    order by id`.execute(db);
  return rows;
}

/** Payments that count as refunded without being so, and the other way round. */
export async function wronglyRefunded(db: Db) {
  const { rows } = await sql<{ id: string; status: PaymentState; amount: number; returned: number }>`
    select p.id, p.status, p.amount_paise as amount, coalesce(sum(r.amount_paise), 0)::bigint as returned
    from payments p left join refunds r on r.payment_id = p.id and r.status = 'processed' group by p.id
    having (p.status = 'refunded') <> (coalesce(sum(r.amount_paise), 0) = p.amount_paise) order by p.id`.execute(
    db,
  );
  return rows;
}

/** Accounts of cards, refunds and redemptions that do not exist, with money on them. */
export async function strayAccounts(db: Db, cardPrefix: string) {
  const { rows } = await sql<{ id: string; balance: number }>`
    select a.id, a.balance_paise as balance from ledger_accounts a
    where a.balance_paise <> 0 and (
      a.kind = 'gift_card' and not exists (select from gift_cards c where ${cardPrefix} || c.id = a.id)
      or a.kind = 'hold' and not exists (select from refunds r where r.id = regexp_replace(a.id, '^.*:', ''))
        and not exists (select from redemptions r where r.id = regexp_replace(a.id, '^.*:', '')))
    order by a.id`.execute(db);
  return rows;
}
