import { data } from '@remix-run/node';
import * as errorWords from '#messages/errors/en.ts';
import * as httpWords from '#messages/http/en.ts';

/** Somebody who opens the address finds nothing. */
export function loader() {
  throw data({ message: errorWords.notFound }, { status: 404 });
}

/** Where `odd-requests.server.ts` leads requests whose `Host` names no host. */
export function action() {
  return new Response(`${httpWords.requestUnreadable}\n`, {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
