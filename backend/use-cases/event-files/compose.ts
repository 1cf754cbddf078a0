import { fieldsOfGuest } from '#backend/guests/columns.ts';
import {
  EVENT_FILE_FORMAT,
  EVENT_FILE_VERSION,
  type EventFileGuest,
  type EventFileHead,
} from '#contract/events/event-file.ts';
import { eventType } from '#contract/events/events.ts';
import { giftType } from '#contract/gifts/wishlist.ts';
import { rsvpSource } from '#contract/guests/replies.ts';
import { selectionOf } from '#backend/designs/content.ts';
import type { EventRow } from '#backend/events/access.ts';
import { textsOf } from '#backend/events/columns.ts';
import { presentVenue } from '#backend/events/present.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import type { AnsweredGuests, EventParts } from './read-repository.ts';

/** What a file says instead of identifiers: where each thing stands in its list. */
interface Places {
  functions: ReadonlyMap<string, number>;
  questions: ReadonlyMap<string, number>;
  gifts: ReadonlyMap<string, number>;
}

const placesOf = (rows: readonly { id: string }[]) => new Map(rows.map(({ id }, index) => [id, index]));

/** The head of an event's file, the identifiers of its pictures in their order, and the places its guests speak of. */
export function composeHead(
  event: EventRow,
  { photo, functions, questions, gifts, design, toolPicture, guestLists, messages }: EventParts,
  now: Date,
): { head: EventFileHead; pictures: string[]; places: Places } {
  const pictures: string[] = [];
  const names: string[] = [];
  const pictureOf = (imageId: string | null, mediaType: string | null): number | null => {
    if (imageId === null || mediaType === null) return null;
    names.push(`pictures/${names.length + 1}.${mediaType === 'image/png' ? 'png' : 'webp'}`);
    return pictures.push(imageId) - 1;
  };
  const places: Places = {
    functions: placesOf(functions),
    questions: placesOf(questions),
    gifts: placesOf(gifts),
  };
  const couple = event.bride_groom_details;
  const head: EventFileHead = {
    format: EVENT_FILE_FORMAT,
    version: EVENT_FILE_VERSION,
    exportedAt: now.toISOString(),
    source: sha256(`an event's file: ${event.id}`).slice(0, 32),
    event: {
      eventType: eventType.parse(event.event_type),
      ...textsOf(event),
      venue: presentVenue(event),
      giveTogether: event.give_together,
      ...(couple ? { brideGroomDetails: couple } : {}),
      guestLanguage: event.guest_language,
      replyBy: event.reply_by,
      status: event.status,
    },
    photo: photo ? pictureOf(photo.id, photo.media_type) : null,
    functions: functions.map((row) => ({
      name: row.name,
      date: row.date,
      time: row.time,
      venue: presentVenue(row),
      everyone: row.everyone,
    })),
    questions: questions.map(({ kind, question, required, each_person: eachPerson, choices }) => ({
      kind,
      text: question,
      required,
      eachPerson,
      choices,
    })),
    gifts: gifts.map((row) => ({
      name: row.name,
      price: rupeesOf(row.price_paise),
      link: row.link,
      type: giftType.parse(row.type),
      picture: pictureOf(row.image_id, row.media_type),
      purchasedAt: row.purchased_at?.toISOString() ?? null,
      deliveredAt: row.delivered_at?.toISOString() ?? null,
    })),
    messages: messages.map((row) => ({
      audience: row.audience,
      function: row.function_id === null ? null : (places.functions.get(row.function_id) ?? null),
      text: row.text,
      at: row.created_at.toISOString(),
    })),
    guestLists: guestLists.flatMap(({ name, filter }) => {
      const place = places.functions.get(filter.function) ?? null;
      return filter.function !== '' && place === null
        ? []
        : [{ name, filter: { ...filter, function: '' }, function: place }];
    }),
    design: design
      ? {
          selection: { ...selectionOf(design), photo: '' },
          photo: pictureOf(design.photo_id, design.media_type),
        }
      : null,
    toolPicture: null,
    pictures: names,
  };
  const picture = toolPicture ? pictureOf(toolPicture.image_id, toolPicture.media_type) : null;
  if (toolPicture && picture !== null) head.toolPicture = { picture, title: toolPicture.title };
  return { head, pictures, places };
}

/** Guests as the file has them. What came up after its head was read is left out. */
export function composeGuests(
  { guests, replies, answers, chosen, comes, brings }: AnsweredGuests,
  places: Places,
): EventFileGuest[] {
  const replyOf = new Map(replies.map((row) => [row.guest_id, row]));
  const answersOf = byGuest(answers);
  const chosenOf = byGuest(chosen);
  const comesOf = byGuest(comes);
  const bringsOf = byGuest(brings);
  return guests.map((guest): EventFileGuest => {
    const reply = replyOf.get(guest.id);
    const known = <Row, Part>(rows: readonly Row[] | undefined, part: (row: Row) => Part | null): Part[] =>
      (rows ?? []).map(part).filter((it) => it !== null);
    return {
      ...fieldsOfGuest(guest),
      language: guest.language,
      wantsNoMore: [
        ...(guest.stopped_email ? (['email'] as const) : []),
        ...(guest.stopped_phone ? (['phone'] as const) : []),
      ],
      functions: known(chosenOf.get(guest.id), (row) => places.functions.get(row.function_id) ?? null).sort(
        (one, other) => one - other,
      ),
      functionReplies: known(comesOf.get(guest.id), ({ function_id: id, people }) => {
        const place = places.functions.get(id);
        return place === undefined ? null : { function: place, people };
      }).sort((one, other) => one.function - other.function),
      answers: known(answersOf.get(guest.id), ({ question_id: id, answer }) => {
        const place = places.questions.get(id);
        return place === undefined ? null : { question: place, answer };
      }).sort((one, other) => one.question - other.question),
      reply: reply
        ? {
            rsvp: reply.rsvp,
            source: rsvpSource.nullable().catch(null).parse(reply.source),
            adults: reply.adults,
            children: reply.children,
            note: reply.note,
            names: reply.names,
            household: reply.answered_household.map(({ answers, functions, ...person }) => ({
              ...person,
              answers: known(Object.entries(answers), ([id, answer]) => {
                const place = places.questions.get(id);
                return place === undefined ? null : { question: place, answer };
              }).sort((one, other) => one.question - other.question),
              functions:
                functions &&
                known(functions, (id) => places.functions.get(id) ?? null).sort((one, other) => one - other),
            })),
            answeredFor: reply.answered_for,
            at: reply.updated_at.toISOString(),
          }
        : null,
      brings: known(bringsOf.get(guest.id), ({ gift_id: id, blessing, created_at: at }) => {
        const place = places.gifts.get(id);
        return place === undefined ? null : { gift: place, blessing, at: at.toISOString() };
      }).sort((one, other) => one.gift - other.gift),
    };
  });
}

function byGuest<Row extends { guest_id: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) {
    const theirs = found.get(row.guest_id);
    if (theirs) theirs.push(row);
    else found.set(row.guest_id, [row]);
  }
  return found;
}
