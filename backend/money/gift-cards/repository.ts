import type { Insertable, Selectable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { CardState, MoneySchema } from '#backend/platform/database/money-schema.ts';

export type CardRow = Selectable<MoneySchema['gift_cards']>;

/** Stores a card; false when its number is taken. */
export async function insertCard(tx: Db, card: Insertable<MoneySchema['gift_cards']>): Promise<boolean> {
  const made = await tx
    .insertInto('gift_cards')
    .values(card)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** A person's cards, each with the name of its event, newest first. */
export async function cardsOf(db: Db, ownerId: string) {
  return db
    .selectFrom('gift_cards')
    .leftJoin('events', 'events.id', 'gift_cards.event_id')
    .selectAll('gift_cards')
    .select('events.event_name')
    .where('owner_id', '=', ownerId)
    .orderBy('gift_cards.created_at', 'desc')
    .orderBy('gift_cards.payment_id')
    .orderBy('part')
    .execute();
}

export async function cardsOfPayment(db: Db, paymentId: string): Promise<CardRow[]> {
  return db
    .selectFrom('gift_cards')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('part')
    .execute();
}

export async function findCard(db: Db, id: string): Promise<CardRow | undefined> {
  return db.selectFrom('gift_cards').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Cards whose time is over, without those of which money is set aside. */
export async function idsToExpire(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('gift_cards')
    .select('id')
    .where('status', '=', 'active')
    .where('expires_at', '<=', now)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('redemptions')
            .select('id')
            .whereRef('card_id', '=', 'gift_cards.id')
            .where('next_check_at', 'is not', null),
        ),
      ),
    )
    .orderBy('expires_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function lockCard(tx: Db, id: string): Promise<CardRow | undefined> {
  return tx.selectFrom('gift_cards').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setCardState(tx: Db, id: string, status: CardState): Promise<void> {
  await tx.updateTable('gift_cards').set({ status }).where('id', '=', id).execute();
}
