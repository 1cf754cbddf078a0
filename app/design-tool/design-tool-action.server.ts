import { redirect } from '@remix-run/node';
import { redirectToSignIn, type Result } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';

/** The page with an event's designs, where buttons lead that name no other. */
export const designPage = (eventId: string): string => `/event/${eventId}/invite/design-tool`;

/** The page a button stood on: below the event's invitation, nowhere else. */
export function pageBehind(form: FormData, eventId: string): string {
  const back = String(form.get('back') ?? '');
  return new RegExp(`^/event/${eventId.replace(/[^\w-]/g, '')}/invite(/[a-z-]+)*$`).test(back)
    ? back
    : designPage(eventId);
}

/** The address belongs to a button; whoever opens it goes to the page. */
export const toDesignPage = (eventId: string | undefined) => redirect(designPage(eventId ?? ''));

/** Leads back with what a press did, or with what went wrong: the backend's sentence, `failed` when it has none. */
export async function tellOnPage<T>(
  request: Request,
  path: string,
  result: Result<T>,
  { done, failed }: { done: (data: T) => string; failed: string },
) {
  if (result.ok) return redirectWithFlash(path, { tone: 'success', text: done(result.data) });
  if (result.status === 401) return redirectToSignIn(new Request(new URL(path, request.url)));
  return redirectWithFlash(path, {
    tone: 'error',
    text: result.status === 500 ? failed : result.error.message,
  });
}
