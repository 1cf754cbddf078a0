import type { eventTextOperations } from '#contract/events/event-text-operations.ts';
import { signedIn, type Row } from '#tests/authorization/row.ts';

/** It names no event: a description is suggested to whoever is signed in, also before there is one. */
export const eventTextRows: Record<keyof typeof eventTextOperations, Row> = {
  generateDescription: {
    expected: signedIn(),
    body: () => ({ eventType: 'birthday', eventName: 'Kabir turns five', date: '2031-02-14' }),
  },
};
