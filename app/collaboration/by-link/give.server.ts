import { data, redirect } from '@remix-run/node';
import { isChange } from '#app/collaboration/payment-change.ts';
import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { isOfClaim, sendClaim, viewClaim } from '#app/claims/claim.server.ts';
import {
  givingField,
  goAndPay,
  keptGiving,
  requestKeyOf,
  sentGiving,
  viewGivingForm,
} from '#app/collaboration/by-link/giving-form.server.ts';
import { remainingOf, todayAt } from '#app/collaboration/next-step.server.ts';
import { leadToJoined, readEvent, showDeadLink, showProblem } from '#app/invited/read-event.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { invalidForm, parseInLanguage, refusedForm } from '#app/forms/form-result.server.ts';
import { asKeyHolder } from '#app/server/without-session.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { readToPayAgain } from '#app/payments/to-pay-again.server.ts';
import { guestPageOf, keepWayBack } from '#app/payments/way-back.server.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { EventPage } from '#contract/events/events.ts';
import { nameIn } from '#contract/events/second-language.ts';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import { claimWords } from '#messages/claims/page/by-language.ts';
import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';

/** What the address of the page names. */
interface GivingAddress {
  eventId: string;
  guestId: string;
  giftId: string;
}

/** A gift for the holder of a guest's personal link: what is still needed, and how much they may give, in their language. */
export async function loadGiftToGive(request: Request, { eventId, guestId, giftId }: GivingAddress) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const read = await readEvent(request, eventId, { guest: guestId, key });
  if ('problem' in read) return showProblem(request, read.problem);
  const { event, viewer } = read.page;
  await leadToJoined(request, guestId, read.page);
  if (key === '' || viewer.relation !== 'guest' || !viewer.guest)
    // signed in they give as their account
    return showDeadLink(request, `/event/${eventId}/gift/${giftId}`);
  const { language, headers } = await readLanguage(request, viewer.guest.language);
  const words = giftByLinkWords[language];
  const groups = await backend(request, language).load('getWishlist', {
    params: { eventId },
    query: { guest: guestId, key },
  });
  const gift = groups.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);
  const back = guestPageOf({ eventId, guestId, key });
  if (!gift) {
    const { errorNumber } = eventPageWords[language];
    const problem = { title: words.giftGone, message: '', back: words.backToInvitation, to: back };
    return showProblem(request, { ...problem, status: 404, number: errorNumber(404) });
  }
  const remaining = remainingOf(gift);
  const claim = viewClaim(gift, read.page, language);
  const again = await readToPayAgain(request, { eventId, giftId }, language);
  const refusal = whyNot(gift, read.page);
  const returnTo = `/event/${eventId}/gift/${giftId}`;
  return data(
    {
      claim,
      notice: await readFlash(request),
      ...frameIn(language),
      language,
      back,
      event: nameIn(event, language),
      gift: {
        name: gift.name,
        ...(gift.image ? { image: gift.image.thumbnailUrl } : {}),
        collected: gift.isCollaborative
          ? words.collectedOf(formatRupees(gift.totalCollected), formatRupees(gift.price))
          : formatRupees(gift.price),
        percent: gift.price > 0 ? Math.min(100, (gift.totalCollected / gift.price) * 100) : 100,
        needs: words.upTo(formatRupees(remaining)),
      },
      why: refusal ? words[refusal] : '',
      /** Where they ask to be let in, once signed in. */
      signIn:
        refusal === 'askHosts'
          ? { label: words.signIn, to: `/auth/login?${new URLSearchParams({ returnTo })}` }
          : null,
      form: viewGivingForm(words, { most: remaining, again }),
      words: {
        title: claim ? claimWords[language].link : words.title,
        backToInvitation: words.backToInvitation,
        progress: words.progress,
      },
      tab: claim ? words.bringTab(gift.name) : words.tab(gift.name),
      otherLanguage: otherLanguage(request, language),
    },
    { headers },
  );
}
export type GivingView = Exclude<Awaited<ReturnType<typeof loadGiftToGive>>['data'], { problem: unknown }>;

/** Which sentence of the backend's says why nothing can be given; null when it can. */
function whyNot(gift: WishlistGift, { event }: EventPage) {
  if (!site.takesPayments) return 'noPayments';
  if (event.status === 'cancelled') return 'eventCancelled';
  if (gift.isPurchased) return 'purchased';
  if (!gift.isCollaborative) return 'notEnabled';
  if (gift.closesOn !== '' && todayAt(event) > gift.closesOn) return 'closed';
  if (remainingOf(gift) === 0) return 'collected';
  return gift.openToAll ? null : 'askHosts';
}

/** Takes what the form of the page holds, and answers where to pay. */
export async function give(
  request: Request,
  { eventId, guestId: guest, giftId }: GivingAddress,
  form: FormData,
) {
  const { pathname, search, searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const read = await readEvent(request, eventId, { guest, key });
  const found = 'page' in read ? read.page.viewer.guest : null;
  const { language } = await readLanguage(request, found?.language ?? null);
  const words = giftByLinkWords[language];
  if (isOfClaim(form))
    return sendClaim(request, form, { eventId, giftId, guest, key, language, page: pathname + search });
  if (isChange(form)) return keptGiving(form);
  const submission = parseInLanguage(form, sentGiving(words), language);
  if (submission.status !== 'success') return invalidForm(submission);
  const { amount, blessing } = submission.value;
  const result = await backend(asKeyHolder(request), language).call(
    'joinCollaboration',
    { params: { eventId, giftId }, body: { contributionAmount: amount, blessing, guest, key } },
    { idempotencyKey: requestKeyOf(form, amount, blessing) },
  );
  if (!result.ok) {
    // the page itself says that its link is not valid any more
    if (result.status === 401) return redirect(pathname + search, 303);
    return refusedForm(submission, result, { fieldName: givingField(form), fallback: words.failed });
  }
  const { payment, gift } = result.data;
  // joined with another meanwhile, they go on at the address of that one
  const guestId = found?._id ?? guest;
  const headers = payment
    ? await keepWayBack({ paymentId: payment._id, eventId, guestId, giftId, key, language })
    : [];
  return goAndPay(payment, words, { to: gift.name, hint: words.payHint(gift.name), blessing }, headers);
}
