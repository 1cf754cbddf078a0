import type { EventPage } from '#contract/events.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language } from '#messages/language.ts';

/** What the card says besides: while it asks, `hello` and `howMany`; once answered, `said` and `yourNote`. */
interface CardSays {
  hello?: string;
  howMany?: string;
  said?: string;
  yourNote?: string;
  /** For an answer that did not get through. */
  offline: string;
}

/**
 * The guest the page is opened for, with the answer as recorded, in the reader's language.
 * `pressed` is the button of the invitation that led here.
 */
export function viewReply({ event, viewer }: EventPage, language: Language, pressed?: 'yes' | 'no') {
  if (!viewer.guest) return null;
  const { firstName, withFamily, partyLimit, reply } = viewer.guest;
  const { rsvp, adults, children, note, version } = reply;
  const words = replyWords[language];
  const says: CardSays =
    rsvp === 'pending'
      ? {
          hello: `${firstName ? `${words.namaste(firstName)} ` : ''}${pressed ? words.notSentYet : words.tellHost(event.organiserName || words.yourHost)}`,
          howMany: words.howMany(partyLimit),
          offline: words.noConnection(words.rsvpFailed),
        }
      : {
          said: rsvp === 'no' ? words.declined : adults + children < 2 ? words.seeYou : words.headsComing(adults, children),
          ...(note ? { yourNote: words.yourNote(note) } : {}),
          offline: words.noConnection(words.unrsvpFailed),
        };
  return { language, withFamily, partyLimit, rsvp, adults, children, note, version, pressed, words: { ...words.card, ...says } };
}

export type ReplyView = NonNullable<ReturnType<typeof viewReply>>;
