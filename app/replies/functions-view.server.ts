import { site } from '#app/server/backend-transport.server.ts';
import type { QuestionView } from '#app/replies/question-view.ts';
import { functionChoiceId } from '#app/replies/answers-in.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import type { EventFunction, InvitedFunction } from '#contract/events/functions.ts';
import { mapLink } from '#contract/events/map-link.ts';
import type { Venue } from '#contract/events/venue.ts';
import { functionWords } from '#messages/functions/guests/by-language.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import { functionReplyWords } from '#messages/functions/reply/by-language.ts';
import type { Language } from '#messages/language.ts';

/** A function among the facts of the page; this travels twice in its HTML. */
interface FunctionView {
  name: string;
  /** Day of the month and month, a line each: drawn, and not read out. */
  day: string;
  /** Day, time, place and the answer, a line each. */
  text: string;
  map?: string;
}

export interface FunctionsView {
  title: string;
  items: FunctionView[];
}

type Zoned = { timeZone: string };

/** The functions the reader is invited to; null for everybody who is invited to none. */
export function viewFunctions({ event, viewer }: EventPage, language: Language): FunctionsView | null {
  const { functions = [], reply } = viewer.guest ?? {};
  if (functions.length === 0) return null;
  return {
    title: functionWords[language].invitedTo,
    items: functions.map((each) => viewFunction(each, event, language, reply?.rsvp === 'yes')),
  };
}

function viewFunction(
  each: InvitedFunction,
  event: EventPage['event'],
  language: Language,
  comes: boolean,
): FunctionView {
  const words = functionReplyWords[language];
  const map = each.venue ? mapLink(each.venue, site.mapSite) : '';
  const answer =
    comes && each.people !== null
      ? words.answered(each.people === 0 ? words.notComing : words.people(each.people))
      : '';
  return {
    name: functionNameIn(each.name, language),
    day: dayTile(each, event, language),
    text: functionLines(each, event, answer, language),
    ...(map ? { map } : {}),
  };
}

/** When and where, and what was said. */
export const functionLines = (
  each: EventFunction,
  { timeZone, venue }: EventPage['event'],
  answer: string,
  language: Language,
): string =>
  [
    dayOf(each, { timeZone }, language),
    formatEventTime({ ...each, timeZone }, language),
    ...placeOf(each, venue),
    answer,
  ]
    .filter(Boolean)
    .join('\n');

/** A place of its own in full; that of the event stands on the page already. */
const placeOf = ({ venue }: EventFunction, ofEvent: Venue): string[] =>
  venue ? [venue.name, venue.location] : [ofEvent.name || ofEvent.location];

/** The choices of how many of `heads` come to each function: all of them, unless something else was said. */
export function viewFunctionChoices(
  functions: readonly InvitedFunction[],
  heads: number,
  zoned: Zoned,
  language: Language,
): QuestionView[] {
  const words = functionReplyWords[language];
  // one list for all of them, so that it travels once
  const choices = functionChoices(heads, (people) =>
    people === 0 ? words.notComing : heads === 1 ? words.coming : words.people(people),
  );
  return functions.map((each) => ({
    id: functionChoiceId(each._id),
    kind: 'people',
    text: words.ask(functionNameIn(each.name, language), dayOf(each, zoned, language), heads),
    choices,
    answer: [String(each.people ?? heads)],
  }));
}

/** Nobody up to `heads` people. */
export const functionChoices = (heads: number, label: (people: number) => string) =>
  Array.from({ length: heads + 1 }, (_, people) => [String(people), label(people)]).flat();

export const dayTile = ({ startsAt }: EventFunction, { timeZone }: Zoned, language: Language): string =>
  (['day', 'month'] as const)
    .map((part) => formatEventDate({ startsAt, timeZone }, part, language))
    .join('\n');

export const dayOf = ({ startsAt }: EventFunction, { timeZone }: Zoned, language: Language): string =>
  formatEventDate({ startsAt, timeZone }, 'long', language);
