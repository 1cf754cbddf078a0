import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { sendInvitationsForm } from '#contract/guests/invitations.ts';
import * as guestWords from '#messages/guests/en.ts';
import * as likelyWords from '#messages/guests/likely-email/en.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/** The address belongs to a button; whoever opens it goes to the guest list. */
export function loader({ params }: LoaderFunctionArgs) {
  return redirect(`/event/${params.eventId}/invite`);
}

/**
 * Sends to guests on the list: to all `not-invited` or `undelivered`, or to one (`guests` is
 * then the guest's identifier), by `channel`. Where an address of all looks mistyped, nothing is sent before whoever presses has seen
 * it (`reviewed`). Goes back to the list, or with `back=guest` to the guest's page.
 */
export async function action({ request, params }: RouteArgs<'eventId'>) {
  const eventId = params.eventId;
  const list = `/event/${eventId}/invite`;
  const form = await readForm(request);
  const wanted = String(form.get('guests') ?? '');
  const one = wanted !== 'not-invited' && wanted !== 'undelivered';

  const body = sendInvitationsForm.safeParse({
    guests: one ? [wanted] : wanted,
    channel: form.get('channel') ?? undefined,
  });
  if (!body.success) return redirectWithFlash(list, { tone: 'error', text: guestWords.invitesFailed });
  if (!one && !form.has('reviewed')) {
    const query = { guests: wanted, channel: body.data.channel };
    const review = await backend(request).call('getInvitationReview', { params: { eventId }, query });
    // what cannot be had holds nobody up: the sending itself is refused where it may not be
    if (review.ok && review.data.likelyEmails.count > 0)
      return redirectWithFlash(`${list}/review?${new URLSearchParams(query)}`, {
        tone: 'info',
        text: likelyWords.notSentYet(review.data.likelyEmails.count),
      });
  }
  const page = one && form.get('back') === 'guest' ? `${list}/guests/${wanted}` : list;
  const result = await backend(request).call('sendInvitations', { params: { eventId }, body: body.data });
  if (result.ok) {
    const { success, message, queued, remarks } = result.data;
    const tone = success ? 'success' : 'info';
    return page === list && queued > 0
      ? redirectWithFlash(page, { tone, sending: invitationWords.sendOutcomes.queued(queued), text: remarks })
      : redirectWithFlash(page, { tone, text: message });
  }
  return redirectWithFailure(request, page, result, guestWords.invitesFailed);
}
