import { sign } from '#sandbox/payments/account.ts';

/**
 * What somebody on the way does to a webhook. `body` and `signature` break the signature;
 * `amount` and `currency` are signed properly, as if the provider itself were wrong.
 */
export const tampers = ['none', 'body', 'signature', 'amount', 'currency', 'unsigned', 'not_json'] as const;
export type Tamper = (typeof tampers)[number];

/** How webhooks travel. */
export interface WebhookWeather {
  /** New ones wait until they are released; so do those that were to be tried again. */
  held: boolean;
  /** Wait this long before the first try. */
  delayMs: number;
  /** Each is sent so often, with the same event id. */
  repeat: number;
  /** The order of those that belong to one happening. */
  order: 'sent' | 'reversed' | 'shuffled';
  /** What is done to them on the way. */
  tamper: Tamper;
  /** `before_return`: the payer gets on only when the first tries are over. */
  timing: 'at_once' | 'before_return';
}

export const fairWeather: Readonly<WebhookWeather> = {
  held: false,
  delayMs: 0,
  repeat: 1,
  order: 'sent',
  tamper: 'none',
  timing: 'at_once',
};

/** A webhook as it leaves. */
export function tampered(
  { body, signature }: { body: string; signature: string },
  tamper: Tamper,
  secret: string,
): { body: string; signature: string } {
  const signedAgain = (changed: string) => ({ body: changed, signature: sign(secret, changed) });
  const withAmounts = (change: (amount: number) => number): string =>
    body.replace(/"amount":(\d+)/g, (_all, amount: string) => `"amount":${change(Number(amount))}`);
  switch (tamper) {
    case 'body':
      return { body: withAmounts((amount) => amount * 10), signature };
    case 'signature':
      return { body, signature: `${signature.slice(0, -1)}${signature.endsWith('0') ? '1' : '0'}` };
    case 'amount':
      return signedAgain(withAmounts((amount) => amount + 100));
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
