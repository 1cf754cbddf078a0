import type { Language } from '#messages/language.ts';
import { sql, type Insertable } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import { insertRows } from '#backend/platform/database/insert-rows.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { newId } from '#backend/platform/ids.ts';
import { wentOut } from '#backend/guests/payers-repository.ts';
import { wasHanded, wasWritten } from './was-written-repository.ts';

type NewDelivery = Omit<Insertable<Schema['deliveries']>, 'id' | 'created_at' | 'updated_at' | 'attempts'>;

/** @returns the identifiers, in the order of `deliveries` */
export async function insertDeliveries(
  tx: Db,
  deliveries: readonly NewDelivery[],
  now: Date,
): Promise<string[]> {
  const rows = deliveries.map((delivery) => ({ ...delivery, id: newId(), created_at: now, updated_at: now }));
  if (rows.length > 0) await insertRows(tx, 'deliveries', rows).execute();
  return rows.map((row) => row.id);
}

/**
 * Guests to be told of a change, with the addresses that may be told: those the guest has now and to which a mail or
 * message about the event went out, or the phone to which the organiser sent the link by hand; the others are empty.
 * An answer makes nobody known, because hosts can give it. Somebody for whom the same news still waits is left
 * out, because what is sent says how things stand when it leaves. With `functionId` those chosen for this function.
 */
export async function guestsToNotify(
  tx: Db,
  eventId: string,
  kind: 'update' | 'cancellation',
  functionId?: string,
) {
  const [byMail, byPhone] = [wasWritten('email'), wasWritten('phone')];
  return tx
    .selectFrom('guests')
    .select([
      'guests.id',
      'guests.event_id',
      sql<string>`case when ${byMail} then guests.email else '' end`.as('email'),
      sql<string>`case when ${byPhone} or ${wasHanded} then guests.phone else '' end`.as('phone'),
      byPhone.as('phone_written'),
    ])
    .where('guests.event_id', '=', eventId)
    .where(
      sql<boolean>`((guests.email <> '' and ${byMail}) or (guests.phone <> '' and (${byPhone} or ${wasHanded})))`,
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
        where(
          'guests.id',
          'in',
          where
            .selectFrom('function_guests')
            .select('function_guests.guest_id')
            .where('function_guests.function_id', '=', functionId ?? ''),
        ),
      ),
    )
    .orderBy('guests.position')
    .execute();
}

/**
 * How many guests of a cancelled event hear of it from the hosts alone: those who answered, whom an invitation reached, or who have no contact, and
 * whom no message about the cancellation reached or is about to.
 */
export async function countUntold(db: Db, eventId: string): Promise<number> {
  const { rows } = await sql<{ guests: number }>`
    select count(*)::int as guests from guests
    where guests.event_id = ${eventId}
      and ((guests.email = '' and guests.phone = '')
        or exists (select from replies where replies.guest_id = guests.id and replies.rsvp <> 'pending')
        or exists (select from deliveries as reached where reached.guest_id = guests.id
          and reached.kind in ('invitation', 'reminder', 'message')
          and (reached.status in ${wentOut} or reached.status = 'sent_by_host')))
      and not exists (select from deliveries as told where told.guest_id = guests.id and told.kind = 'cancellation'
        and (told.status in ${wentOut} or told.status = 'queued'))`.execute(db);
  return rows[0]?.guests ?? 0;
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
