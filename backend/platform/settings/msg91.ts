import { z } from 'zod/v4';
import { optional, url } from './field-kinds.ts';
import { providerSettings, sandboxOf } from './provider.ts';

/** SMS by MSG91. Without an account none is sent, but on a developer's machine: by the sandbox's. */
export const msg91Settings = providerSettings({
  fields: {
    MSG91_BASE_URL: optional(url),
    MSG91_AUTH_KEY: optional(z.string()),
    MSG91_CALLBACK_SECRET: optional(
      z.string().regex(/^[\w-]{16,}$/, 'must have at least 16 characters of A-Z, a-z, 0-9, _ and -'),
    ),
    MSG91_TEMPLATES: optional(
      z
        .string()
        .regex(
          /^[a-z]+\.[a-z]{2}=\w+(,[a-z]+\.[a-z]{2}=\w+)*$/,
          'must be like invitation.en=ID,update.en=ID',
        ),
    ),
  },
  together: ['MSG91_AUTH_KEY', 'MSG91_CALLBACK_SECRET', 'MSG91_TEMPLATES'],
  secrets: ['MSG91_AUTH_KEY', 'MSG91_CALLBACK_SECRET'],
  addresses: ['MSG91_BASE_URL'],
  sandboxWithout: 'MSG91_AUTH_KEY',
  fillIn(stated): { MSG91_BASE_URL: string } {
    const isSandbox = stated.SHAGUN_MODE === 'local' && !stated.MSG91_AUTH_KEY;
    return {
      MSG91_BASE_URL:
        stated.MSG91_BASE_URL ??
        (isSandbox ? `${sandboxOf(stated)}/msg91/api/v5` : 'https://control.msg91.com/api/v5'),
      ...(isSandbox ? sandboxAccount : {}),
    };
  },
});

/** As `sandbox/msg91/` knows it. */
const sandboxAccount = {
  MSG91_AUTH_KEY: 'shagun-msg91-sandbox-key',
  MSG91_CALLBACK_SECRET: 'shagun-msg91-callback-secret',
  MSG91_TEMPLATES: ['invitation', 'update', 'cancellation', 'reminder']
    .flatMap((name) => ['en', 'hi'].map((language) => `${name}.${language}=sandbox_${name}_${language}`))
    .join(','),
};
