import { site } from '#app/server/backend-transport.server.ts';
import { functionHue } from '#app/replies/function-hue.ts';
import type { EventPage } from '#contract/events/events.ts';
import { formatEventDate, formatEventTime } from '#contract/common/format.ts';
import type { EventFunction, InvitedFunction } from '#contract/events/functions.ts';
import { mapLink } from '#contract/events/map-link.ts';
import type { Venue } from '#contract/events/venue.ts';
import { functionWords } from '#messages/functions/guests/by-language.ts';
import { functionNameIn } from '#messages/functions/ready-made/by-language.ts';
import { functionReplyWords } from '#messages/functions/reply/by-language.ts';
import { labelled } from '#messages/labelled.ts';
import type { Language } from '#messages/language.ts';

/** A function among the facts of the page. */
interface FunctionView {
  name: string;
  /** The class of its colour. */
  hue?: string | undefined;
  /** Day of the month and month, a line each: drawn, and not read out. */
  day: string;
  /** Day, time and place, a line each. */
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
  const functions = viewer.guest?.functions ?? [];
  if (functions.length === 0) return null;
  return {
    title: functionWords[language].invitedTo,
    items: functions.map((each) => viewFunction(each, event, language)),
  };
}

function viewFunction(each: InvitedFunction, event: EventPage['event'], language: Language): FunctionView {
  const map = each.venue ? mapLink(each.venue, site.mapSite) : '';
  return {
    name: functionNameIn(each.name, language),
    hue: functionHue(each.name),
    day: dayTile(each, event, language),
    text: functionLines(each, event, '', language),
    ...(map ? { map } : {}),
  };
}

/** How many come to each function, a line each, as far as it was said; empty before. */
export const attendedLines = (functions: readonly InvitedFunction[], language: Language): string => {
  const { notComing, people } = functionReplyWords[language];
  return functions
    .filter((each) => each.people !== null)
    .map((each) =>
      labelled(functionNameIn(each.name, language), each.people ? people(each.people) : notComing),
    )
    .join('\n');
};

/** When and where, and what hosts read of the answers. */
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

/** Nobody up to `heads` people. */
export const functionChoices = (heads: number, label: (people: number) => string) =>
  Array.from({ length: heads + 1 }, (_, people) => [String(people), label(people)]).flat();

export const dayTile = ({ startsAt }: EventFunction, { timeZone }: Zoned, language: Language): string =>
  (['day', 'month'] as const)
    .map((part) => formatEventDate({ startsAt, timeZone }, part, language))
    .join('\n');

export const dayOf = ({ startsAt }: EventFunction, { timeZone }: Zoned, language: Language): string =>
  formatEventDate({ startsAt, timeZone }, 'long', language);
