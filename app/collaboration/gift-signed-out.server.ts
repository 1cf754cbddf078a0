import { data } from '@remix-run/node';
import { readEvent, showProblem } from '#app/invited/read-event.server.ts';
import type { GiftAddress } from '#app/collaboration/gift-together.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { nameIn } from '#contract/events/second-language.ts';
import type { GiftOnPage } from '#contract/gifts/wishlist.ts';
import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import type { Language } from '#messages/language.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';

/**
 * A gift for who has not signed in: what it is, whose event it is of, and the way to sign in, in their language. Guests come
 * here from their invitation, so they are not sent to a page about us.
 */
export async function showGiftSignedOut(request: Request, { eventId, giftId }: GiftAddress) {
  const read = await readEvent(request, eventId);
  if ('problem' in read) return showProblem(request, read.problem);
  const { event } = read.page;
  const { language, headers } = await readLanguage(request);
  const words = giftByLinkWords[language];
  const page = `/event/${eventId}/gift/${giftId}`;
  const back = `/event/${eventId}`;
  const gift = event.gifts.find(({ _id }) => _id === giftId);
  if (!gift) {
    const number = eventPageWords[language].errorNumber(404);
    const gone = { title: words.giftGone, message: '', back: words.backToInvitation, to: back };
    return showProblem(request, { ...gone, status: 404, number });
  }
  const isCancelled = event.status === 'cancelled';
  return data(
    {
      ...frameIn(language),
      back,
      event: { id: eventId, name: nameIn(event, language) },
      gift: { name: gift.name, ...(gift.image ? { image: gift.image.thumbnailUrl } : {}) },
      signedOut: {
        text: isCancelled ? words.eventCancelled : whatFor(gift, words),
        // nothing is to be done any more
        signIn: isCancelled ? '' : words.signIn,
        to: `/auth/login?${new URLSearchParams({ returnTo: page })}`,
        words: { title: gift.name, backToInvitation: words.backToInvitation },
      },
      tab: gift.isCollaborative ? words.tab(gift.name) : words.bringTab(gift.name),
      otherLanguage: otherLanguage(request, language),
    },
    { headers },
  );
}

/** What signing in is good for. */
function whatFor(
  { isPurchased, isCollaborative }: GiftOnPage,
  words: (typeof giftByLinkWords)[Language],
): string {
  if (isPurchased) return words.purchased;
  return isCollaborative ? words.signInFirst : words.signInToBring;
}

export type GiftSignedOutView = Exclude<
  Awaited<ReturnType<typeof showGiftSignedOut>>['data'],
  { problem: unknown }
>;
