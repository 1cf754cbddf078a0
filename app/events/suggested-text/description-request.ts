import type { EventType } from '#contract/events/events.ts';

/** What a description is asked for with: of the form as typed, what the spec names, and no phone number. */
export function descriptionRequest(form: FormData, eventType: EventType) {
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const person = (who: string) => ({
    firstName: textOf(`brideGroomDetails.${who}.firstName`),
    lastName: textOf(`brideGroomDetails.${who}.lastName`),
  });
  return {
    eventType,
    eventName: textOf('eventName'),
    date: textOf('date'),
    time: textOf('time'),
    venue: { name: textOf('venue.name'), address: textOf('venue.location') },
    brideGroomDetails: { bride: person('bride'), groom: person('groom') },
    current: textOf('description'),
  };
}
