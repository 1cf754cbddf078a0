import { site } from '#app/server/backend-transport.server.ts';
import { SUGGESTED } from '#app/collaboration/by-link/giving-form.server.ts';
import { givingPageOf } from '#app/payments/way-back.server.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { EventPage } from '#contract/events/events.ts';
import { shagunWords } from '#messages/shagun/by-language.ts';
import type { Language } from '#messages/language.ts';

/** The way to a shagun for a guest who may give one, by the personal link they came by or signed in; null for others. */
export function viewShagunPart({ event, viewer }: EventPage, language: Language, key?: string | null) {
  const { guest } = viewer;
  if (!site.takesPayments || !guest || !event.giveTogether || event.status === 'cancelled') return null;
  const { partTitle, partHint, give } = shagunWords[language];
  const to = key
    ? givingPageOf({ eventId: event._id, guestId: guest._id, key })
    : `/event/${event._id}/shagun`;
  return {
    title: partTitle,
    hint: partHint,
    ways: [
      ...SUGGESTED.map((amount) => ({
        label: formatRupees(amount),
        to: `${to}${key ? '&' : '?'}amount=${amount}`,
      })),
      { label: give, to },
    ],
  };
}
export type ShagunPartView = ReturnType<typeof viewShagunPart>;
