import { data, type MetaFunction } from '@remix-run/node';
import * as words from '#messages/site/pages/en.ts';
import * as errorWords from '#messages/errors/en.ts';

export const meta: MetaFunction = () => [
  { title: words.forgedPageTitle },
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
