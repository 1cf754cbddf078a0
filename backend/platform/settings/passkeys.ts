import { isIP } from 'node:net';
import type { Env } from './env.ts';

/**
 * Whether people may sign in with passkeys: where the sign-in page is ours, for the identity provider has its own, and
 * where browsers allow them, which is under a name, by https or on the machine itself (docs/decisions/0055).
 */
export function offersPasskeys({ SIGN_IN, APP_URL }: Pick<Env, 'SIGN_IN' | 'APP_URL'>): boolean {
  const { protocol, hostname } = new URL(APP_URL);
  const isAllowed = protocol === 'https:' || hostname === 'localhost';
  return SIGN_IN.includes('email') && isAllowed && isIP(hostname.replace(/^\[|\]$/g, '')) === 0;
}
