import { parseWithZod } from '@conform-to/zod/v4';
import { backend, redirectToSignIn } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { profileForm } from '#contract/accounts/accounts.ts';
import * as words from '#messages/accounts/en.ts';

/** The action of both pages that show the profile form; afterwards it leads to `next`. */
export async function saveProfile(request: Request, next: string) {
  const submission = parseWithZod(await readForm(request), { schema: profileForm });
  const api = backend(request);
  if (submission.status !== 'success')
    return invalidForm(submission, await api.check('updateProfile', { body: submission.payload }));
  const result = await api.call('updateProfile', { body: submission.value });
  if (result.ok) {
    const { confirmation, message } = result.data;
    // an address that waits for its owner is said besides
    return redirectWithFlash(
      next,
      confirmation === 'later'
        ? { tone: 'info', text: message }
        : { tone: 'success', text: words.profileUpdated },
    );
  }
  if (result.status === 401) return redirectToSignIn(request);
  return refusedForm(submission, result, { fallback: words.profileFailed });
}
