import { flashMessage } from '#app/forms/flash.server.ts';
import { postForm } from '#app/forms/form-result.server.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { settleEmailIn } from '#app/invitations/settle-email.server.ts';
import { sendingPlanForm } from '#contract/guests/invitations.ts';
import * as invitationWords from '#messages/invitations/en.ts';

/**
 * What the buttons of the review do: those beside an address that looks mistyped settle it; by the form's `intent`, `plan`
 * and `take-back` are about a day and time for the sending, anything else sends a test. Leads back to the same review; a plan that is refused keeps what was typed.
 */
export async function answerReview(request: Request, eventId: string) {
  const { pathname, search } = new URL(request.url);
  const page = pathname + search;
  const place = { params: { eventId } };
  const api = backend(request);
  const form = await readForm(request);
  const settled = await settleEmailIn(request, form, eventId, page);
  if (settled) return settled;
  switch (form.get('intent')) {
    case 'plan':
      return postForm(form, {
        schema: sendingPlanForm,
        send: (body) => api.send('planSending', { ...place, body }),
        done: flashMessage(page),
      });
    case 'take-back':
      return redirectWithOutcome(request, page, await api.call('cancelSendingPlan', place));
    default:
      return redirectWithOutcome(
        request,
        page,
        await api.call('sendTestInvitation', place),
        invitationWords.testFailed,
      );
  }
}
