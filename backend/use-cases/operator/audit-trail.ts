import type { Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { MoneySchema } from '#backend/platform/database/money-schema.ts';
import { balancesOf } from '#backend/money/ledger/service.ts';
import { withoutContacts } from '#backend/platform/log.ts';
import { inRupees } from '#backend/platform/money.ts';
import { transfersTouching } from './repository.ts';

/** Something that happened, as an operator reads it: no contacts, no card numbers. */
export interface AuditEntry {
  at: Date;
  what: string;
}

/** What happened, oldest first, and how things stand now. */
export interface AuditTrail {
  entries: AuditEntry[];
  now: string[];
}

/** `ending 1234`. */
export const lastFour = (number: string): string => `ending ${number.slice(-4)}`;

/** Text a provider or a person wrote, fit for a sentence's end. */
export const quoted = (text: string): string => withoutContacts(text).replace(/\.$/, '');

/** At the same moment they stay in the order in which they are told. */
export const inTime = (entries: AuditEntry[]): AuditEntry[] =>
  [...entries].sort((a, b) => a.at.getTime() - b.at.getTime());

type Redemption = Selectable<MoneySchema['redemptions']> & { number: string };

export function redemptionEntries(row: Redemption): AuditEntry[] {
  const entries: AuditEntry[] = [
    {
      at: row.created_at,
      what: `Redemption ${row.id} of ${inRupees(row.amount_paise)} asked for, with the card ${lastFour(row.number)}: ${quoted(row.product_name)}.`,
    },
  ];
  if (row.ordered_at) entries.push({ at: row.ordered_at, what: `Its order was sent to ${row.provider}.` });
  const order = row.provider_order_id === null ? '' : ` as order ${row.provider_order_id}`;
  const detail = row.detail ? ` The provider said: ${quoted(row.detail)}.` : '';
  if (row.status === 'completed' && row.completed_at)
    entries.push({ at: row.completed_at, what: `Redemption ${row.id} completed${order}.${detail}` });
  else if (row.status === 'failed' && row.completed_at)
    entries.push({
      at: row.completed_at,
      what: `Redemption ${row.id} failed: ${quoted(row.failure)}.${detail}`,
    });
  else
    entries.push({
      at: row.updated_at,
      what: `Redemption ${row.id} is ${row.status}${order}.${detail}${again(row.next_check_at)}`,
    });
  return entries;
}

export const again = (at: Date | null): string =>
  at ? ` To be looked at again at ${at.toISOString().slice(0, 19).replace('T', ' ')}.` : '';

/** Every movement of money on the accounts, with what each of them held afterwards. */
export async function transferEntries(db: Db, accounts: readonly string[]): Promise<AuditEntry[]> {
  const held = new Map<string, number>(accounts.map((account) => [account, 0]));
  const transfers = new Map<string, { at: Date; kind: string; lines: string[] }>();
  for (const {
    transfer_id: id,
    account_id: account,
    amount_paise: paise,
    kind,
    created_at: at,
  } of await transfersTouching(db, accounts)) {
    const before = held.get(account);
    if (before !== undefined) held.set(account, before + paise);
    const left = before === undefined ? '' : ` (then ${inRupees(before + paise)})`;
    const transfer = transfers.get(id) ?? { at, kind, lines: [] };
    transfer.lines.push(`${account} ${paise < 0 ? '−' : '+'}${inRupees(Math.abs(paise))}${left}`);
    transfers.set(id, transfer);
  }
  return [...transfers].map(([id, { at, kind, lines }]) => ({
    at,
    what: `Ledger, ${kind} (${id}): ${lines.join(', ')}.`,
  }));
}

/** What the accounts hold now, each in a sentence that begins with its name here. */
export async function balanceLines(db: Db, accounts: ReadonlyMap<string, string>): Promise<string[]> {
  const balances = await balancesOf(db, [...accounts.keys()]);
  return [...accounts].map(([account, name]) => `${name} ${inRupees(balances.get(account) ?? 0)}.`);
}
