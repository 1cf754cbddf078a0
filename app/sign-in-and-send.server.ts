import { data } from '@remix-run/node';
import { sentWith } from '#app/form-data.server.ts';
import type { Unsent } from '#app/site/unsent.tsx';

/**
 * What an action throws at whoever typed a form until their session ended: the page then holds what was typed, for one
 * press after signing in again (docs/decisions/0093). Its route's error boundary shows it: `OrganiserError`, or another
 * that asks `useUnsent`. Presses that carry nothing typed go by `redirectToSignIn`.
 */
export function keepUntilSignedIn(request: Request) {
  const { fields, hadFiles } = sentWith(request);
  return data<Unsent>({ unsent: fields, hadFiles }, { status: 401 });
}
