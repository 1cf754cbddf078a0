import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** A card whose owner has to be told. */
export interface EndingCard {
  id: string;
  number: string;
  expires_at: Date;
  balance_paise: number;
}

/** Which cards are meant. `accountPrefix` comes before a card’s id in the name of its ledger account. */
interface Ending {
  now: Date;
  until: Date;
  accountPrefix: string;
}

const endingCards = (db: Db, { now, until, accountPrefix }: Ending) =>
  db
    .selectFrom('gift_cards')
    .innerJoin('ledger_accounts', (join) =>
      join.on(sql<boolean>`ledger_accounts.id = ${accountPrefix} || gift_cards.id`),
    )
    .where('gift_cards.status', '=', 'active')
    .where('gift_cards.expiry_announced_at', 'is', null)
    .where('gift_cards.expires_at', '>', now)
    .where('gift_cards.expires_at', '<=', until)
    .where('ledger_accounts.balance_paise', '>', 0);

/** People with cards that expire soon who have not been told yet. */
export async function ownersToNotify(db: Db, ending: Ending): Promise<string[]> {
  const rows = await endingCards(db, ending).select('owner_id').distinct().orderBy('owner_id').execute();
  return rows.map(({ owner_id: owner }) => owner);
}

/** An owner's cards that expire soon, soonest first, marked as told in this transaction: a second caller waits and finds none. */
export async function claimEndingCards(tx: Db, ownerId: string, ending: Ending): Promise<EndingCard[]> {
  const cards = await endingCards(tx, ending)
    .select(['gift_cards.id', 'number', 'expires_at', 'balance_paise'])
    .$narrowType<{ balance_paise: number }>()
    .where('owner_id', '=', ownerId)
    .orderBy('gift_cards.id')
    .forUpdate('gift_cards')
    .execute();
  if (cards.length > 0) {
    await tx
      .updateTable('gift_cards')
      .set({ expiry_announced_at: ending.now })
      .where(
        'id',
        'in',
        cards.map(({ id }) => id),
      )
      .execute();
  }
  return cards.sort((a, b) => a.expires_at.getTime() - b.expires_at.getTime());
}
