import { data, redirect } from '@remix-run/node';
import { isChange } from '#app/collaboration/payment-change.ts';
import { coupleIn, recipientOf, viewEnvelope } from '#app/shagun/envelope.server.ts';
import { backend } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import {
  givingField,
  goAndPay,
  keptGiving,
  requestKeyOf,
  sentGiving,
  viewGivingForm,
} from '#app/collaboration/by-link/giving-form.server.ts';
import { leadToJoined, readEvent, showDeadLink, showProblem } from '#app/invited/read-event.server.ts';
import { invalidForm, parseInLanguage, refusedForm } from '#app/forms/form-result.server.ts';
import { asKeyHolder } from '#app/server/without-session.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { readToPayAgain } from '#app/payments/to-pay-again.server.ts';
import { guestPageOf, keepWayBack } from '#app/payments/way-back.server.ts';
import { nameIn } from '#contract/events/second-language.ts';
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
  await leadToJoined(request, guestId, read.page);
  if (key === '' || viewer.relation !== 'guest' || !viewer.guest)
    // signed in they give as their account
    return showDeadLink(request, `/event/${eventId}/shagun`);
  const { language, headers } = await readLanguage(request, viewer.guest.language);
  const words = shagunWords[language];
  const again = await readToPayAgain(request, { eventId }, language);
  return data(
    {
      ...frameIn(language),
      language,
      back: guestPageOf({ eventId, guestId, key }),
      ...viewEnvelope(event, language),
      why: whyNoShagun(read.page, language),
      form: viewGivingForm(giftByLinkWords[language], { again, request }),
      words: { title: words.title, backToInvitation: words.backToInvitation },
      tab: words.tab(nameIn(event, language)),
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
  const sent = await sendShagun(asKeyHolder(request), {
    eventId,
    claim: { guest: guestId, key },
    form,
    language,
  });
  if ('refused' in sent) {
    // the page itself says that its link is not valid any more
    return sent.status === 401 ? redirect(pathname + search, 303) : sent.refused;
  }
  // joined with another meanwhile, they go on at the address of that one
  const whose = page?.viewer.guest?._id ?? guestId;
  const headers = await keepWayBack({
    paymentId: sent.payment._id,
    eventId,
    guestId: whose,
    key,
    language,
  });
  return goToPay(sent, page?.event, language, headers);
}

/** Leads to the payment page. */
export function goToPay(
  { payment, blessing }: { payment: Parameters<typeof goAndPay>[0]; blessing: string },
  event: EventPage['event'] | undefined,
  language: Language,
  headers?: Parameters<typeof goAndPay>[3],
) {
  const to = event ? recipientOf(event, language) : '';
  const words = shagunWords[language];
  const couple = event && coupleIn(event, language);
  const content = { to, hint: words.payHint(couple || words.hosts), blessing };
  return goAndPay(payment, giftByLinkWords[language], content, headers);
}

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
  if (isChange(form)) return { refused: keptGiving(form), status: 200 };
  const submission = parseInLanguage(form, sentGiving(words), language);
  if (submission.status !== 'success') return { refused: invalidForm(submission), status: 400 };
  const { amount, blessing } = submission.value;
  const result = await backend(request, language).call(
    'giveShagun',
    { params: { eventId }, body: { amount, blessing, ...claim } },
    { idempotencyKey: requestKeyOf(form, amount, blessing) },
  );
  if (result.ok) return { payment: result.data.payment, blessing };
  const refused = refusedForm(submission, result, { fieldName: givingField(form), fallback: words.failed });
  return { refused, status: result.status };
}
