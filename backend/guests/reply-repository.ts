import type { Selectable } from 'kysely';
import type { RsvpSource } from '#contract/guests/replies.ts';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

export type ReplyRow = Selectable<Schema['replies']>;

/**
 * A guest with their reply and what the event says about answering, locked: two answers
 * for one guest come one after the other, also when neither has a row yet.
 */
export async function lockGuestToAnswer(tx: Db, eventId: string, guestId: string) {
  const guest = await tx
    .selectFrom('guests')
    .innerJoin('events', 'events.id', 'guests.event_id')
    .select([
      'guests.id',
      'guests.event_id',
      'guests.with_family',
      'guests.party_limit',
      'guests.language',
      'guests.first_name',
      'guests.last_name',
      'guests.email',
      'guests.phone',
      'events.status',
      'events.starts_at',
      'events.time_zone',
      'events.event_name',
      'events.organiser_id',
    ])
    .where('guests.event_id', '=', eventId)
    .where('guests.id', '=', guestId)
    // leaves the guest free to be named by new rows of other tables
    .forNoKeyUpdate('guests')
    .executeTakeFirst();
  if (!guest) return undefined;
  const reply = await tx.selectFrom('replies').selectAll().where('guest_id', '=', guestId).executeTakeFirst();
  return { guest, reply };
}

export interface NewReply {
  rsvp: 'pending' | 'yes' | 'no';
  source: RsvpSource | null;
  adults: number;
  children: number;
  note: string;
  names: string;
}

/** Writes a reply over the last one; its version grows by one. */
export async function saveReply(
  tx: Db,
  guest: { id: string; event_id: string },
  reply: NewReply,
  now: Date,
): Promise<ReplyRow> {
  return tx
    .insertInto('replies')
    .values({ guest_id: guest.id, event_id: guest.event_id, ...reply, version: 1, updated_at: now })
    .onConflict((conflict) =>
      conflict.column('guest_id').doUpdateSet((expression) => ({
        ...reply,
        version: expression('replies.version', '+', 1),
        updated_at: now,
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Remembers the language a guest answered in: what is written to them later is in it, too. */
export async function keepLanguage(
  tx: Db,
  guest: { id: string; language: Language | null },
  language: Language,
): Promise<void> {
  if (guest.language === language) return;
  await tx.updateTable('guests').set({ language }).where('id', '=', guest.id).execute();
}

export async function findReply(db: Db, guestId: string): Promise<ReplyRow | undefined> {
  return db.selectFrom('replies').selectAll().where('guest_id', '=', guestId).executeTakeFirst();
}
