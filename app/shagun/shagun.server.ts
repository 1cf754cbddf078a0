import { appLanguage } from '#messages/app-language/en.ts';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { viewGivingForm } from '#app/collaboration/by-link/giving-form.server.ts';
import { viewContribution } from '#app/collaboration/contributions.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { readOwnToPayAgain } from '#app/payments/to-pay-again.server.ts';
import { viewEnvelope } from '#app/shagun/envelope.server.ts';
import { goToPay, sendShagun, whyNoShagun } from '#app/shagun/give-shagun.server.ts';
import { contributionListQuery } from '#contract/gifts/contributions.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { ShagunList } from '#contract/gifts/shagun.ts';
import { giftByLinkWords } from '#messages/collaboration/by-link/by-language.ts';
import { shagunWords } from '#messages/shagun/by-language.ts';
import * as shagunPageWords from '#messages/shagun/page/en.ts';
import { nameIn } from '#contract/events/second-language.ts';
import { isCompany, isHost } from '#contract/common/host-roles.ts';

/** What was given without a gift: all of it for the organiser; for others their own, and the form to give. */
export async function loadShagun(request: Request, eventId: string) {
  const api = backend(request);
  const [page, { contributions, received, ...pages }, again] = await Promise.all([
    api.load('getEvent', { params: { eventId }, query: {} }),
    api.load('listShagun', { params: { eventId }, query: queryOf(request, contributionListQuery) }),
    readOwnToPayAgain(request, eventId),
  ]);
  const { event, viewer } = page;
  const organises = viewer.relation === 'organiser';
  return {
    event: { id: eventId, name: isHost(viewer.relation) ? event.eventName : nameIn(event, appLanguage) },
    organises,
    why: isCompany(viewer.relation) ? whyNoShagun(page, appLanguage) : shagunWords[appLanguage].guestsOnly,
    form: organises ? null : viewGivingForm(giftByLinkWords[appLanguage], { request, again }),
    ...(organises ? {} : viewEnvelope(event, appLanguage)),
    ...(received ? { received: viewReceived(received, event.giveTogether === true) } : {}),
    contributions: contributions.map((each) => ({
      ...viewContribution(each, event.timeZone),
      giverId: each.contributor._id,
    })),
    ...pages,
  };
}

/** What came in all, and whether more can come. */
const viewReceived = ({ total, givers }: NonNullable<ShagunList['received']>, isOpen: boolean) => ({
  total: formatRupees(total),
  givers: shagunPageWords.giversCount(givers),
  isOpen,
});
export type ShagunPageView = Awaited<ReturnType<typeof loadShagun>>;

/** Takes a shagun of somebody who is signed in, and answers where to pay. */
export async function giveShagunSignedIn(request: Request, eventId: string, form: FormData) {
  const sent = await sendShagun(request, { eventId, form, language: appLanguage });
  if ('refused' in sent) return sent.status === 401 ? redirectToSignIn(request) : sent.refused;
  const page = await backend(request).load('getEvent', { params: { eventId }, query: {} });
  return goToPay(sent, page.event, appLanguage);
}
