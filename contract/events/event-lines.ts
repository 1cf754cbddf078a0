import { eventLineTerms } from '#messages/events/lines/by-language.ts';
import type { Language } from '#messages/language.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { eventLineNames, type EventLine } from './event-fields.ts';

/** The lines an event has, each with what it is called: as page, mail, message and calendar list them. */
export const eventLines = (
  event: Record<EventLine, string>,
  language: Language,
): { term: string; value: string }[] =>
  eventLineNames
    // who invites is said where people are asked to come
    .filter((name) => event[name] !== '' && name !== 'invitationFrom')
    .map((name) => ({ term: eventLineTerms[language][name], value: plainLine(event[name]) }));
