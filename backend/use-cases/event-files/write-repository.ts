import { columnsOfGuest } from '#backend/guests/columns.ts';
import { comingOf, headsOf } from '#contract/guests/household.ts';
import { foldTag } from '#contract/guests/guest-tags.ts';
import type { GuestFilter } from '#contract/guests/guest-filter.ts';
import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { EventFileContents, EventFileGuest } from '#contract/events/event-file.ts';
import { venueColumns } from '#backend/events/details.ts';
import { normaliseGuests } from '#backend/guests/service.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { insertRows } from '#backend/platform/database/insert-rows.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import { newId, newSecret } from '#backend/platform/ids.ts';
import { paiseOf } from '#backend/platform/money.ts';

/** The identifiers that the things of a file have here, by their place in it. */
export interface MadeIds {
  functions: string[];
  questions: string[];
  gifts: string[];
  guests: string[];
}

/** When something was done. What a file says of days to come would stand above all that is done here. */
const doneBy = (now: Date, text: string) => new Date(Math.min(Date.parse(text), now.getTime()));

/** When a guest said something elsewhere: before the event was made here, which tells it from what they say here. */
export const replyTime = (now: Date, text: string): Date => doneBy(new Date(now.getTime() - 1), text);

/** As many as one statement takes. */
const AT_ONCE = 1000;

