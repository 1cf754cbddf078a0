import { parseWithZod } from '@conform-to/zod/v4';
import { backend, redirectToSignIn, type Result } from '#app/backend.server.ts';
import { readForm } from '#app/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/form-result.server.ts';
import { redirectWithNotice } from '#app/notice.server.ts';
import { newHost } from '#contract/hosts.ts';

/** Invites whom the posted form names and leads back to the list. */
export async function inviteHost(request: Request, eventId: string) {
  const submission = parseWithZod(await readForm(request), { schema: newHost });
  if (submission.status !== 'success') return invalidForm(submission);
  const result = await backend(request).call('inviteHost', { params: { eventId }, body: submission.value });
  if (result.ok) return redirectWithNotice(`/event/${eventId}/hosts`, { tone: 'success', text: result.data.message });
  if (result.status === 401) throw redirectToSignIn(request);
  return refusedForm(submission, result);
}

/** Leads from a button of the list back to it, which says what became of it. */
export function backToHosts(request: Request, eventId: string, result: Result<{ message: string }>) {
  const list = `/event/${eventId}/hosts`;
  if (result.ok) return redirectWithNotice(list, { tone: 'success', text: result.data.message });
  if (result.status === 401) return redirectToSignIn(new Request(new URL(list, request.url)));
  return redirectWithNotice(list, { tone: 'error', text: result.error.message });
}
