import type { EventType } from '#contract/events/event-types.ts';
import { hasField } from '#contract/events/event-fields.ts';

/** What of an event names it. */
export interface NamedEvent {
  eventType: EventType;
  eventName: string;
  brideGroomDetails?: { bride: { firstName: string }; groom: { firstName: string } } | undefined;
}

/** The names a design is shown with while one is picked: the couple's first names, or the event's. */
export function namesOn({ eventType, eventName, brideGroomDetails: couple }: NamedEvent): string[] {
  if (!couple || !hasField(eventType, 'brideGroomDetails')) return [eventName];
  const names = [couple.bride.firstName, couple.groom.firstName];
  return names.every(Boolean) ? names : [eventName];
}
