import { expect, it } from 'vitest';
import { AddressPerson } from '#tests/accounts/address-people.ts';
import { changePlan } from '#backend/accounts/plan-repository.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc', DEFAULT_PLAN: 'professional' });

it.each(['signInWithCode', 'signInAtProvider'] as const)(
  'who comes for the first time by %s is on the plan of the settings, and keeps the one they get later',
  async (way) => {
    const email = `asha.${way.toLowerCase()}@example.in`;
    const planOf = async () => {
      const person = new AddressPerson(api, issuer);
      await person[way](email);
      return (await person.browser.whoAmI())?.plan;
    };
    expect(await planOf()).toBe('professional');
    await changePlan(api.backend.ctx.db, email, 'premium');
    expect(await planOf()).toBe('premium');
  },
);
