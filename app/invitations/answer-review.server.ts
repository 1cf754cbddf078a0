import { parseWithZod } from '@conform-to/zod/v4';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { invalidForm, refusedForm } from '#app/forms/form-result.server.ts';
import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { sendingPlanForm } from '#contract/guests/invitations.ts';
import * as words from '#messages/invitations/en.ts';

/**
 * What the buttons of the review do, by the form's `intent`: `plan` and `take-back` a day and time for the sending,
 * anything else sends a test. Leads back to the same review; a plan that is refused keeps what was typed.
 */
export async function answerReview(request: Request, eventId: string) {
  const { pathname, search } = new URL(request.url);
  const place = { params: { eventId } };
  const form = await readForm(request);
  const intent = form.get('intent');
  if (intent === 'plan') {
    const submission = parseWithZod(form, { schema: sendingPlanForm });
    if (submission.status !== 'success') return invalidForm(submission);
    const result = await backend(request).call('planSending', { ...place, body: submission.value });
    if (result.ok)
      return redirectWithFlash(pathname + search, { tone: 'success', text: result.data.message });
    if (result.status === 401) throw redirectToSignIn(request);
    return refusedForm(submission, result);
  }
  const page = pathname + search;
  if (intent === 'take-back')
    return redirectWithOutcome(request, page, await backend(request).call('cancelSendingPlan', place));
  const sent = await backend(request).call('sendTestInvitation', place);
  return redirectWithOutcome(request, page, sent, words.testFailed);
}
