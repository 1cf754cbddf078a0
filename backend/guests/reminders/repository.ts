import { sql } from 'kysely';
import { DAY_MS } from '#contract/common/durations.ts';
import type { Audience, Reminders } from '#contract/guests/reminders.ts';
import { MAX_DAYS_BEFORE } from '#contract/guests/reminder-limits.ts';
import type { Language } from '#messages/language.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { idsOfFunctionGuests, ofThese, type Which } from '#backend/guests/filter-repository.ts';
import type { FunctionRow } from '#backend/events/functions/service.ts';
import { newId } from '#backend/platform/ids.ts';
import type { Candidate } from './who.ts';

/** A guest who may be written to. */
export interface CandidateRow extends Candidate {
  id: string;
  event_id: string;
  first_name: string;
  last_name: string;
  title: string;
  greeting: string;
  link_key: string;
  language: Language | null;
}

const ofEvent: Record<Audience, ReturnType<typeof sql>> = {
  all: sql``,
  confirmed: sql`and replies.rsvp = 'yes'`,
  pending: sql`and coalesce(replies.rsvp, 'pending') = 'pending'`,
};

const ofFunction = { all: 'invited', confirmed: 'coming', pending: 'not-said' } as const satisfies Record<
  Audience,
  string
>;

/** Whether the last that went to a contact did not arrive. */
const lastFailed = (contact: 'email' | 'phone') => sql`coalesce((
  select deliveries.status in ('bounced', 'failed') from deliveries
  where deliveries.guest_id = guests.id and deliveries.address = ${sql.ref(`guests.${contact}`)} and deliveries.channel <> 'phone'
  order by deliveries.created_at desc, deliveries.id desc limit 1), false)`;

/** An event's guests of an audience, or those of one of its functions, of those meant, with what is known of writing to them, in the list's order. */
export async function findCandidates(
  db: Db,
  eventId: string,
  audience: Audience,
  { of = null, which }: { of?: FunctionRow | null; which?: Which | undefined } = {},
): Promise<CandidateRow[]> {
  const whose = of
    ? sql`and guests.id in ${idsOfFunctionGuests(db, of, ofFunction[audience])}`
    : ofEvent[audience];
  const found = which ? sql`and ${ofThese(db, eventId, which)}` : sql``;
  const { rows } = await sql<CandidateRow>`
    select guests.id, guests.event_id, first_name, last_name, title, greeting, email, phone, link_key, language,
      replies.guest_id is not null or exists (
        select from deliveries where deliveries.guest_id = guests.id and deliveries.kind = 'invitation'
          and deliveries.status in ('sent', 'delivered', 'read', 'unconfirmed', 'sent_by_host')) as invited,
      coalesce(reminded.times, 0) as reminders, reminded.last_at as "lastReminderAt",
      ${lastFailed('email')} as "emailFailed", ${lastFailed('phone')} as "phoneFailed"
    from guests
      left join replies on replies.guest_id = guests.id
      left join lateral (
        select count(*) as times, max(created_at) as last_at from deliveries
        where deliveries.guest_id = guests.id and deliveries.kind = 'reminder') as reminded on true
    where guests.event_id = ${eventId} ${whose} ${found}
    order by guests.position, guests.id`.execute(db);
  return rows;
}

/** The days reminders are chosen for, those that went out, and the plan of the organiser. */
export async function findSettings(db: Db, eventId: string) {
  return db
    .selectFrom('events')
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .leftJoin('event_reminders', 'event_reminders.event_id', 'events.id')
    .select(['users.plan', 'event_reminders.days_before', 'event_reminders.saved_at'])
    .select(sql<string[]>`array(select due_on from reminder_runs where event_id = events.id)`.as('done'))
    .where('events.id', '=', eventId)
    .executeTakeFirstOrThrow();
}

