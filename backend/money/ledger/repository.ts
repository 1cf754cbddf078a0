import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { AccountKind } from '#backend/platform/database/money-schema.ts';
import { newId } from '#backend/platform/ids.ts';

/** A transfer as it is stored. */
interface NewTransfer {
  key: string;
  inputHash: string;
  kind: string;
  description: string;
  reverses: string | null;
  now: Date;
}

/** Stores a transfer and answers its id; undefined when its key was used before. Waits for one with the same key that is being made. */
export async function insertTransfer(
  tx: Db,
  { key, inputHash, kind, description, reverses, now }: NewTransfer,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('ledger_transfers')
    .values({
      id: newId(),
      idempotency_key: key,
      input_hash: inputHash,
      kind,
      description,
      reverses,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function findTransferByKey(db: Db, key: string) {
  return db.selectFrom('ledger_transfers').selectAll().where('idempotency_key', '=', key).executeTakeFirst();
}

/** The key under which a transfer was reversed, if it was. */
export async function findReversalKey(db: Db, transferId: string): Promise<string | undefined> {
  return (
    await db
      .selectFrom('ledger_transfers')
      .select('idempotency_key')
      .where('reverses', '=', transferId)
      .executeTakeFirst()
  )?.idempotency_key;
}

export async function findTransfer(db: Db, id: string) {
  const transfer = await db
    .selectFrom('ledger_transfers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!transfer) return undefined;
  const postings = await db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_accounts', 'ledger_accounts.id', 'ledger_postings.account_id')
    .select(['account_id as account', 'kind', 'amount_paise as amountPaise'])
    .where('transfer_id', '=', id)
    .orderBy('account_id')
    .execute();
  return { ...transfer, postings };
}

interface Account {
  id: string;
  kind: AccountKind;
}

/** Makes the accounts that are not there yet. */
export async function makeAccounts(db: Db, accounts: readonly Account[]): Promise<void> {
  await db
    .insertInto('ledger_accounts')
    .values(accounts.map(({ id, kind }) => ({ id, kind })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/**
 * Makes the accounts that are not there yet and locks them in the order of their ids, so that
 * two transfers never wait for each other; what those held in paise is answered. Providers'
 * accounts stay open to everybody (docs/decisions/0007): they hold no balance of their own.
 */
export async function lockAccounts(tx: Db, accounts: readonly Account[]): Promise<Map<string, number>> {
  const inOrder = [...accounts].sort((a, b) => (a.id < b.id ? -1 : 1));
  await makeAccounts(tx, inOrder);
  const limited = inOrder.flatMap(({ id, kind }) => (kind === 'provider' ? [] : [id]));
  if (limited.length === 0) return new Map();
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'balance_paise'])
    .where('id', 'in', limited)
    .where('kind', '<>', 'provider')
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, balance_paise: paise }) => [id, paise ?? 0]));
}

/** Locks a transfer, so that of those who would reverse it one comes after the other. */
export async function lockTransfer(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('ledger_transfers').select('id').where('id', '=', id).forUpdate().execute();
}

export async function insertPostings(
  tx: Db,
  transferId: string,
  postings: readonly { account: string; amountPaise: number }[],
): Promise<void> {
  await tx
    .insertInto('ledger_postings')
    .values(
      postings.map(({ account, amountPaise }) => ({
        transfer_id: transferId,
        account_id: account,
        amount_paise: amountPaise,
      })),
    )
    .execute();
}

export async function balances(db: Db, accounts: readonly string[]) {
  if (accounts.length === 0) return [];
  return db
    .selectFrom('ledger_accounts')
    .select('id')
    .select(({ fn, selectFrom }) => [
      fn
        .coalesce(
          'balance_paise',
          selectFrom('ledger_postings')
            .select(sql<number>`coalesce(sum(amount_paise), 0)::bigint`.as('paise'))
            .whereRef('account_id', '=', 'ledger_accounts.id'),
        )
        .as('balance_paise'),
    ])
    .where('id', 'in', accounts)
    .execute();
}

/** Every posting of the accounts with its transfer, oldest first; `kind` is that of the transfer it reverses, if it does. */
export async function postingsOf(db: Db, accounts: readonly string[]) {
  if (accounts.length === 0) return [];
  return db
    .selectFrom('ledger_postings')
    .innerJoin('ledger_transfers', 'ledger_transfers.id', 'ledger_postings.transfer_id')
    .leftJoin('ledger_transfers as reversed', 'reversed.id', 'ledger_transfers.reverses')
    .select([
      'account_id',
      'amount_paise',
      'transfer_id',
      'ledger_transfers.description',
      'ledger_transfers.created_at',
    ])
    .select((eb) => eb.fn.coalesce('reversed.kind', 'ledger_transfers.kind').as('kind'))
    .where('account_id', 'in', accounts)
    .orderBy('ledger_transfers.created_at')
    .orderBy('transfer_id')
    .execute();
}

/** Accounts whose stored balance is not the sum of their postings; those of providers store none. */
export async function wrongBalances(db: Db) {
  const { rows } = await sql<{ account: string; stored: number; derived: number }>`
    select a.id as account, a.balance_paise as stored, coalesce(sum(p.amount_paise), 0)::bigint as derived
    from ledger_accounts a left join ledger_postings p on p.account_id = a.id
    group by a.id having a.balance_paise <> coalesce(sum(p.amount_paise), 0) order by a.id`.execute(db);
  return rows;
}

/** Transfers that do not sum to zero, or have fewer than two postings. */
export async function wrongTransfers(db: Db) {
  const { rows } = await sql<{ transfer: string; postings: number; sum: number }>`
    select t.id as transfer, count(p.account_id) as postings, coalesce(sum(p.amount_paise), 0)::bigint as sum
    from ledger_transfers t left join ledger_postings p on p.transfer_id = t.id
    group by t.id having count(p.account_id) < 2 or coalesce(sum(p.amount_paise), 0) <> 0 order by t.id`.execute(
    db,
  );
  return rows;
}
