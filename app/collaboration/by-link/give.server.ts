import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { createHash, randomUUID } from 'node:crypto';
import { z } from 'zod/v4';
import { backend, site } from '#app/backend.server.ts';
import type { ContributionAnswer } from '#app/collaboration/contribute.server.ts';
import { remainingOf, todayAt } from '#app/collaboration/next-step.server.ts';
import { showDeadLink, showProblem } from '#app/events/event-page/event-loader.server.ts';
import { readEvent } from '#app/events/event-page/read-event.server.ts';
import { invalidForm, refusedForm } from '#app/form-result.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/language.server.ts';
import { formatRupees } from '#contract/common/format.ts';
import { rupees } from '#contract/common/fields.ts';
import type { EventPage } from '#contract/events/events.ts';
import { BLESSING_LENGTH } from '#contract/gifts/collaboration.ts';
import type { WishlistGift } from '#contract/gifts/wishlist.ts';
import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import { eventPageWords } from '#messages/events/page/by-language.ts';
import type { Language } from '#messages/language.ts';

/** What the address of the page names. */
interface GivingAddress {
  eventId: string;
  guestId: string;
  giftId: string;
}

/** Amounts of a shagun end with the one rupee that stands for going on. Rupees. */
const SUGGESTED = [501, 1100, 2100, 5100] as const;
/** The choice that stands for the field below. */
const OTHER = 'other';

type Words = (typeof giftByLinkWords)[Language];

/** A gift for the holder of a guest's personal link: what is still needed, and how much they may give, in their language. */
export async function loadGiftToGive(request: Request, { eventId, guestId, giftId }: GivingAddress) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const read = await readEvent(request, eventId, { guest: guestId, key });
  if ('problem' in read) return showProblem(request, read.problem);
  const { event, viewer } = read.page;
  if (key === '' || viewer.relation !== 'guest' || viewer.guest?._id !== guestId)
    // signed in they give as their account
    return showDeadLink(request, `/event/${eventId}/gift/${giftId}`);
  const { language, headers } = await readLanguage(request, viewer.guest.language);
  const words = giftByLinkWords[language];
  const groups = await backend(request, language).load('getWishlist', { params: { eventId } });
  const gift = groups.flatMap(({ items }) => items).find(({ _id }) => _id === giftId);
  const back = `/event/${eventId}/rsvp/${guestId}/reply/link?${new URLSearchParams({ key })}`;
  if (!gift) {
    const { errorNumber } = eventPageWords[language];
    const problem = { title: words.giftGone, message: '', back: words.backToInvitation, to: back };
    return showProblem(request, { ...problem, status: 404, number: errorNumber(404) });
  }
  const remaining = remainingOf(gift);
  const suggested = SUGGESTED.filter((amount) => amount <= remaining);
  return data(
    {
      ...frameIn(language),
      language,
      back,
      event: event.eventName,
      gift: {
        name: gift.name,
        ...(gift.image ? { image: gift.image.thumbnailUrl } : {}),
        collected: words.collectedOf(formatRupees(gift.totalCollected), formatRupees(gift.price)),
        percent: gift.price > 0 ? Math.min(100, (gift.totalCollected / gift.price) * 100) : 100,
        needs: words.upTo(formatRupees(remaining)),
      },
      why: whyNot(gift, read.page, words),
      amounts: [
        ...suggested.map((amount) => ({ value: String(amount), label: formatRupees(amount) })),
        { value: OTHER, label: words.other },
      ],
      blessing: { length: BLESSING_LENGTH, help: words.blessingHelp(BLESSING_LENGTH) },
      /** The mark of one contribution: sent again with the same amount, it is paid once. */
      requestKey: randomUUID(),
      words: pageWords(words),
      tab: words.tab(gift.name),
      otherLanguage: otherLanguage(request, language),
    },
    { headers },
  );
}
export type GivingView = Exclude<Awaited<ReturnType<typeof loadGiftToGive>>['data'], { problem: unknown }>;

/** Those of the words that travel as they are. */
function pageWords(words: Words) {
  const { title, backToInvitation, progress, howMuch, otherLabel, otherHelp } = words;
  const { blessingLabel, rule, paidElsewhere, submit, submitting } = words;
  return {
    ...{ title, backToInvitation, progress, howMuch, otherLabel, otherHelp },
    ...{ blessingLabel, rule, paidElsewhere, submit, submitting },
  };
}

