import { unsentForm } from '#app/server/unsent.server.ts';
import { WRITER_FIELD } from '#contract/accounts/writer.ts';

/**
 * Takes a form with words of somebody's own from nobody but them: by the time it is sent their session may have ended, or
 * somebody else may have signed in in this browser. The page then holds what was typed (docs/decisions/0098).
 * Forms that do not say who typed them are left to the backend, and so is a backend that is away.
 *
 * @throws a 401 page when nobody is signed in, 409 when somebody else is
 */
export async function requireWriter(request: Request, form: FormData): Promise<void> {
  const writer = form.get(WRITER_FIELD);
  if (typeof writer !== 'string') return;
  // where a form is only read, as its tests do, no backend starts
  const { backend } = await import('#app/server/backend.server.ts');
  const me = await backend(request).call('getCurrentUser', {});
  form.delete(WRITER_FIELD);
  if (me.ok ? me.data.user._id === writer : me.status !== 401) return;
  throw me.ok ? unsentForm(request, 'other-account', 409) : unsentForm(request, 'signed-out', 401);
}
