import { describe, expect, it } from 'vitest';
import { offersPasskeys } from '#backend/platform/settings/passkeys.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend({ env: { SIGN_IN: 'oidc' } });

describe('passkeys', () => {
  it('are no way in where people sign in at the provider alone', async () => {
    const asha = await api.signIn();
    expect((await api.visitor.call('beginPasskeySignIn', {})).status).toBe(404);
    expect((await asha.call('listPasskeys', {})).status).toBe(404);
    expect((await asha.call('beginPasskey', {})).status).toBe(404);
  });

  it.each([
    ['https://shagun.example', true],
    ['http://localhost:3000', true],
    ['http://127.0.0.1:3000', false],
    ['https://203.0.113.9', false],
    ['https://[2001:db8::1]', false],
    ['http://shagun.example', false],
  ])('at %s: %s', (APP_URL, offered) => {
    expect(offersPasskeys({ APP_URL, SIGN_IN: ['email'] })).toBe(offered);
    expect(offersPasskeys({ APP_URL, SIGN_IN: ['oidc'] })).toBe(false);
  });
});
