import type { EventType } from '#contract/events/event-types.ts';
import * as en from '#messages/designs/en.ts';
import * as hi from '#messages/designs/hi.ts';
import type { Language } from '#messages/language.ts';
import { designOf, type DesignId } from './design-list.ts';

/** What an invitation says of its own, by its language: on its pictures and at the head of the guest's page. */
export const cardCatalogues = { en, hi } satisfies Record<Language, unknown>;

interface Worded {
  /** Left out, as long as no design was chosen. */
  template?: DesignId;
  language: Language;
}

const categoryOf = ({ template }: Worded) => (template ? designOf(template).category : undefined);

/**
 * The line above the names or the title, and the one that asks people to come. `named`: two people are, and between
 * their names and that line their parents may be.
 */
export function wordings(
  type: EventType,
  worded: Worded,
  named: 'alone' | 'with parents' | null,
): { opening: string; request: string } {
  const { openings, requests, coupleOpenings, coupleRequests, cardOpenings, cardRequests, ...words } =
    cardCatalogues[worded.language];
  if (named && (type === 'wedding' || type === 'engagement')) {
    const ask = named === 'alone' ? coupleRequests : words.requestsAfterParents;
    return { opening: coupleOpenings[type], request: ask[type] };
  }
  const category = categoryOf(worded);
  const own = type === 'custom' || type === 'getTogether';
  if (own && (category === 'corporate' || category === 'graduation'))
    return { opening: cardOpenings[category], request: cardRequests[category] };
  return { opening: openings[type], request: requests[type] };
}

/** Who invites, as one line; empty when nobody is named. */
export function hostsLine(type: EventType, worded: Worded & { hosts: string }): string {
  if (!worded.hosts) return '';
  const { hostedBy, hostedFormally } = cardCatalogues[worded.language];
  const formal = type === 'custom' && categoryOf(worded) === 'corporate';
  return (formal ? hostedFormally : hostedBy)(worded.hosts);
}
