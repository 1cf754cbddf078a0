import { backend } from '#app/server/backend.server.ts';
import { invalidForm, parseInLanguage, refusedForm } from '#app/forms/form-result.server.ts';
import { asKeyHolder } from '#app/server/without-session.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { claimFormIn } from '#contract/gifts/claims.ts';
import { BLESSING_LENGTH } from '#contract/gifts/collaboration.ts';
import type { EventPage } from '#contract/events/events.ts';
import type { GiftOnPage, WishlistGift } from '#contract/gifts/wishlist.ts';
import { claimWords } from '#messages/claims/page/by-language.ts';
import type { Language } from '#messages/language.ts';

/** Whether the viewer, a guest, may bring a gift, or could if nobody else did. */
export const isForGuestsToBring = (
  { isCollaborative = false, isPurchased = false, mayBring }: GiftOnPage,
  { event, viewer }: EventPage,
): boolean =>
  viewer.relation === 'guest' &&
  (!isCollaborative || mayBring === true) &&
  !isPurchased &&
  event.status === 'active' &&
  !event.over;

/** What a guest may say of bringing a gift, in their language; null where it is not theirs to bring. */
export function viewClaim(gift: WishlistGift, page: EventPage, language: Language) {
  if (!isForGuestsToBring(gift, page)) return null;
  const words = claimWords[language];
  const { checkThese, surpriseLabel, blessingLabel, submitting, release, releasing } = words;
  const own = gift.yourClaim;
  const form = {
    surprise: own?.surprise ?? false,
    blessing: own?.blessing ?? '',
    length: BLESSING_LENGTH,
    words: {
      checkThese,
      surpriseLabel,
      blessingLabel,
      submitting,
      blessingHelp: words.blessingHelp(BLESSING_LENGTH),
    },
  };
  if (own)
    return {
      title: words.yoursTitle,
      text: own.surprise ? words.yoursSurprise : words.yours,
      form: { ...form, submit: words.change },
      release: { label: release, pending: releasing },
    };
  if (gift.isTaken) return { title: words.takenTitle, text: words.takenHint, form: null, release: null };
  return { title: words.title, text: words.means, form: { ...form, submit: words.submit }, release: null };
}
export type ClaimView = NonNullable<ReturnType<typeof viewClaim>>;

/** Whether a posted form is one of the claim's. */
export const isOfClaim = (form: FormData): boolean =>
  form.get('intent') === 'claim' || form.get('intent') === 'release';

/** Notes or takes back that a guest brings a gift, and leads back to `page`, which says what became of it. What was typed stays where it was refused. */
export async function sendClaim(
  request: Request,
  form: FormData,
  {
    page,
    language,
    ...place
  }: { eventId: string; giftId: string; page: string; language: Language; guest?: string; key?: string },
) {
  const { eventId, giftId, guest, key } = place;
  const isByKey = guest !== undefined && key !== undefined;
  const by = isByKey ? { guest, key } : {};
  const params = { eventId, giftId };
  const api = backend(isByKey ? asKeyHolder(request) : request, language);
  const { failed } = claimWords[language];
  if (form.get('intent') === 'release')
    return redirectWithOutcome(request, page, await api.call('releaseGift', { params, body: by }), failed);
  const schema = claimFormIn(language).pick({ surprise: true, blessing: true });
  const submission = parseInLanguage(form, schema, language);
  if (submission.status !== 'success') return invalidForm(submission);
  const { surprise, blessing = '' } = submission.value;
  const result = await api.call('claimGift', { params, body: { surprise, blessing, ...by } });
  if (result.ok || result.status === 401) return redirectWithOutcome(request, page, result);
  return refusedForm(submission, result, { fallback: failed });
}
