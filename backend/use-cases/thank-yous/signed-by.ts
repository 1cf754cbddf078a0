import { plainLine } from '#contract/common/plain-line.ts';
import type { Language } from '#messages/language.ts';
import type { EventRow } from '#backend/events/access.ts';
import { celebrating } from '#backend/events/celebrating.ts';

/**
 * Who thanks: the two who celebrate, else those whom the invitation names as its hosts. An account may be a brother's, so
 * its name stands only where nobody else is named.
 */
export const signedBy = (
  event: EventRow,
  { hosts, account, language }: { hosts: string; account: string; language: Language },
): string => celebrating(event, language) || plainLine(hosts) || account;
