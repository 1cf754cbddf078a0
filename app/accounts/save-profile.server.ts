import { postForm } from '#app/forms/form-result.server.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { profileForm } from '#contract/accounts/accounts.ts';
import * as accountWords from '#messages/accounts/en.ts';

/** The action of both pages that show the profile form; afterwards it leads to `next`. */
export async function saveProfile(request: Request, next: string) {
  const api = backend(request);
  return postForm(await readForm(request), {
    schema: profileForm,
    check: (body) => api.check('updateProfile', { body }),
    send: (body) => api.send('updateProfile', { body }),
    // an address that waits for its owner is said besides
    done: ({ confirmation, message }) =>
      redirectWithFlash(
        next,
        confirmation === 'later'
          ? { tone: 'info', text: message }
          : { tone: 'success', text: accountWords.profileUpdated },
      ),
    fallback: accountWords.profileFailed,
  });
}
