import { z } from 'zod/v4';
import { optional, url } from './field-kinds.ts';
import { providerSettings, sandboxOf } from './provider.ts';

interface ReloadlyFilledIn {
  RELOADLY_AUTH_URL: string;
  RELOADLY_BASE_URL: string;
  RELOADLY_AUDIENCE: string;
  /** How long after an order was sent 'not found' proves that nothing was ordered. */
  RELOADLY_SETTLE_SECONDS: number;
}

/** Brand vouchers by Reloadly. Without an account none are sold, but on a developer's machine: by the sandbox. */
export const reloadlySettings = providerSettings({
  fields: {
    RELOADLY_CLIENT_ID: z.string().default(''),
    RELOADLY_CLIENT_SECRET: z.string().default(''),
    RELOADLY_AUTH_URL: optional(url),
    RELOADLY_BASE_URL: optional(url),
    RELOADLY_AUDIENCE: optional(z.string()),
    RELOADLY_SETTLE_SECONDS: optional(z.coerce.number().int().min(1).max(86_400)),
  },
  together: ['RELOADLY_CLIENT_ID', 'RELOADLY_CLIENT_SECRET'],
  secrets: ['RELOADLY_CLIENT_SECRET'],
  addresses: ['RELOADLY_AUTH_URL', 'RELOADLY_BASE_URL'],
  sandboxWithout: 'RELOADLY_CLIENT_ID',
  fillIn(stated): ReloadlyFilledIn {
    const isSandbox = stated.SHAGUN_MODE !== 'production' && !stated.RELOADLY_CLIENT_ID;
    const sandbox = `${sandboxOf(stated)}/reloadly`;
    return {
      RELOADLY_AUTH_URL:
        stated.RELOADLY_AUTH_URL ??
        (isSandbox ? `${sandbox}/oauth/token` : 'https://auth.reloadly.com/oauth/token'),
      RELOADLY_BASE_URL: stated.RELOADLY_BASE_URL ?? (isSandbox ? sandbox : 'https://giftcards.reloadly.com'),
      RELOADLY_AUDIENCE:
        stated.RELOADLY_AUDIENCE ??
        (isSandbox ? 'https://giftcards-sandbox.reloadly.com' : 'https://giftcards.reloadly.com'),
      // the sandbox works on one request at a time and has no second machine that could come later
      RELOADLY_SETTLE_SECONDS:
        stated.RELOADLY_SETTLE_SECONDS ?? (isSandbox && stated.RELOADLY_BASE_URL === undefined ? 30 : 900),
      ...(isSandbox ? sandboxAccount : {}),
    };
  },
});

/** As `sandbox/vouchers/` knows it. */
const sandboxAccount = {
  RELOADLY_CLIENT_ID: 'shagun',
  RELOADLY_CLIENT_SECRET: 'shagun-sandbox-secret',
};
