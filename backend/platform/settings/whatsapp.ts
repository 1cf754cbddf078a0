import { z } from 'zod/v4';
import { optional, url } from './field-kinds.ts';
import { providerSettings, sandboxOf } from './provider.ts';

/** WhatsApp's Cloud API. Without an account no message goes there, but on a developer's machine: to the sandbox's. */
export const whatsappSettings = providerSettings({
  fields: {
    WHATSAPP_BASE_URL: optional(url),
    WHATSAPP_PHONE_NUMBER_ID: optional(z.string().regex(/^\d+$/, 'must be a number')),
    WHATSAPP_ACCESS_TOKEN: optional(z.string()),
    WHATSAPP_APP_SECRET: optional(z.string()),
    WHATSAPP_VERIFY_TOKEN: optional(z.string()),
  },
  together: [
    'WHATSAPP_PHONE_NUMBER_ID',
    'WHATSAPP_ACCESS_TOKEN',
    'WHATSAPP_APP_SECRET',
    'WHATSAPP_VERIFY_TOKEN',
  ],
  secrets: ['WHATSAPP_ACCESS_TOKEN', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  addresses: ['WHATSAPP_BASE_URL'],
  sandboxWithout: 'WHATSAPP_PHONE_NUMBER_ID',
  fillIn(stated): { WHATSAPP_BASE_URL: string } {
    const isSandbox = stated.SHAGUN_MODE === 'local' && !stated.WHATSAPP_PHONE_NUMBER_ID;
    return {
      WHATSAPP_BASE_URL:
        stated.WHATSAPP_BASE_URL ??
        (isSandbox ? `${sandboxOf(stated)}/whatsapp/v23.0` : 'https://graph.facebook.com/v23.0'),
      ...(isSandbox ? sandboxAccount : {}),
    };
  },
});

/** As `sandbox/whatsapp/` knows it. */
const sandboxAccount = {
  WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
  WHATSAPP_ACCESS_TOKEN: 'shagun-whatsapp-sandbox-token',
  WHATSAPP_APP_SECRET: 'shagun-whatsapp-sandbox-secret',
  WHATSAPP_VERIFY_TOKEN: 'shagun-whatsapp-verify-token',
};
