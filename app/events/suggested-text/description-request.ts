import type { EventType } from '#contract/events/events.ts';

/** What a description is asked for with: of the form as typed, what the spec names, and no phone number. */
export function descriptionRequest(form: FormData, eventType: EventType) {
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const person = (who: string) => ({
    firstName: typed(`brideGroomDetails.${who}.firstName`),
    lastName: typed(`brideGroomDetails.${who}.lastName`),
  });
  return {
    eventType,
    eventName: typed('eventName'),
    date: typed('date'),
    time: typed('time'),
    venue: { name: typed('venue.name'), address: typed('venue.location') },
    brideGroomDetails: { bride: person('bride'), groom: person('groom') },
    current: typed('description'),
  };
}