/** Sets the reply-by date and the days; both come back with the same `savedAt`. */
export async function writeReminderSettings(
  tx: Db,
  eventId: string,
  { replyBy, daysBefore, savedAt }: { replyBy: string | null; daysBefore: number[]; savedAt: Date },
): Promise<void> {
  await tx.updateTable('events').set({ reply_by: replyBy }).where('id', '=', eventId).execute();
  const values = { days_before: daysBefore, saved_at: savedAt };
  await tx
    .insertInto('event_reminders')
    .values({ event_id: eventId, ...values })
    .onConflict((conflict) => conflict.column('event_id').doUpdateSet(values))
    .execute();
}

/** Events that may have reminders due: switched on, ahead, and close enough to their date in any time zone. */
export async function findEventsToRemind(db: Db, now: Date): Promise<string[]> {
  const today = now.toISOString().slice(0, 10);
  // what was to be looked at before that is over, whatever its days were
  const first = new Date(now.getTime() - (MAX_DAYS_BEFORE + 3) * DAY_MS).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('events')
    .innerJoin('event_reminders', 'event_reminders.event_id', 'events.id')
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .select('events.id')
    // kept by the database: nothing is looked at again before the next of its days
    .where('event_reminders.look_from', '<=', sql<Date>`${today}::date`)
    .where('event_reminders.look_from', '>=', sql<Date>`${first}::date`)
    .where('events.status', '=', 'active')
    .where('events.starts_at', '>', now)
    .where('users.plan', '<>', 'basic')
    .where('events.reply_by', '>=', new Date(now.getTime() - 1.5 * DAY_MS).toISOString().slice(0, 10))
    .orderBy('events.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Writes down that the reminders of these days go out with this transaction. @returns whether none of them had */
export async function recordRuns(
  tx: Db,
  eventId: string,
  days: readonly string[],
  now: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminder_runs')
    .values(days.map((day) => ({ event_id: eventId, due_on: day, created_at: now })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Keeps a message to guests. @returns its identifier, or undefined when this form was sent before */
export async function insertReminderMessage(
  tx: Db,
  message: {
    eventId: string;
    requestId: string;
    audience: Audience;
    functionId: string | null;
    text: string;
  },
  now: Date,
): Promise<string | undefined> {
  const row = await tx
    .insertInto('guest_messages')
    .values({
      id: newId(),
      event_id: message.eventId,
      request_id: message.requestId,
      audience: message.audience,
      function_id: message.functionId,
      text: message.text,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/**
 * The last ten reminders and messages of an event as they went out, newest first; of a message that came with the event
 * from elsewhere (docs/decisions/0078) nothing is known of whom it reached, and the counts are 0.
 */
export async function findSent(db: Db, eventId: string): Promise<Reminders['sent']> {
  const { rows } = await sql<Omit<Reminders['sent'][number], 'at'> & { at: Date }>`
    (select kind, deliveries.created_at as at, coalesce(max(guest_messages.text), '') as text,
      coalesce(max(event_functions.name), '') as "functionName", count(*) as total,
      count(*) filter (where status in ('sent', 'delivered', 'read')) as sent,
      count(*) filter (where status in ('queued', 'sending')) as waiting,
      count(*) filter (where status in ('bounced', 'failed', 'unconfirmed')) as undelivered
    from deliveries left join guest_messages on guest_messages.id = message_id left join event_functions on event_functions.id = function_id
    where deliveries.event_id = ${eventId} and kind in ('reminder', 'message')
    group by kind, deliveries.created_at, message_id
    order by deliveries.created_at desc limit 10)
    union all
    (select 'message', guest_messages.created_at, guest_messages.text, coalesce(event_functions.name, ''), 0, 0, 0, 0
    from guest_messages left join event_functions on event_functions.id = function_id
    where guest_messages.event_id = ${eventId} and not exists (select from deliveries where message_id = guest_messages.id offset 0)
    order by guest_messages.created_at desc limit 10)
    order by at desc limit 10`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
