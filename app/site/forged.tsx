import { data } from '@remix-run/node';
import type { PageMeta } from '#app/server/route-types.ts';
import * as siteWords from '#messages/site/pages/en.ts';
import * as errorWords from '#messages/errors/en.ts';

export const meta: PageMeta = () => [
  { title: siteWords.forgedPageTitle },
  { name: 'robots', content: 'noindex' },
];

/** Where `odd-requests.server.ts` leads a form that another site sent; somebody who opens the address finds nothing. */
export function loader() {
  throw data({ message: errorWords.notFound }, { status: 404 });
}

export function action() {
  throw data({ message: errorWords.forgery }, { status: 403 });
}

export default function Forged() {
  return null;
}
