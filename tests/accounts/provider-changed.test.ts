import { expect, it } from 'vitest';
import { AddressPerson } from '#tests/accounts/address-people.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* The site has another identity provider than before: whoever had an account keeps it, by whichever way they come in (docs/decisions/0096). */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);

/** An account of the provider's, as it stands after that provider has gone. */
async function ofFormerProvider(
  mail: string,
  state: { code_email?: string; verified_email?: null },
): Promise<string> {
  const account = (await person().signInAtProvider(mail)) ?? '';
  await db()
    .updateTable('users')
    .set({ issuer: 'https://gone.example', ...state })
    .where('id', '=', account)
    .execute();
  expect(await person().signInWithCode(mail)).toBe(account);
  return account;
}

const states = {
  'vouched for': () => ({}),
  'vouched for, with codes': (mail: string) => ({ code_email: mail }),
  'opened by codes alone': (mail: string) => ({ code_email: mail, verified_email: null }),
} as const;

it.each(Object.keys(states) as (keyof typeof states)[])(
  'the new provider leads to the account from before: %s',
  async (state) => {
    const mail = `moved.site.${state.replaceAll(/\W+/g, '.')}@example.in`;
    const account = await ofFormerProvider(mail, states[state](mail));
    expect(await person().signInAtProvider(mail)).toBe(account);
    expect(await person().signInAtProvider(mail)).toBe(account);
    expect(await person().signInWithCode(mail)).toBe(account);
  },
);

it.each(Object.keys(states) as (keyof typeof states)[])(
  'codes go on opening it where its person has another account at the new provider: %s',
  async (state) => {
    const mail = `two.sites.${state.replaceAll(/\W+/g, '.')}@example.in`;
    const there = person();
    const other = await there.signInAtProvider(`first.${mail}`);
    const account = await ofFormerProvider(mail, states[state](mail));
    // the address there changes: the new provider knows its person by the same subject
    const { subject } = await db()
      .selectFrom('users')
      .select('subject')
      .where('id', '=', account)
      .executeTakeFirstOrThrow();
    await db()
      .updateTable('users')
      .set({ subject })
      .where('id', '=', other ?? '')
      .execute();
    expect(await there.signInAtProvider(mail, new CodeBrowser(api))).toBe(other);
    expect(await person().signInWithCode(mail)).toBe(account);
    expect(await there.signInAtProvider(mail, new CodeBrowser(api))).toBe(other);
  },
);
