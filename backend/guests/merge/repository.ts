import { sql } from 'kysely';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import type { Language } from '#messages/language.ts';
import { columnsOfChange, fieldsOfGuest } from '#backend/guests/columns.ts';
import { mergedSigns } from '#backend/guests/same-person.ts';
import { dateChanged } from '#backend/events/access.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { isAccountKnown } from '#backend/guests/invitations/was-written-repository.ts';
import type { GuestRecord } from '#backend/guests/repository.ts';
import type { ReplyRow } from '#backend/guests/replies/repository.ts';
import type { LikelyGuest } from './likely.ts';

/** Everybody on a list, as far as it tells whether somebody is on it twice. */
export const findLikelyGuests = (db: Db, eventId: string): Promise<LikelyGuest[]> =>
  db
    .selectFrom('guests')
    .select(['id', 'first_name', 'last_name', 'email', 'phone', 'other_contacts'])
    .where('event_id', '=', eventId)
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Two guests of an event with their replies; `lock` holds both, so that nobody answers meanwhile. */
export async function findPair(
  db: Db,
  eventId: string,
  guestIds: readonly string[],
  { lock = false } = {},
): Promise<{ guest: GuestRecord; isAccountKnown: boolean; reply: ReplyRow | undefined }[]> {
  const guests = await db
    .selectFrom('guests')
    .selectAll()
    .select(isAccountKnown.as('account_known'))
    .where('event_id', '=', eventId)
    .where('id', 'in', guestIds)
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  // read after the guests were locked: whoever answered until then is seen
  const replies = await db
    .selectFrom('replies')
    .selectAll()
    .select(dateChanged.as('date_changed'))
    .where('guest_id', 'in', guestIds)
    .execute();
  return guests.map(({ account_known: isKnown, ...guest }) => ({
    guest,
    isAccountKnown: isKnown,
    reply: replies.find((reply) => reply.guest_id === guest.id),
  }));
}

interface Move {
  stays: GuestRecord;
  goes: GuestRecord;
  /** Whether the answer of the one who goes is the later one. */
  isLater: boolean;
}

/** Gives a guest everything that hangs on another of the same event, whose link leads to them from now on, and ends the other. */
export async function moveParts(tx: Db, { stays, goes, isLater }: Move): Promise<void> {
  const [to, from] = [stays.id, goes.id];
  await sql`
    insert into reply_answers (question_id, guest_id, answer)
    select question_id, ${to}, answer from reply_answers where guest_id = ${from}
    on conflict (question_id, guest_id) do ${isLater ? sql`update set answer = excluded.answer` : sql`nothing`}`.execute(
    tx,
  );
  await sql`
    insert into function_guests (function_id, guest_id)
    select function_id, ${to} from function_guests where guest_id = ${from} on conflict do nothing`.execute(
    tx,
  );
  // what waits for both goes out once
  await sql`
    delete from deliveries where guest_id = ${from} and status = 'queued' and exists (
      select from deliveries as other where other.guest_id = ${to} and other.kind = deliveries.kind
        and other.message_id is not distinct from deliveries.message_id)`.execute(tx);
  await sql`
    delete from chat_messages where guest_id = ${from} and provider_ref in (
      select provider_ref from chat_messages where guest_id = ${to})`.execute(tx);
  await sql`
    delete from old_unsubscribe_links where guest_id = ${from} and exists (
      select from old_unsubscribe_links where guest_id = ${to})`.execute(tx);
  for (const table of [
    'deliveries',
    'chat_messages',
    'old_unsubscribe_links',
    'gift_claims',
    'guest_payers',
    'merged_guests',
  ] as const)
    await tx.updateTable(table).set({ guest_id: to }).where('guest_id', '=', from).execute();
  await tx.updateTable('notifications').set({ quotes: to }).where('quotes', '=', from).execute();
  await tx.deleteFrom('guests').where('id', '=', from).execute();
  const signs = mergedSigns(fieldsOfGuest(goes));
  await tx
    .insertInto('merged_guests')
    .values({ id: from, guest_id: to, link_key: goes.link_key, email: goes.email, signs })
    .execute();
}

/** Writes what two guests are as one. */
export async function writeMerged(
  tx: Db,
  guestId: string,
  fields: GuestValues,
  more: { userId: string | null; language: Language | null },
): Promise<void> {
  await tx
    .updateTable('guests')
    .set({ ...columnsOfChange(fields), user_id: more.userId, language: more.language })
    .where('id', '=', guestId)
    .execute();
}
