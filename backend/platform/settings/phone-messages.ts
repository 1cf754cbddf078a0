import type { StatedSettings } from './fields.ts';

/**
 * Messages have no provider unless one is set up; on a developer's machine the sandbox stands
 * in for both, and in tests for those that name it.
 */
export function messageSettings(env: StatedSettings) {
  const local = env.SHAGUN_MODE === 'local';
  const sandbox = `http://localhost:${env.SANDBOX_PORT}`;
  return {
    WHATSAPP_BASE_URL:
      env.WHATSAPP_BASE_URL ??
      (local && !env.WHATSAPP_PHONE_NUMBER_ID
        ? `${sandbox}/whatsapp/v23.0`
        : 'https://graph.facebook.com/v23.0'),
    MSG91_BASE_URL:
      env.MSG91_BASE_URL ??
      (local && !env.MSG91_AUTH_KEY ? `${sandbox}/msg91/api/v5` : 'https://control.msg91.com/api/v5'),
    ...(local && !env.WHATSAPP_PHONE_NUMBER_ID ? sandboxMessages.whatsapp : {}),
    ...(local && !env.MSG91_AUTH_KEY ? sandboxMessages.msg91 : {}),
  };
}

/** What `sandbox/` calls its accounts. */
const sandboxMessages = {
  whatsapp: {
    WHATSAPP_PHONE_NUMBER_ID: '100000000000001',
    WHATSAPP_ACCESS_TOKEN: 'shagun-whatsapp-sandbox-token',
    WHATSAPP_APP_SECRET: 'shagun-whatsapp-sandbox-secret',
    WHATSAPP_VERIFY_TOKEN: 'shagun-whatsapp-verify-token',
  },
  msg91: {
    MSG91_AUTH_KEY: 'shagun-msg91-sandbox-key',
    MSG91_CALLBACK_SECRET: 'shagun-msg91-callback-secret',
    MSG91_TEMPLATES: ['invitation', 'update', 'cancellation', 'reminder']
      .flatMap((name) => ['en', 'hi'].map((language) => `${name}.${language}=sandbox_${name}_${language}`))
      .join(','),
  },
};
