import { createHmac, randomBytes } from 'node:crypto';

const BEGINNING = 'whsec_';

/** A new secret by the Standard Webhooks convention: 256 random bits in base64 after `whsec_`. */
export const newWebhookSecret = (): string => BEGINNING + randomBytes(32).toString('base64');

/** One message to sign: `at` in whole seconds since 1970. */
interface Message {
  id: string;
  at: number;
  body: string;
}

/** `v1,` and HMAC-SHA256 over id, moment and body, as https://www.standardwebhooks.com lays down. */
export function signMessage(secret: string, { id, at, body }: Message): string {
  const key = Buffer.from(secret.slice(BEGINNING.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}`;
}

/** The headers of a message: a signature for each secret that counts. */
export const signedHeaders = (secrets: readonly string[], message: Message): Record<string, string> => ({
  'Content-Type': 'application/json',
  'User-Agent': 'Shagun-Webhooks',
  'webhook-id': message.id,
  'webhook-timestamp': String(message.at),
  'webhook-signature': secrets.map((secret) => signMessage(secret, message)).join(' '),
});
