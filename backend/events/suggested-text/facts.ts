import type { EventTextRequest } from '#contract/events/event-text.ts';
import { formatEventDate } from '#contract/common/format.ts';
import type { WordingBlanks } from '#messages/suggested-text/wordings/en.ts';

/** What a description can be written from, each in the words of a sentence; empty where nothing was typed. */
export function textFactsOf({
  eventName,
  date,
  time,
  venue,
  brideGroomDetails,
}: EventTextRequest): WordingBlanks {
  // the day and the hour as typed: no zone can move them
  const startsAt = `${date}T${time || '00:00'}:00Z`;
  return {
    name: eventName,
    couple: coupleOf(brideGroomDetails),
    date: formatEventDate({ startsAt, timeZone: 'UTC' }, 'long', 'en'),
    time: time && clock.format(new Date(startsAt)),
    place: [venue.name, venue.address].filter(Boolean).join(', '),
  };
}

const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
});

type Couple = EventTextRequest['brideGroomDetails'];

/** Both or neither: half a couple cannot be invited to. */
function coupleOf(couple: Couple): string {
  const names = [couple?.bride, couple?.groom].map((person) =>
    `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
  );
  return names.every(Boolean) ? names.join(' and ') : '';
}
