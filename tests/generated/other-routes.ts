import { z } from 'zod/v4';
import { callbackReceivers } from '#backend/providers/messages/set-up.ts';
import { DESIGN_TOOL_CONNECT } from '#contract/designs/design-tool.ts';
import type { Operation } from '#contract/operations.ts';

const route = (
  method: 'GET' | 'POST',
  path: string,
  more: Partial<Omit<Operation, 'access' | 'apiKey' | 'recentSignIn' | 'readers'>> = {},
): Operation => ({
  method,
  path,
  summary: '',
  access: 'anyone',
  apiKey: 'never',
  readers: 'anyone',
  ...more,
});
const query = (...names: string[]) => ({
  query: z.object(Object.fromEntries(names.map((name) => [name, z.string()]))),
});
const anyJson = {
  body: z
    .object({
      entry: z.array(z.unknown()),
      event: z.string(),
      payload: z.object({}),
      mobile: z.string(),
      message: z.string(),
    })
    .partial(),
};

/** What providers of messages call: each has a POST, and a GET where it tries the address out. */
const messageCallbacks = callbackReceivers.flatMap(({ path, challenge }) => {
  const address = `/api/messages/${path.replace(/:(\w+)/g, '{$1}')}`;
  return [
    ...(challenge ? [route('GET', address, query('hub.mode', 'hub.verify_token', 'hub.challenge'))] : []),
    route('POST', address, anyJson),
  ];
});

/** What the backend answers beside the table of operations: sign-in, what providers call, health and description. */
export const otherRoutes: Operation[] = [
  route('GET', '/auth/login', query('returnTo')),
  route('GET', '/auth/callback', query('code', 'state', 'error', 'iss')),
  route('GET', '/auth/logout'),
  route('GET', DESIGN_TOOL_CONNECT, query('returnTo')),
  route('POST', '/api/payments/webhook', anyJson),
  route(
    'GET',
    '/api/payments/return/{paymentId}',
    query('token', 'razorpay_payment_link_id', 'razorpay_signature'),
  ),
  route('POST', '/api/payments/return/{paymentId}', { multipart: true, ...query('token') }),
  route('GET', '/api/payments/cancel/{paymentId}', query('token')),
  ...messageCallbacks,
  route('GET', '/api/openapi.json'),
  route('GET', '/api/docs'),
  route('GET', '/healthz'),
  route('GET', '/readyz'),
];
