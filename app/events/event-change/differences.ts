import type { z } from 'zod/v4';
import type { editableEvent, EventFields, UpdateEvent } from '#contract/events/events.ts';
import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import * as words from '#messages/events/en.ts';

/** A field that is stored with another value than was typed. */
export interface Difference {
  label: string;
  /** Empty when nothing is stored. */
  stored: string;
}

type Stored = z.infer<typeof editableEvent>['event'];

/** The fields of the edit form whose stored value is another than the typed one, in the order of the form. */
export function storedDifferences(stored: Stored, typed: UpdateEvent): Difference[] {
  const fields: [label: string, stored: string, typed: string, shown?: string][] = [
    [words.nameLabel, stored.eventName, typed.eventName],
    [words.dateLabel, stored.date, typed.date, formatEventDate(stored)],
    [words.timeLabel, stored.time, typed.time, formatEventTime(stored)],
    [words.timeZoneLabel, stored.timeZone, typed.timeZone],
    [words.venueNameLabel, stored.venue.name, typed.venue.name],
    [words.venueAddressLabel, stored.venue.location, typed.venue.location],
    [words.descriptionLabel, stored.description, typed.description],
    [words.brideTitle, inWords(stored.brideGroomDetails?.bride), inWords(typed.brideGroomDetails?.bride)],
    [words.groomTitle, inWords(stored.brideGroomDetails?.groom), inWords(typed.brideGroomDetails?.groom)],
  ];
  return fields
    .filter(([, there, here]) => there !== here)
    .map(([label, there, , shown]) => ({ label, stored: shown ?? there }));
}

type Couple = NonNullable<EventFields['brideGroomDetails']>;

function inWords(person: Couple['bride'] | undefined): string {
  if (!person) return '';
  // the prefix alone is what the form starts with, not a number
  const phone = !person.phone || person.phone === '+91' ? '' : person.phone.replace(/[\s-]/g, '');
  return [`${person.firstName} ${person.lastName}`.trim(), phone].filter(Boolean).join(', ');
}
