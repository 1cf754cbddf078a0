import * as eventText from './event-text.ts';
import type { Operation } from '#contract/operation.ts';

/** The call that suggests a description (spec section 7). */
export const eventTextOperations = {
  generateDescription: {
    method: 'POST',
    path: '/events/generate-description',
    summary: 'A description suggested from the name, date, venue and couple of an event; nothing is stored',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'self',
    body: eventText.eventTextRequest,
    response: eventText.eventText,
  },
} as const satisfies Record<string, Operation>;
