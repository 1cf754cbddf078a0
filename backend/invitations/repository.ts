import type { Language } from '#messages/language.ts';
import { sql, type Insertable } from 'kysely';
import type { Db } from '../database/connect.ts';
import type { Schema } from '../database/schema.ts';
import { newId } from '../ids.ts';

/** Rows per statement: PostgreSQL takes 65,535 parameters, a delivery needs eleven. */
const CHUNK = 1000;

export type NewDelivery = Omit<Insertable<Schema['deliveries']>, 'id' | 'created_at' | 'updated_at' | 'attempts'>;

/** @returns the identifiers, in the order of `deliveries` */
export async function insertDeliveries(tx: Db, deliveries: readonly NewDelivery[], now: Date): Promise<string[]> {
  const rows = deliveries.map((delivery) => ({ ...delivery, id: newId(), created_at: now, updated_at: now }));
  for (let from = 0; from < rows.length; from += CHUNK) {
    await tx.insertInto('deliveries').values(rows.slice(from, from + CHUNK)).execute();
  }
  return rows.map((row) => row.id);
}

/**
 * Guests to be told of a change: those to whom a mail or message about the event went out,
 * or a link by the organiser's own hand, and those who have answered. Somebody for whom the same news still waits is left
 * out, because what is sent says how things stand when it leaves. With `functionId` those chosen for this function.
 */
export async function guestsToTell(tx: Db, eventId: string, kind: 'update' | 'cancellation', functionId?: string) {
  return tx
    .selectFrom('guests')
    .select(['guests.id', 'guests.event_id', 'guests.email', 'guests.phone'])
    .where('guests.event_id', '=', eventId)
    .where((where) => where.or([where('guests.email', '<>', ''), where('guests.phone', '<>', '')]))
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('deliveries')
            .select('deliveries.id')
            .whereRef('deliveries.guest_id', '=', 'guests.id')
            .where('deliveries.status', 'in', ['sending', 'sent', 'delivered', 'read', 'unconfirmed', 'sent_by_host']),
        ),
        where.exists(
          where
            .selectFrom('replies')
            .select('replies.guest_id')
            .whereRef('replies.guest_id', '=', 'guests.id')
            .where('replies.rsvp', '<>', 'pending'),
        ),
      ]),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('deliveries as waiting')
            .select('waiting.id')
            .whereRef('waiting.guest_id', '=', 'guests.id')
            .where('waiting.kind', '=', kind)
            .where('waiting.status', '=', 'queued'),
        ),
      ),
    )
    .$if(functionId !== undefined, (query) =>
      query.where((where) =>
        where('guests.id', 'in', where.selectFrom('function_guests').select('function_guests.guest_id').where('function_guests.function_id', '=', functionId ?? '')),
      ),
    )
    .orderBy('guests.position')
    .execute();
}

/** Those of the guests who have an account, and which. */
export async function accountsOf(tx: Db, guestIds: readonly string[]) {
  return tx
    .selectFrom('guests')
    .select(['id', 'user_id'])
    .where(sql<boolean>`id = any(${guestIds})`)
    .where('user_id', 'is not', null)
    .$narrowType<{ user_id: string }>()
    .execute();
}

/** An event and the name of its organiser. */
export async function eventWithHost(tx: Db, eventId: string) {
  return tx
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .selectAll('events')
    .select(['users.first_name as host_first_name', 'users.last_name as host_last_name'])
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
}

export async function saveGuestLanguage(db: Db, eventId: string, language: Language | null): Promise<void> {
  await db.updateTable('events').set({ guest_language: language }).where('id', '=', eventId).execute();
}
