import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from '@remix-run/node';
import { backend, site } from '#app/backend.server.ts';
import {
  givingField,
  goAndPay,
  requestKeyOf,
  sentGiving,
  viewGivingForm,
} from '#app/collaboration/by-link/giving-form.server.ts';
import { showDeadLink, showProblem } from '#app/events/event-page/event-loader.server.ts';
import { readEvent } from '#app/events/event-page/read-event.server.ts';
import { invalidForm, refusedForm } from '#app/form-result.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/language.server.ts';
import { guestPageOf, keepWayBack } from '#app/payments/way-back.server.ts';
import type { EventPage } from '#contract/events/events.ts';
import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import { shagunWords } from '#messages/shagun/by-language.ts';
import type { Language } from '#messages/language.ts';

/** Who gives by the personal link that the page's address is made of. */
interface LinkAddress {
  eventId: string;
  guestId: string;
}

/** The page where the holder of a personal link gives a shagun, in their language. */
export async function loadShagunToGive(request: Request, { eventId, guestId }: LinkAddress) {
  const key = new URL(request.url).searchParams.get('key') ?? '';
  const read = await readEvent(request, eventId, { guest: guestId, key });
  if ('problem' in read) return showProblem(request, read.problem);
  const { event, viewer } = read.page;
  if (key === '' || viewer.relation !== 'guest' || viewer.guest?._id !== guestId)
    // signed in they give as their account
    return showDeadLink(request, `/event/${eventId}/shagun`);
  const { language, headers } = await readLanguage(request, viewer.guest.language);
  const words = shagunWords[language];
  return data(
    {
      ...frameIn(language),
      language,
      back: guestPageOf({ eventId, guestId, key }),
      event: event.eventName,
      why: whyNoShagun(read.page, language),
      form: viewGivingForm(giftByLinkWords[language]),
      words: { title: words.title, backToInvitation: words.backToInvitation },
      tab: words.tab(event.eventName),
      otherLanguage: otherLanguage(request, language),
    },
    { headers },
  );
}

/** Why no shagun can be given, in the words the backend would answer; empty when it can. */
export function whyNoShagun({ event }: EventPage, language: Language): string {
  const words = shagunWords[language];
  if (!site.takesPayments) return words.noPayments;
  if (event.status === 'cancelled') return words.eventCancelled;
  return event.giveTogether ? '' : words.notOpen;
}

/** Takes a shagun by personal link, and answers where to pay. */
export async function giveShagunByLink(request: Request, { eventId, guestId }: LinkAddress, form: FormData) {
  const { pathname, search, searchParams } = new URL(request.url);
  const key = searchParams.get('key') ?? '';
  const read = await readEvent(request, eventId, { guest: guestId, key });
  const page = 'page' in read ? read.page : undefined;
  const { language } = await readLanguage(request, page?.viewer.guest?.language ?? null);
  const sent = await sendShagun(request, { eventId, claim: { guest: guestId, key }, form, language });
  if ('refused' in sent) {
    // the page itself says that its link is not valid any more
    return sent.status === 401 ? redirect(pathname + search, 303) : sent.refused;
  }
  const headers = await keepWayBack({ paymentId: sent.payment._id, eventId, guestId, key });
  return goToPay(sent.payment, page?.event.eventName ?? '', language, headers);
}

/** Leads to the payment page. */
export const goToPay = (
  payment: Parameters<typeof goAndPay>[0],
  eventName: string,
  language: Language,
  headers?: Parameters<typeof goAndPay>[3],
) => goAndPay(payment, giftByLinkWords[language], shagunWords[language].payHint(eventName), headers);

/** Asks the backend to begin the payment; what is wrong comes back as the form's answer. */
export async function sendShagun(
  request: Request,
  {
    eventId,
    claim = {},
    form,
    language,
  }: {
    eventId: string;
    claim?: { guest: string; key: string } | object;
    form: FormData;
    language: Language;
  },
) {
  const words = giftByLinkWords[language];
  const submission = parseWithZod(form, { schema: sentGiving(words) });
  if (submission.status !== 'success') return { refused: invalidForm(submission), status: 400 };
  const { amount, blessing } = submission.value;
  const result = await backend(request, language).call(
    'giveShagun',
    { params: { eventId }, body: { amount, blessing, ...claim } },
    { idempotencyKey: requestKeyOf(form, amount, blessing) },
  );
  if (result.ok) return { payment: result.data.payment };
  const refused = refusedForm(submission, result, { fieldName: givingField(form), fallback: words.failed });
  return { refused, status: result.status };
}
