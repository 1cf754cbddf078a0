import type { Updateable } from 'kysely';
import {
  eachText,
  eventFieldNames,
  eventTextNames,
  type EventField,
  type EventTextField,
} from '#contract/events/event-fields.ts';
import type { Schema } from '#backend/platform/database/schema.ts';
import type { EventRow } from './access.ts';

interface ColumnRules {
  /** Its name in the file with everything stored about a person; null for what only a service understands. */
  exported: string | null;
  /** What is left once the organiser's account is deleted, where money keeps the event for the books; undefined for what stays. */
  erased: '' | null | undefined;
  /** Whether guests already invited are told when it changes. */
  announced?: true;
}

/** Where each field of an event is kept, and what becomes of it there. */
const fieldColumns = {
  eventName: { event_name: { exported: 'eventName', erased: '' } },
  date: { date: { exported: 'date', erased: undefined, announced: true } },
  time: { time: { exported: 'time', erased: undefined, announced: true } },
  timeZone: { time_zone: { exported: 'timeZone', erased: undefined, announced: true } },
  venue: {
    venue_name: { exported: 'venueName', erased: '', announced: true },
    venue_location: { exported: 'venueLocation', erased: '', announced: true },
    venue_lat: { exported: 'venueLat', erased: null },
    venue_lng: { exported: 'venueLng', erased: null },
    venue_place_id: { exported: null, erased: null },
  },
  description: { description: { exported: 'description', erased: '' } },
  story: { story: { exported: 'story', erased: '' } },
  dressCode: { dress_code: { exported: 'dressCode', erased: '' } },
  invitationFrom: { invitation_from: { exported: 'invitationFrom', erased: '' } },
  otherLanguage: { other_language: { exported: 'otherLanguage', erased: undefined } },
  otherName: { other_name: { exported: 'otherName', erased: '' } },
  otherDescription: { other_description: { exported: 'otherDescription', erased: '' } },
  otherStory: { other_story: { exported: 'otherStory', erased: '' } },
  giveTogether: { give_together: { exported: 'giveTogether', erased: undefined } },
  brideGroomDetails: { bride_groom_details: { exported: 'brideGroomDetails', erased: null } },
} satisfies Record<EventField, Partial<Record<keyof Schema['events'], ColumnRules>>>;

type FieldColumns = typeof fieldColumns;
type ColumnOf<Name extends EventField> = keyof FieldColumns[Name] & keyof EventRow;
/** Every column the fields of an event fill. */
export type EventColumn = { [Name in EventField]: ColumnOf<Name> }[EventField];

const columns = eventFieldNames.flatMap(
  (name) => Object.entries(fieldColumns[name]) as [EventColumn, ColumnRules][],
);

/** The columns of a person's own file with the names they have there. */
export const exportedColumns = columns.flatMap(([column, { exported }]) =>
  exported === null ? [] : [{ column, name: exported }],
);

/** What the columns hold that are emptied when an account is deleted. */
export const erasedColumns = Object.fromEntries(
  columns.flatMap(([column, { erased }]) => (erased === undefined ? [] : [[column, erased]])),
) as Pick<Updateable<Schema['events']>, EventColumn>;

/** The columns guests already invited are told of. */
export const announcedColumns = columns.flatMap(([column, { announced }]) => (announced ? [column] : []));

const textColumns = eachText((name) => Object.keys(fieldColumns[name])[0]) as {
  [Name in EventTextField]: ColumnOf<Name>;
};

/** The columns that text fills. */
export const columnsOfTexts = (texts: Record<EventTextField, string>) =>
  Object.fromEntries(eventTextNames.map((name) => [textColumns[name], texts[name]])) as {
    [Name in EventTextField as ColumnOf<Name>]: string;
  };

/** The text that a row holds. */
export const textsOf = (row: EventRow): Record<EventTextField, string> =>
  eachText((name) => row[textColumns[name]]);
