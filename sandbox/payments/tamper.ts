import { sign } from '#sandbox/payments/account.ts';

/**
 * What somebody on the way does to a webhook. `body` and `signature` break the signature;
 * `amount` and `currency` are signed properly, as if the provider itself were wrong.
 */
export const tampers = ['none', 'body', 'signature', 'amount', 'currency', 'unsigned', 'not_json'] as const;
export type Tamper = (typeof tampers)[number];

/** A webhook as it leaves. */
export function tampered(
  { body, signature }: { body: string; signature: string },
  tamper: Tamper,
  secret: string,
): { body: string; signature: string } {
  const signedAgain = (changed: string): { body: string; signature: string } => ({
    body: changed,
    signature: sign(secret, changed),
  });
  switch (tamper) {
    case 'body':
      return {
        body: body.replace(/"amount":(\d+)/g, (_all, amount: string) => `"amount":${Number(amount) * 10}`),
        signature,
      };
    case 'signature':
      return { body, signature: `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}` };
    case 'amount':
      return signedAgain(
        body.replace(/"amount":(\d+)/g, (_all, amount: string) => `"amount":${Number(amount) + 100}`),
      );
    case 'currency':
      return signedAgain(body.replace(/"currency":"INR"/g, '"currency":"USD"'));
    case 'unsigned':
      return { body, signature: '' };
    case 'not_json':
      return signedAgain(body.slice(0, -1));
    case 'none':
      return { body, signature };
  }
}
