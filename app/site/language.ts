import { redirect } from '@remix-run/node';
import { keptInCookie, ownPage } from '#app/frame/language.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { backend, hasSession } from '#app/server/backend.server.ts';
import type { RouteArgs } from '#app/server/route-types.ts';
import { isLanguage } from '#messages/language.ts';

/** The address belongs to a button; whoever opens it goes home. */
export const loader = () => redirect('/');

/** Keeps the `language` of the pages in this browser, and with the account that the button was for (`of`); goes back `to` the page of the button. */
export async function action({ request }: RouteArgs) {
  const form = await readForm(request);
  const [language, to] = [form.get('language'), String(form.get('to') ?? '')];
  const page = redirect(ownPage(to), 303);
  if (!isLanguage(language)) return page;
  if (hasSession(request)) {
    const { call } = backend(request);
    const me = await call('getCurrentUser', {});
    // not with that of whoever signed in meanwhile; that it is kept with none is no reason to stay
    if (me.ok && me.data.user._id === form.get('of')) await call('setLanguage', { body: { language } });
  }
  page.headers.append('Set-Cookie', await keptInCookie(language));
  return page;
}
