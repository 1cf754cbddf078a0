import { data } from '@remix-run/node';
import { eventType as eventTypeSchema, type EventType } from '#contract/events/events.ts';
import * as errorWords from '#messages/errors/en.ts';

/** The event type an address names. @throws 404 for any other word */
export function eventTypeOf(params: { eventType?: string | undefined }): EventType {
  const parsed = eventTypeSchema.safeParse(params.eventType);
  if (!parsed.success) throw data({ message: errorWords.notFound }, { status: 404 });
  return parsed.data;
}
