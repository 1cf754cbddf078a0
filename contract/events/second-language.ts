import type { Language } from '#messages/language.ts';

interface NamedTwice {
  eventName: string;
  otherLanguage: string;
  otherName: string;
}

interface BilingualText extends NamedTwice {
  description: string;
  otherDescription: string;
  story: string;
  otherStory: string;
}

/** The name of an event for whoever reads `language`: the main one where none was given in it. */
export const nameIn = (event: NamedTwice, language: Language): string =>
  (event.otherLanguage === language && event.otherName) || event.eventName;

/** Whether it has a name of its own in `language`, besides the main one. */
export const hasNameIn = (event: NamedTwice, language: Language): boolean =>
  event.otherLanguage === language && event.otherName !== '';

/**
 * An event as somebody reads it in `language` (docs/decisions/0014): its name, description and story are those given in it,
 * and each that was not is the main one. Asking twice changes nothing.
 */
export function inLanguage<Event extends BilingualText>(event: Event, language: Language): Event {
  if (event.otherLanguage !== language) return event;
  return {
    ...event,
    eventName: nameIn(event, language),
    description: event.otherDescription || event.description,
    story: event.otherStory || event.story,
  };
}
