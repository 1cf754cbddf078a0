import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import type { EventPage } from '#contract/events/events.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';
import type { Language } from '#messages/language.ts';

/** What a messenger shows of a link to an event. */
export interface LinkPreview {
  title: string;
  description: string;
  /** Absolute address of the picture, open to everybody. */
  picture: string;
  /** Of the picture, in pixels. */
  width: number;
  height: number;
}

/** Letters that messengers show of a title and of a description; WhatsApp cuts a little before. */
const TITLE = 70;
const DESCRIPTION = 160;
/** Of our own pictures by type of event, which stand in until a design is drawn. */
const DEFAULT_SIZE = { width: 1200, height: 630 };

/**
 * The preview of a link to an event, by personal link or without: what everybody with the event's address may read, and
 * nothing of the guest. `appUrl` is where the site stands: addresses in tags are absolute. The page's tags and what hosts are shown are both made here.
 */
export function linkPreview(
  { event }: Pick<EventPage, 'event'>,
  language: Language,
  appUrl: string,
): LinkPreview {
  const { eventName, venue, designPicture } = event;
  const words = eventPageWords[language];
  const when = [formatEventDate(event, 'long', language), formatEventTime(event, language)];
  const description = [
    event.status === 'cancelled' ? words.cancelled : words.eventTypeNames[event.eventType],
    when.filter(Boolean).join(', '),
    venue.name || venue.location,
  ]
    .filter(Boolean)
    .join(' · ');
  const { width, height } = designPicture ?? DEFAULT_SIZE;
  return {
    title: shortened(eventName, TITLE),
    description: shortened(description, DESCRIPTION),
    picture: appUrl + (designPicture?.path ?? `/og/${event.eventType}.png`),
    width,
    height,
  };
}

/** One line, ended by us where a messenger would cut it. */
function shortened(text: string, most: number): string {
  const line = plainLine(text);
  return line.length <= most ? line : `${firstOf(line, most - 1).trimEnd()}…`;
}