async function insertMany<Table extends keyof Schema>(
  tx: Db,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += AT_ONCE)
    await insertRows(tx, table, rows.slice(from, from + AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Writes what an event has besides itself, under new identifiers; its guests get new keys. */
export async function insertParts(
  tx: Db,
  eventId: string,
  { head, guests, pictures }: EventFileContents,
  now: Date,
): Promise<MadeIds> {
  const made: MadeIds = {
    functions: head.functions.map(newId),
    questions: head.questions.map(newId),
    gifts: head.gifts.map(newId),
    guests: guests.map(newId),
  };
  await insertMany(
    tx,
    'event_functions',
    head.functions.map(({ name, date, time, venue, everyone }, index) => ({
      id: made.functions[index] ?? '',
      event_id: eventId,
      position: index,
      name,
      date,
      time,
      ...venueColumns(venue),
      everyone,
      created_at: now,
      updated_at: now,
      version: 1,
    })),
  );
  await insertMany(
    tx,
    'event_questions',
    head.questions.map(({ kind, text, required, eachPerson, choices }, index) => ({
      id: made.questions[index] ?? '',
      event_id: eventId,
      position: index,
      kind,
      question: text,
      // rows go over as JSON, in which this is a list and no text
      choices: choices as unknown as string,
      required,
      each_person: eachPerson,
      created_at: now,
    })),
  );
  await insertMany(
    tx,
    'gifts',
    head.gifts.map((gift, index) => ({
      id: made.gifts[index] ?? '',
      event_id: eventId,
      position: index + 1,
      name: gift.name,
      price_paise: paiseOf(gift.price),
      link: gift.link,
      type: gift.type,
      image_id: gift.picture === null ? null : (pictures[gift.picture] ?? null),
      purchased_at: gift.purchasedAt === null ? null : doneBy(now, gift.purchasedAt),
      delivered_at: gift.deliveredAt === null ? null : doneBy(now, gift.deliveredAt),
      created_at: now,
    })),
  );
  await insertMany(
    tx,
    'guest_messages',
    head.messages.map((message) => ({
      id: newId(),
      event_id: eventId,
      request_id: newId(),
      audience: message.audience,
      function_id: message.function === null ? null : (made.functions[message.function] ?? null),
      text: message.text,
      created_at: doneBy(now, message.at),
    })),
  );
  await insertMany(
    tx,
    'guest_lists',
    // files that wait may be of a version without them
    (head.guestLists ?? []).map(({ name, filter, function: place }) => ({
      id: newId(),
      event_id: eventId,
      name,
      folded: foldTag(name),
      // rows go over as JSON, as those of questions
      filter: {
        ...filter,
        function: place === null ? '' : (made.functions[place] ?? ''),
      } as unknown as RawBuilder<GuestFilter>,
      created_at: now,
    })),
  );
  await insertGuestParts(tx, eventId, { head, guests }, made, now);
  return made;
}

async function insertGuestParts(
  tx: Db,
  eventId: string,
  { head, guests }: Pick<EventFileContents, 'head' | 'guests'>,
  made: MadeIds,
  now: Date,
): Promise<void> {
  const idOf = (index: number) => made.guests[index] ?? '';
  const { guests: normalised } = normaliseGuests(guests);
  await insertMany(
    tx,
    'guests',
    normalised.map((guest, index) => ({
      id: idOf(guest.index),
      event_id: eventId,
      position: index + 1,
      ...columnsOfGuest(guest),
      language: guests[guest.index]?.language ?? null,
      link_key: newSecret(16),
      created_at: now,
    })),
  );
  const each = <Row>(rowsOf: (guest: EventFileGuest, id: string) => Row[]) =>
    guests.flatMap((guest, index) => rowsOf(guest, idOf(index)));
  await insertMany(
    tx,
    'replies',
    each(({ reply }, id) => {
      if (!reply) return [];
      const household = reply.household.map(({ answers, functions, ...person }) => ({
        ...person,
        answers: Object.fromEntries(
          answers.map(({ question, answer }) => [made.questions[question] ?? '', answer]),
        ),
        functions: functions?.map((place) => made.functions[place] ?? '') ?? null,
      }));
      const { adults, children } =
        reply.rsvp === 'yes' && comingOf(household).length > 0 ? headsOf(household) : reply;
      return [
        {
          guest_id: id,
          event_id: eventId,
          rsvp: reply.rsvp,
          // the word of whoever sent the file: were it so for guests with an account alone, it would tell who has one
          source: reply.rsvp === 'pending' ? reply.source : 'host',
          adults,
          children,
          note: reply.note,
          names: reply.names,
          answered_household: household,
          answered_for: reply.answeredFor ?? head.event.date,
          version: 1,
          updated_at: replyTime(now, reply.at),
          confirmed: '',
        },
      ];
    }),
  );
  await insertMany(
    tx,
    'reply_answers',
    each(({ answers }, id) =>
      answers.map(({ question, answer }) => ({
        question_id: made.questions[question] ?? '',
        guest_id: id,
        answer,
      })),
    ),
  );
  await insertMany(
    tx,
    'function_guests',
    each(({ functions }, id) =>
      functions.map((place) => ({ function_id: made.functions[place] ?? '', guest_id: id })),
    ),
  );
  await insertMany(
    tx,
    'function_replies',
    each(({ functionReplies }, id) =>
      functionReplies.map(({ function: place, people }) => ({
        function_id: made.functions[place] ?? '',
        guest_id: id,
        people,
      })),
    ),
  );
  // who wants to hear no more from it there wants to hear no more from it here
  await insertMany(
    tx,
    'unsubscribed_addresses',
    each(({ wantsNoMore, email }) =>
      wantsNoMore.includes('email') && email ? [{ email, event_id: eventId, created_at: now }] : [],
    ),
  );
  await insertMany(
    tx,
    'stopped_numbers',
    normalised.flatMap(({ index, phone }) =>
      guests[index]?.wantsNoMore.includes('phone') && phone
        ? [{ phone, event_id: eventId, created_at: now }]
        : [],
    ),
  );
}

/** Who brings something, with what tells who they are as a giver. */
export async function findGuestsWhoBring(tx: Db, guestIds: readonly string[]) {
  return tx
    .selectFrom('guests')
    .select(['id', 'user_id', 'first_name', 'last_name', 'email', 'language', 'link_key'])
    .where(sql<boolean>`id = any(${guestIds})`)
    .execute();
}

/** A picture from the design tool as the invitation's, whichever design it was there. */
export async function insertToolPicture(
  tx: Db,
  row: { eventId: string; imageId: string; title: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('design_tool_pictures')
    .values({
      event_id: row.eventId,
      image_id: row.imageId,
      design_id: '',
      title: row.title,
      chosen_at: row.now,
    })
    .execute();
}
