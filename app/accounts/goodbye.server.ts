import { redirect } from '@remix-run/node';
import { site } from '#app/server/backend-transport.server.ts';

/** Leads to the goodbye page with the cookies of the session gone; the session itself has ended by then. */
export function goodbye() {
  const isHttps = site.appUrl.startsWith('https:');
  const headers = new Headers();
  for (const name of [isHttps ? '__Host-shagun_session' : 'shagun_session', 'XSRF-TOKEN']) {
    headers.append('Set-Cookie', `${name}=; Path=/; Max-Age=0; SameSite=Lax${isHttps ? '; Secure' : ''}`);
  }
  return redirect('/goodbye', { status: 303, headers });
}
