import type { z } from 'zod/v4';
import {
  eventFieldNames,
  textLabels,
  type EventField,
  type EventPart,
  type EventTextField,
} from '#contract/events/event-fields.ts';
import type { editableEvent, EventFields, UpdateEvent } from '#contract/events/events.ts';
import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import * as eventWords from '#messages/events/en.ts';
import { isLanguage, languageNames } from '#messages/language.ts';

/** A field that is stored with another value than was typed. */
export interface Difference {
  label: string;
  /** Empty when nothing is stored. */
  stored: string;
}

type Stored = z.infer<typeof editableEvent>['event'];
type Read = [label: string, value: string];

/** How fields of several values read. */
const partsInWords: Record<EventPart, (event: Stored | UpdateEvent) => Read[]> = {
  venue: ({ venue }) => [
    [eventWords.venueNameLabel, venue.name],
    [eventWords.venueAddressLabel, venue.location],
  ],
  // a form that does not answer leaves it as it is
  giveTogether: ({ giveTogether }) =>
    giveTogether === undefined
      ? []
      : [[eventWords.giveTogetherLabel, giveTogether ? eventWords.yes : eventWords.no]],
  brideGroomDetails: ({ brideGroomDetails: couple }) => [
    [eventWords.brideTitle, inWords(couple?.bride)],
    [eventWords.groomTitle, inWords(couple?.groom)],
  ],
};

/** What is shown of a stored text that is not kept as people read it. */
const textInWords: Partial<Record<EventTextField, (event: Stored) => string>> = {
  date: formatEventDate,
  time: formatEventTime,
  otherLanguage: ({ otherLanguage }) => (isLanguage(otherLanguage) ? languageNames[otherLanguage] : ''),
};

const isPart = (name: EventField): name is EventPart => name in partsInWords;

/** The fields of the edit form whose stored value is another than the typed one, in the order of the form. */
export function storedDifferences(stored: Stored, input: UpdateEvent): Difference[] {
  return eventFieldNames.flatMap((name) => {
    if (!isPart(name)) {
      if (stored[name] === input[name]) return [];
      return [{ label: textLabels()[name], stored: textInWords[name]?.(stored) ?? stored[name] }];
    }
    const here = partsInWords[name](input);
    if (here.length === 0) return [];
    return partsInWords[name](stored).flatMap(([label, value], index) =>
      value === here[index]?.[1] ? [] : [{ label, stored: value }],
    );
  });
}

type Couple = NonNullable<EventFields['brideGroomDetails']>;

function inWords(person: Couple['bride'] | undefined): string {
  if (!person) return '';
  // the prefix alone is what the form starts with, not a number
  const phone = !person.phone || person.phone === '+91' ? '' : person.phone.replace(/[\s-]/g, '');
  return [`${person.firstName} ${person.lastName}`.trim(), phone].filter(Boolean).join(', ');
}
