import { ledgerWords } from '#messages/ledger/words.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { AccountKind } from '#backend/platform/database/money-schema.ts';
import { conflict, Problem } from '#backend/platform/errors.ts';
import { sha256 } from '#backend/platform/ids.ts';
import {
  balances,
  findReversalKey,
  findTransfer,
  findTransferByKey,
  insertPostings,
  insertTransfer,
  lockAccounts,
  lockTransfer,
  makeAccounts,
  postingsOf,
  wrongBalances,
  wrongTransfers,
} from './repository.ts';

export { wrongBalances, wrongTransfers } from './repository.ts';

/** One account's share of a transfer: paise in (above zero) or out (below). */
export interface Posting {
  account: string;
  kind: AccountKind;
  amountPaise: number;
}

/** The account of what a provider holds for us. */
export const providerAccount = (provider: string): { account: string; kind: 'provider' } => ({
  account: `provider:${provider}`,
  kind: 'provider',
});

/**
 * Makes the accounts of providers that have none, before any of their money moves: a transfer that
 * makes an account keeps everybody who uses it waiting until its transaction is over.
 */
export const openProviderAccounts = (db: Db, providers: readonly string[]): Promise<void> =>
  makeAccounts(
    db,
    providers.map((provider) => ({ id: providerAccount(provider).account, kind: 'provider' })),
  );

/** A movement of money to make. */
interface Transfer {
  /** The same key with the same transfer moves money once, however often it is asked for. */
  key: string;
  /** What happened, in one word for programs. */
  kind: string;
  /** What happened, in a sentence for the people whose account it is. */
  description: string;
  postings: readonly Posting[];
  now: Date;
}

interface Made {
  transferId: string;
  /** Whether it was there already. */
  repeated: boolean;
}

/** An account does not hold what was to be taken from it. */
export class NotEnough extends Problem {
  constructor(readonly account: string) {
    super(409, 'not_enough', ledgerWords.notEnough);
  }
}

/**
 * Moves money, inside the caller's transaction. Nothing is moved when it throws; then
 * the caller's transaction must end without a commit.
 *
 * @throws {NotEnough} when an account that may not would go below zero
 * @throws {Problem} 409 when the key was used for another transfer
 * @throws {RangeError} for postings that do not sum to zero, or name an account twice
 */
export async function transfer(tx: Db, wanted: Transfer): Promise<Made> {
  return make(tx, wanted, null);
}

/**
 * Takes a transfer back by one with every posting turned round. A transfer is reversed
 * at most once, and a reversal never.
 *
 * @throws {NotEnough} when the money is no longer there
 * @throws {Problem} 409 when it was reversed under another key
 */
export async function reverse(
  tx: Db,
  transferId: string,
  { key, description, now }: Pick<Transfer, 'key' | 'description' | 'now'>,
): Promise<Made> {
  const original = await findTransfer(tx, transferId);
  if (!original || original.reverses) throw conflict(ledgerWords.notReversible, 'not_reversible');
  const postings = original.postings.map(({ account, kind, amountPaise }) => ({
    account,
    kind,
    amountPaise: -amountPaise,
  }));
  return make(tx, { key, kind: 'reversal', description, postings, now }, transferId);
}

async function make(
  tx: Db,
  { key, kind, description, postings, now }: Transfer,
  reverses: string | null,
): Promise<Made> {
  if (!tx.isTransaction) throw new Error('Money moves inside a transaction');
  const lines = [...postings].sort((a, b) => (a.account < b.account ? -1 : 1));
  checkLines(lines);
  const inputHash = sha256(
    JSON.stringify([
      kind,
      description,
      reverses,
      lines.map(({ account, amountPaise }) => [account, amountPaise]),
    ]),
  );
  if (reverses) await refuseSecondReversal(tx, reverses, key);
  const transferId = await insertTransfer(tx, { key, inputHash, kind, description, reverses, now });
  if (!transferId) {
    const earlier = await findTransferByKey(tx, key);
    if (earlier?.input_hash !== inputHash) throw conflict(ledgerWords.otherDetails, 'idempotency_conflict');
    return { transferId: earlier.id, repeated: true };
  }
  const held = await lockAccounts(
    tx,
    lines.map(({ account: id, kind: accountKind }) => ({ id, kind: accountKind })),
  );
  for (const { account, amountPaise } of lines) {
    const paise = held.get(account);
    if (paise !== undefined && paise + amountPaise < 0) throw new NotEnough(account);
  }
  await insertPostings(tx, transferId, lines);
  return { transferId, repeated: false };
}

/** Whoever reverses the same transfer at the same time waits here. */
async function refuseSecondReversal(tx: Db, reverses: string, key: string): Promise<void> {
  await lockTransfer(tx, reverses);
  const earlier = await findReversalKey(tx, reverses);
  if (earlier !== undefined && earlier !== key)
    throw conflict(ledgerWords.reversedBefore, 'reversed_already');
}

function checkLines(lines: readonly Posting[]): void {
  const accounts = new Set(lines.map(({ account }) => account));
  const whole = lines.every(({ amountPaise }) => Number.isSafeInteger(amountPaise) && amountPaise !== 0);
  const sum = lines.reduce((total, { amountPaise }) => total + amountPaise, 0);
  if (lines.length < 2 || accounts.size !== lines.length || !whole || sum !== 0) {
    throw new RangeError('A transfer has postings on two accounts or more, in whole paise, that sum to zero');
  }
}

/** The transfer made under a key, to be reversed. */
export async function findTransferId(db: Db, key: string): Promise<string | undefined> {
  return (await findTransferByKey(db, key))?.id;
}

/** What accounts hold, in paise; an account nobody used holds 0. A provider's is the sum of all its postings. */
export async function balancesOf(db: Db, accounts: readonly string[]): Promise<Map<string, number>> {
  const held = new Map((await balances(db, accounts)).map(({ id, balance_paise }) => [id, balance_paise]));
  return new Map(accounts.map((account) => [account, held.get(account) ?? 0]));
}

/** Locks an account for the rest of the transaction and answers what it holds, in paise. Never for a provider's account. */
export async function lockBalance(
  tx: Db,
  account: { id: string; kind: Exclude<AccountKind, 'provider'> },
): Promise<number> {
  return (await lockAccounts(tx, [account])).get(account.id) ?? 0;
}

/** One line of an account's history. */
export interface HistoryLine {
  account: string;
  transferId: string;
  /** Of the transfer, or of the one it reverses. */
  kind: string;
  description: string;
  amountPaise: number;
  at: Date;
}

/** Everything that happened on the accounts, oldest first. */
export async function historyOf(db: Db, accounts: readonly string[]): Promise<HistoryLine[]> {
  const rows = await postingsOf(db, accounts);
  return rows.map((row) => ({
    account: row.account_id,
    transferId: row.transfer_id,
    kind: row.kind,
    description: row.description,
    amountPaise: row.amount_paise,
    at: row.created_at,
  }));
}

/** Recomputes everything from the postings; each difference as a sentence, none when the books are right. */
export async function findDifferences(db: Db): Promise<string[]> {
  const balances = await wrongBalances(db);
  const transfers = await wrongTransfers(db);
  return [
    ...balances.map(
      ({ account, stored, derived }) =>
        `Account ${account} says ${stored} paise, its postings say ${derived}.`,
    ),
    ...transfers.map(
      ({ transfer: id, postings, sum }) =>
        `Transfer ${id} has ${postings} postings that sum to ${sum} paise.`,
    ),
  ];
}
