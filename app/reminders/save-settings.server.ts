import { parseWithZod } from '@conform-to/zod/v4';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { reminderSettings } from '#contract/guests/reminders.ts';

/** Saves the posted reply-by date and days. */
export async function saveSettings(request: Request, eventId: string) {
  const submission = parseWithZod(await readForm(request), { schema: reminderSettings });
  if (submission.status !== 'success') return invalidForm(submission);
  const result = await backend(request).call('saveReminders', {
    params: { eventId },
    body: submission.value,
  });
  if (result.ok)
    return redirectWithFlash(`/event/${eventId}/invite/reminders`, {
      tone: 'success',
      text: result.data.message,
    });
  if (result.status === 401) throw redirectToSignIn(request);
  return refusedForm(submission, result);
}
