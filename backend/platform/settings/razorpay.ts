import { z } from 'zod/v4';
import { optional, url } from './field-kinds.ts';
import { providerSettings, sandboxOf } from './provider.ts';

/** Card payments by Razorpay. Without an account nobody gives money, but on a developer's machine: to the sandbox's. */
export const razorpaySettings = providerSettings({
  fields: {
    RAZORPAY_KEY_ID: z.string().default(''),
    RAZORPAY_KEY_SECRET: z.string().default(''),
    RAZORPAY_WEBHOOK_SECRET: z.string().default(''),
    RAZORPAY_PREVIOUS_WEBHOOK_SECRET: optional(z.string()),
    RAZORPAY_BASE_URL: optional(url),
    RAZORPAY_MODE: z.enum(['checkout', 'links']).default('checkout'),
  },
  together: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  secrets: ['RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'],
  addresses: ['RAZORPAY_BASE_URL'],
  sandboxWithout: 'RAZORPAY_KEY_ID',
  fillIn(stated): { RAZORPAY_BASE_URL: string } {
    const isSandbox = stated.SHAGUN_MODE !== 'production' && !stated.RAZORPAY_KEY_ID;
    return {
      RAZORPAY_BASE_URL:
        stated.RAZORPAY_BASE_URL ??
        (isSandbox ? `${sandboxOf(stated)}/razorpay/v1` : 'https://api.razorpay.com/v1'),
      ...(isSandbox ? sandboxAccount : {}),
    };
  },
});

/** As `sandbox/payments/` knows it. */
const sandboxAccount = {
  RAZORPAY_KEY_ID: 'rzp_test_sandbox',
  RAZORPAY_KEY_SECRET: 'shagun-razorpay-sandbox-secret',
  RAZORPAY_WEBHOOK_SECRET: 'shagun-razorpay-webhook-secret',
};
