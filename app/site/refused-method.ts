import { data } from '@remix-run/node';
import type { ErrorEnvelope } from '#contract/common/errors.ts';
import * as errorWords from '#messages/errors/en.ts';

/** Somebody who opens the address finds nothing. */
export function loader() {
  throw data({ message: errorWords.notFound }, { status: 404 });
}

/** Where `odd-requests.server.ts` leads requests with a method that nothing here knows, such as TRACE. */
export function action() {
  const error: ErrorEnvelope = {
    error: errorWords.methodNotAllowed,
    message: errorWords.methodNotAllowed,
    code: 'method_not_allowed',
    requestId: '',
  };
  return Response.json(error, {
    status: 405,
    headers: { Allow: 'GET, HEAD, OPTIONS, POST, PUT, PATCH, DELETE', 'Cache-Control': 'no-store' },
  });
}
