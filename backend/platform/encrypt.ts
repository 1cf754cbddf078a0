import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { createLruCache } from '#contract/common/lru-cache.ts';

const VERSION = 'v1';

/** Each use of the installation's secret has a key of its own; making one takes as long as a hundred seals. */
const cached = createLruCache<Buffer>(20);
const keyFor = (secret: string, context: string): Buffer => {
  const use = `shagun seal ${context.split(':')[0] ?? ''}`;
  return cached(`${use} ${secret}`, () => Buffer.from(hkdfSync('sha256', secret, '', use, 32)));
};

/**
 * A secret of somebody else's as it may be stored: AES-256-GCM under a key made from
 * `secret` (`SESSION_SECRET`). `context` says what and whose it is, such as
 * `design-tool:{user id}`; it opens only with the same.
 */
export function encrypt(secret: string, context: string, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, context), iv);
  cipher.setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [
    VERSION,
    iv.toString('base64url'),
    cipher.getAuthTag().toString('base64url'),
    body.toString('base64url'),
  ].join('.');
}

/** What was sealed; null when it was changed, belongs elsewhere, or was sealed under another secret. */
export function decrypt(secret: string, context: string, sealed: string): string | null {
  const [version, iv = '', tag = '', body = '', ...more] = sealed.split('.');
  if (version !== VERSION || more.length > 0) return null;
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, context), Buffer.from(iv, 'base64url'), {
      authTagLength: 16,
    });
    decipher.setAAD(Buffer.from(context));
    decipher.setAuthTag(Buffer.from(tag, 'base64url'));
    return decipher.update(Buffer.from(body, 'base64url'), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
