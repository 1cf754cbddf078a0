import { parseWithZod } from '@conform-to/zod/v4';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { newHost } from '#contract/events/hosts.ts';

/** Invites whom the posted form names and leads back to the list. */
export async function inviteHostAction(request: Request, eventId: string) {
  const submission = parseWithZod(await readForm(request), { schema: newHost });
  if (submission.status !== 'success') return invalidForm(submission);
  const result = await backend(request).call('inviteHost', { params: { eventId }, body: submission.value });
  if (result.ok)
    return redirectWithFlash(`/event/${eventId}/hosts`, { tone: 'success', text: result.data.message });
  if (result.status === 401) throw redirectToSignIn(request);
  return refusedForm(submission, result);
}
