import { sql } from 'kysely';
// what is kept in the place of a name is the same whoever erased it
import * as en from '#messages/accounts/en.ts';
import { notificationWords } from '#messages/notifications/words.ts';
import { thankYouWords } from '#messages/thank-yous/words.ts';
import { erasedColumns } from '#backend/events/columns.ts';
import type { AnsweredPerson } from '#contract/guests/household.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { ownWaysIn } from '#backend/platform/database/proven-email.ts';
import { hasOwnContact, tookPart } from '#backend/guests/invitations/service.ts';
import { payersWrittenAt } from '#backend/guests/service.ts';

/**
 * Events that no money was ever asked for go with their guests, replies and wishes. The
 * others stay for the books, without guests, texts and place, and cancelled: money that
 * arrives late goes back to whoever paid.
 */
export async function eraseEvents(tx: Db, userId: string, now: Date): Promise<void> {
  // also those who brought a gift by link, or only began to give: no payment names them
  const givers = await tx
    .selectFrom('guest_payers')
    .innerJoin('guests', 'guests.id', 'guest_payers.guest_id')
    .innerJoin('events', 'events.id', 'guests.event_id')
    .select('guest_payers.id')
    .where('organiser_id', '=', userId)
    .execute();
  await sql`
    delete from events where organiser_id = ${userId}
      and not exists (select from contributions where event_id = events.id)
      and not exists (select from gift_cards where event_id = events.id)
      and not exists (select from payments where payee_id = ${userId} and subject->>'eventId' = events.id)`.execute(
    tx,
  );
  const own = tx.selectFrom('events').select('id').where('organiser_id', '=', userId);
  await tx.deleteFrom('guests').where('event_id', 'in', own).execute();
  await tx.deleteFrom('guest_messages').where('event_id', 'in', own).execute();
  await tx.deleteFrom('thank_yous').where('event_id', 'in', own).execute();
  await tx.deleteFrom('invitee_requests').where('event_id', 'in', own).execute();
  // of co-hosts too
  for (const table of ['guest_imports', 'guest_lists', 'guest_changes'])
    await sql`delete from ${sql.table(table)} where event_id = any(array(
      select id from events where organiser_id = ${userId}))`.execute(tx);
  await tx.deleteFrom('event_designs').where('event_id', 'in', own).execute();
  await tx.deleteFrom('event_questions').where('event_id', 'in', own).execute();
  await tx.deleteFrom('event_hosts').where('event_id', 'in', own).execute();
  await tx.deleteFrom('event_functions').where('event_id', 'in', own).execute();
  await tx
    .deleteFrom('gifts')
    .where('event_id', 'in', own)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('contributions').select('id').whereRef('gift_id', '=', 'gifts.id'))),
    )
    .execute();
  await tx.updateTable('gifts').set({ link: '' }).where('event_id', 'in', own).execute();
  // of guests who gave by their personal link the amount stays, and who they were goes
  await sql`update guest_payers set email = '', first_name = '', last_name = ''
    where id = any(${givers.map(({ id }) => id)}::text[]) or id = any(array(
      select guest_payer_id from payments where payee_id = ${userId} and guest_payer_id is not null))`.execute(
    tx,
  );
  await sql`update payments set checkout = null where payee_id = ${userId} and guest_payer_id is not null`.execute(
    tx,
  );
  await sql`update payments set subject = subject - 'blessing' where payee_id = ${userId} and subject ? 'blessing'`.execute(
    tx,
  );
  await tx.updateTable('contributions').set({ blessing: '' }).where('event_id', 'in', own).execute();
  // as whoever cancels one does: money that arrives comes before this or after it
  await tx.selectFrom('events').select('id').where('organiser_id', '=', userId).forUpdate().execute();
  await tx
    .updateTable('events')
    .set({
      ...erasedColumns,
      event_name: en.erasedEvent,
      status: 'cancelled',
      cancelled_at: sql`coalesce(cancelled_at, ${now})`,
      updated_at: now,
    })
    .where('organiser_id', '=', userId)
    .execute();
}