/** Why nothing can be given, in the words the backend would answer; empty when it can. */
function whyNot(gift: WishlistGift, { event }: EventPage, words: Words): string {
  if (!site.takesPayments) return words.noPayments;
  if (event.status === 'cancelled') return words.eventCancelled;
  if (gift.isPurchased) return words.purchased;
  if (!gift.isCollaborative) return words.notEnabled;
  if (gift.closesOn !== '' && todayAt(event) > gift.closesOn) return words.closed;
  if (remainingOf(gift) === 0) return words.collected;
  return gift.openToAll ? '' : words.askHosts;
}

/** What the page's form is answered with: what is wrong, where to pay, or that it was paid before. */
export interface GivingAnswer extends Partial<ContributionAnswer> {
  step?: { title: string; hint: string; pay: string };
  paidBefore?: string;
}

const sent = (words: Words) =>
  z
    .object({ choice: z.string().optional(), otherAmount: z.string().max(40).optional() })
    .extend({ blessing: z.string().max(20_000).optional() })
    .transform(({ choice = '', otherAmount = '', blessing = '' }, context) => {
      const typed = otherAmount.trim();
      const chosen = SUGGESTED.find((amount) => String(amount) === choice);
      const refuse = (path: 'choice' | 'otherAmount', message: string) => {
        context.issues.push({ code: 'custom', message, path: [path], input: undefined });
        return z.NEVER;
      };
      if (chosen !== undefined && typed !== '')
        return refuse('otherAmount', words.bothAmounts(formatRupees(chosen), typed));
      if (chosen !== undefined) return { contributionAmount: chosen, blessing };
      if (typed === '') return refuse(choice === OTHER ? 'otherAmount' : 'choice', words.amountNeeded);
      const amount = rupees().safeParse(typed.replace(/^₹\s*/, '').replaceAll(',', ''));
      return amount.success
        ? { contributionAmount: amount.data, blessing }
        : refuse('otherAmount', words.amountUnreadable);
    });

/** Takes what the form of the page holds, and answers where to pay. */
export async function give(
  request: Request,
  { eventId, guestId: guest, giftId }: GivingAddress,
  form: FormData,
) {
  const { pathname, search, searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const read = await readEvent(request, eventId, { guest, key });
  const chosenFor = 'page' in read ? read.page.viewer.guest?.language : undefined;
  const { language } = await readLanguage(request, chosenFor ?? null);
  const words = giftByLinkWords[language];
  const submission = parseWithZod(form, { schema: sent(words) });
  if (submission.status !== 'success') return invalidForm(submission);
  const { contributionAmount, blessing } = submission.value;
  const result = await backend(request, language).call(
    'joinCollaboration',
    { params: { eventId, giftId }, body: { contributionAmount, blessing, guest, key } },
    { idempotencyKey: requestKeyOf(form, contributionAmount, blessing) },
  );
  if (!result.ok) {
    // the page itself says that its link is not valid any more
    if (result.status === 401) return redirect(pathname + search, 303);
    const fieldName = (path: string) =>
      path !== 'contributionAmount' ? path : form.get('choice') === OTHER ? 'otherAmount' : 'choice';
    return refusedForm(submission, result, { fieldName, fallback: words.failed });
  }
  const { payment, gift } = result.data;
  const amount = formatRupees(payment?.amount ?? 0);
  const checkout = payment?.checkout;
  if (!checkout) return data<GivingAnswer>({ paidBefore: words.paidBefore(amount) });
  if (checkout.kind === 'redirect') return redirect(checkout.url, 303);
  return data<GivingAnswer>({
    payment: { amount, checkout },
    step: { title: words.payTitle(amount), hint: words.payHint(gift.name), pay: words.pay },
  });
}

/** Another amount, or another blessing, after a refusal is another request. */
function requestKeyOf(form: FormData, amount: number, blessing: string): string {
  const mark = String(form.get('requestKey') ?? '').replaceAll(/[^\w-]/g, '');
  const text = createHash('sha256').update(blessing).digest('hex').slice(0, 16);
  return `${mark.slice(0, 40)}-${Math.round(amount * 100)}-${text}`;
}
