import { coupleNames } from '#contract/events/couple-names.ts';
import type { EventType } from '#contract/events/event-types.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import type { EventRow } from '#backend/events/access.ts';

/**
 * Who thanks: the two who celebrate, else those whom the invitation names as its hosts. An account may be a brother's, so
 * its name stands only where nobody else is named.
 */
export function signedBy(
  { event_type: eventType, event_name: eventName, bride_groom_details: brideGroomDetails }: EventRow,
  { hosts, account }: { hosts: string; account: string },
): string {
  const couple = coupleNames({ eventType: eventType as EventType, eventName, brideGroomDetails });
  return plainLine(couple) || plainLine(hosts) || account;
}
