import { redirectWithOutcome } from '#app/forms/redirect-with-outcome.server.ts';
import { backend } from '#app/server/backend.server.ts';

/** What the two buttons of `LikelyEmail` do, on their way back to `page`; null where another form was sent. */
export async function settleEmailIn(request: Request, form: FormData, eventId: string, page: string) {
  const take = form.has('take-likely');
  const guestId = form.get(take ? 'take-likely' : 'keep-email');
  if (typeof guestId !== 'string') return null;
  const result = await backend(request).call('settleEmail', {
    params: { eventId, guestId },
    body: { email: String(form.get('email') ?? ''), take },
  });
  return redirectWithOutcome(request, page, result);
}
