import { site } from '#app/server/backend-transport.server.ts';
import { viewGifts } from '#app/event-page/gift-view.server.ts';
import type { FunctionsView } from '#app/replies/functions-view.server.ts';
import type { Giving } from '#app/event-page/giving.server.ts';
import { viewInvitation } from '#app/event-page/invitation-view.server.ts';
import { viewShagunPart } from '#app/shagun/shagun-part.server.ts';
import { hasField } from '#contract/events/event-fields.ts';
import { eventLines } from '#contract/events/event-lines.ts';
import { personalCalendarPath } from '#contract/guests/personal-path.ts';
import type { EventPage } from '#contract/events/events.ts';
import { isHost } from '#contract/common/host-roles.ts';
import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import { mapLink } from '#contract/events/map-link.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language } from '#messages/language.ts';

/**
 * What the event page shows in the reader's language, ready to be written out. What is listed of it travels twice in the page's
 * HTML, as markup and for the scripts, so it holds nothing that is not shown; `drawn` is for the markup alone. `key` is
 * that of the personal link the page was opened by.
 */
export function viewEvent(
  page: EventPage,
  { giving, functions }: { giving: Giving; functions: FunctionsView | null },
  language: Language,
  key?: string | null,
) {
  const { event, viewer } = page;
  const cancelled = event.status === 'cancelled';
  const drawn = { ...viewDrawn(page, giving, language, key), functions };
  return withDrawn(
    {
      id: event._id,
      map: mapLink(event.venue, site.mapSite),
      /** Empty for a cancelled event, which nobody wants in their calendar. */
      calendar: cancelled ? '' : calendarOf(page, key),
      /** Whether the invitation says so much that the answer has no room for more beside it. */
      long: drawn.head.long,
      hasGifts: event.gifts.length > 0,
      cancelled,
      /** Why nobody can answer any more; empty while answers are open. */
      closed: cancelled ? sayCancelled(page, language) : event.over ? replyWords[language].eventOver : '',
      /** The address to share: the page's own may hold a guest's key. */
      url: addressToShare(page),
      words: wordsFor(page, language),
      hosting: isHost(viewer.relation),
    },
    drawn,
  );
}

/** What the server alone draws (drawn-parts.tsx): the invitation, and all there is to read below the answer. */
function viewDrawn(page: EventPage, giving: Giving, language: Language, key: string | null | undefined) {
  const words = eventPageWords[language];
  const { event, viewer } = page;
  const { venue } = event;
  const when = [formatEventDate(event, 'long', language), formatEventTime(event, language)]
    .filter(Boolean)
    .join(', ');
  const where = [venue.name, venue.location].filter(Boolean);
  const { dateAndTime, venue: place, notSpecified, guestsInvited } = words.facts;
  const more = event.giftCount - event.gifts.length;
  return {
    id: event._id,
    type: words.eventTypeNames[event.eventType],
    description: event.description,
    /** What the invitation says, which all read alike. */
    head: {
      ...viewInvitation(page, language),
      // hosts have the event's name above the page their guests see
      ...(isHost(viewer.relation) && { level: 2 as const }),
      facts: [
        { term: dateAndTime, lines: [when] },
        ...(where.length > 0 ? [{ term: place, lines: where }] : []),
      ],
    },
    // the specification's card, for whoever looks: also what the invitation above says
    facts: [
      { term: dateAndTime, value: when },
      { term: place, value: where.join(', ') || notSpecified },
      ...eventLines(event, language),
      { term: guestsInvited, value: words.guests(event.guestCount) },
    ],
    story: viewStory(page, language),
    gifts: viewGifts(page, giving, language, key),
    shagun: viewShagunPart(page, language, key),
    /** That more gifts are wished for than are listed; empty when all are. */
    moreGifts: more > 0 ? words.moreGifts(more) : '',
    words: { ...words.drawn, showOnMap: words.page.showOnMap },
    hosting: isHost(viewer.relation),
  };
}

/** That it was cancelled, and what becomes of the money of a guest who may have given some. */
function sayCancelled({ event, viewer }: EventPage, language: Language): string {
  const { cancelled, moneyGoesBack } = eventPageWords[language];
  const mayHaveGiven =
    viewer.guest !== undefined &&
    (event.giveTogether || event.gifts.some(({ totalCollected = 0 }) => totalCollected > 0));
  return site.takesPayments && mayHaveGiven ? `${cancelled} ${moneyGoesBack}` : cancelled;
}

export type DrawnView = ReturnType<typeof viewDrawn> & { functions: FunctionsView | null };

/** `drawn` stands in no list of the view's properties: Remix writes what is listed into the page. Scripts find none. */
const withDrawn = <T extends object>(view: T, drawn: DrawnView): T & { drawn?: DrawnView } =>
  Object.defineProperty(view, 'drawn', { value: drawn });

/** The photo and the story of the event; null without either. */
function viewStory({ event: { eventType, eventName, story, photo } }: EventPage, language: Language) {
  if (!story && !photo) return null;
  const words = eventPageWords[language].story;
  return {
    title: story && (hasField(eventType, 'brideGroomDetails') ? words.ofCouple : words.title),
    text: story,
    ...(photo && {
      photo: {
        src: photo.path,
        width: photo.width,
        height: photo.height,
        alt: words.photoAlt(eventName),
      },
    }),
  };
}

export type StoryView = ReturnType<typeof viewStory>;

const addressToShare = ({ event }: EventPage): string => `${site.appUrl}/event/${event._id}`;

export type EventView = ReturnType<typeof viewEvent>;

/** The page's words for what this viewer is shown. */
function wordsFor({ viewer }: EventPage, language: Language) {
  const { page, stranger, visitor } = eventPageWords[language];
  return {
    ...page,
    stranger: viewer.relation === 'stranger' ? stranger : null,
    visitor: viewer.relation === 'visitor' ? visitor : null,
  };
}

/** Functions stand only in the calendar of whoever is invited to them. */
function calendarOf({ event, viewer: { guest } }: EventPage, key: string | null | undefined): string {
  return guest && key && guest.functions.length > 0
    ? personalCalendarPath({ eventId: event._id, guestId: guest._id, key })
    : `/events/${event._id}/calendar.ics`;
}
