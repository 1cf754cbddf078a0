import { site } from '#app/server/backend-transport.server.ts';
import { coupleDisplayName } from '#contract/events/couple-names.ts';
import type { EventPage } from '#contract/events/events.ts';
import { inLanguage, nameIn } from '#contract/events/second-language.ts';
import { shagunWords } from '#messages/shagun/by-language.ts';
import type { Language } from '#messages/language.ts';

export interface EnvelopeView {
  to: string;
  /** Whose wallet it reaches, and as what. */
  reaches: string;
}

/** The couple as the reader's language has them; '' where two are not named. */
export const coupleIn = (event: EventPage['event'], language: Language): string =>
  coupleDisplayName(inLanguage(event, language), language);

/** Whom a shagun is for: the couple, else the event. */
export const recipientOf = (event: EventPage['event'], language: Language): string =>
  coupleIn(event, language) || nameIn(event, language);

/** The envelope of an event, and its colours as styles of the page (`look`). Colours alone come from what its organiser chose. */
export function viewEnvelope(event: EventPage['event'], language: Language) {
  const words = shagunWords[language];
  const { backgroundColor: ground, textColor: ink } = event.invitation ?? {};
  const envelope: EnvelopeView = {
    to: recipientOf(event, language),
    reaches: words.reaches(event.organiserName || words.hosts, site.giftCardValidDays),
  };
  return { envelope, ...(ground && ink && { look: `.envelope{--card:${ground};--on-card:${ink}}` }) };
}
