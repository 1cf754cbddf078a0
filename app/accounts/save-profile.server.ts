import { parseWithZod } from '@conform-to/zod/v4';
import { redirect } from '@remix-run/node';
import { backend, redirectToSignIn } from '#app/backend.server.ts';
import { readForm } from '#app/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/form-result.server.ts';
import { redirectWithFlash } from '#app/flash.server.ts';
import { profileForm } from '#contract/accounts/accounts.ts';
import * as words from '#messages/accounts/en.ts';

/** The action of both pages that show the profile form; afterwards it leads to `next`. */
export async function saveProfile(request: Request, next: string) {
  const submission = parseWithZod(await readForm(request), { schema: profileForm });
  const api = backend(request);
  if (submission.status !== 'success')
    return invalidForm(submission, await api.check('updateProfile', { body: submission.payload }));
  const result = await api.call('updateProfile', { body: submission.value });
  if (result.ok)
    return result.data.confirmation === 'later'
      ? redirectWithFlash(next, { tone: 'info', text: result.data.message })
      : redirect(next, 303);
  if (result.status === 401) return redirectToSignIn(request);
  return refusedForm(submission, result, { fallback: words.profileFailed });
}