/** What the person did at other people's events: the answers and the money stay, their words go. */
export async function eraseTraces(tx: Db, userId: string, now: Date): Promise<void> {
  // what was answered by the link of a guest whom no mail reached may be somebody else's words, with a mistyped address; and of whoever
  // was joined with somebody else, whose address the list has now, what was answered by link since is theirs
  const { rows: guests } = await sql<{ id: string; own_contact: boolean }>`
    select id, ${hasOwnContact(userId)} as own_contact from guests where user_id = ${userId} and ${tookPart(userId)}
      and (${hasOwnContact(userId)} or exists (select from replies where guest_id = guests.id and (coalesce(source, 'manual') = 'manual'
        or exists (select from merged_guests join address_owners on address_owners.email = merged_guests.email
          where merged_guests.guest_id = replies.guest_id and address_owners.user_id = ${userId} and replies.updated_at <= joined_at))))`.execute(
    tx,
  );
  const asGuest = sql<string>`any(${guests.map(({ id }) => id)}::text[])`;
  // what they gave by a personal link, whether they took it over yet or not
  const { rows: payers } = await sql<{ id: string }>`
    select id from guest_payers where id in ${payersWrittenAt(ownWaysIn(userId))}
    union select payer.id from guests join guest_payers as payer on payer.guest_id = guests.id
      where guests.user_id = ${userId} and not exists (select from payments where guest_payer_id = payer.id)
        and not exists (select from gift_claims where guest_payer_id = payer.id)`.execute(tx);
  const payerIds = sql<string>`any(${payers.map(({ id }) => id)}::text[])`;
  await tx
    .updateTable('replies')
    .set({
      note: '',
      names: '',
      // who comes stays as a count of people; what they wrote as text goes with the names
      answered_household: sql<AnsweredPerson[]>`coalesce((
        select jsonb_agg(person || case when exists (select from guests where guests.id = guest_id
            and guests.household @> jsonb_build_array(jsonb_build_object('_id', person->'_id')))
          then '{}' else jsonb_build_object('name', '') end || jsonb_build_object('answers', coalesce((
          select jsonb_object_agg(key, value) from jsonb_each(person->'answers')
          where not exists (select from event_questions where event_questions.id = key and kind = 'text')), '{}')))
        from jsonb_array_elements(answered_household) as person), '[]')`,
    })
    .where('guest_id', '=', asGuest)
    .execute();
  await tx
    .deleteFrom('reply_answers')
    .where('guest_id', '=', asGuest)
    .where('question_id', 'in', tx.selectFrom('event_questions').select('id').where('kind', '=', 'text'))
    .execute();
  const written = guests.flatMap((guest) => (guest.own_contact ? [guest.id] : []));
  await sql`delete from chat_messages where guest_id = any(${written}::text[])`.execute(tx);
  // what the bells of others quote of them
  await tx
    .updateTable('notifications')
    .set({ message: notificationWords.accountGone, quotes: null })
    .where('quotes', '=', sql<string>`any(${[userId, ...guests.map(({ id }) => id)]}::text[])`)
    .execute();
  await tx.updateTable('guests').set({ user_id: null }).where('user_id', '=', userId).execute();
  // rows kept aside for the minute in which a removal can be taken back: it then cannot
  await tx.deleteFrom('guest_changes').where('user_id', '=', userId).execute();
  await sql`delete from guest_changes
    where kept->'rows'->'guests' @> jsonb_build_array(jsonb_build_object('user_id', ${userId}::text))`.execute(
    tx,
  );
  await tx.updateTable('gift_purchases').set({ confirmation: '' }).where('user_id', '=', userId).execute();
  await tx
    .updateTable('collaboration_requests')
    .set({ message: '' })
    .where('requester_id', '=', userId)
    .execute();
  // nobody is left to answer them, or to be told of the answer
  await tx
    .updateTable('collaboration_requests')
    .set({ status: 'rejected', responded_at: now })
    .where('status', '=', 'pending')
    .where(({ eb, or }) => or([eb('requester_id', '=', userId), eb('target_id', '=', userId)]))
    .execute();
  await tx
    .deleteFrom('collaborators')
    .where('user_id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('contributions')
            .select('id')
            .whereRef('gift_id', '=', 'collaborators.gift_id')
            .where('contributor_id', '=', userId),
        ),
      ),
    )
    .execute();
  await sql`update contributions set blessing = '' where contributor_id = ${userId} or guest_payer_id = ${payerIds}`.execute(
    tx,
  );
  await sql`update payments set subject = subject - 'blessing'
    where (payer_id = ${userId} or guest_payer_id = ${payerIds}) and subject ? 'blessing'`.execute(tx);
  // that they were thanked stays, and what for goes
  await sql`
    update thank_yous set text = '', address = '', error = case when status = 'queued' then ${thankYouWords.accountGone} else error end,
      status = case when status = 'queued' then 'failed' else status end
    where id in (select id from thank_yous where user_id = ${userId}
      union all select thank_yous.id from thank_yous join guest_payers on guest_payers.id = guest_payer_id
        where guest_payers.id = ${payerIds})`.execute(tx);
  // what they began as a guest and never paid, or gave before the address was proven theirs; under its key it is nobody's any more
  await sql`update guest_payers set email = '', first_name = '', last_name = '', key_digest = id
    where id = ${payerIds}`.execute(tx);
  await tx.updateTable('redemptions').set({ recipient_email: '' }).where('user_id', '=', userId).execute();
  // where a payer was sent, prefilled with their contact; every payment is over by now
  await sql`update payments set checkout = null where payer_id = ${userId} or guest_payer_id = ${payerIds}`.execute(
    tx,
  );
}

/** Rows that are about the person alone, and what they wrote to the support. */
export async function deleteOwnRows(tx: Db, userId: string): Promise<void> {
  for (const table of [
    'sessions',
    'logins',
    'known_devices',
    'notifications',
    'notification_settings',
    'event_drafts',
    'event_imports',
    'guest_imports',
    'guest_list_files',
    'guest_list_shapes',
    'contact_messages',
    'design_tool_exports',
    'event_hosts',
    'email_links',
    'address_owners',
    'passkeys',
    'calendar_feeds',
    'passkey_challenges',
    'api_keys',
    'webhook_endpoints',
  ] as const) {
    await tx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await tx.deleteFrom('images').where('owner_id', '=', userId).execute();
}

/** Makes the row a pseudonym. Signing in again with the same account makes a new person. */
export async function eraseUser(tx: Db, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      issuer: 'erased',
      subject: userId,
      verified_email: null,
      email: '',
      pending_email: '',
      code_email: null,
      lost_email: null,
      first_name: en.erasedName.firstName,
      last_name: en.erasedName.lastName,
      phone: '',
      city: '',
      state: '',
      country: '',
      profile_picture: '',
      erased_at: now,
      updated_at: now,
    })
    .where('id', '=', userId)
    .execute();
}
