import { beforeEach, expect, it } from 'vitest';
import { moveCodeAddress } from '#backend/accounts/code-address-repository.ts';
import { findUserRow } from '#backend/accounts/repository.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const OPERATOR = 'operator@example.in';
const MOVED = 'operator-by-code@example.in';
const t = useTestBackend({ env: { OPERATOR_EMAILS: `${OPERATOR},${MOVED}`, SIGN_IN: 'email' } });
const db = () => t.backend.ctx.db;
beforeEach(() => db().deleteFrom('rate_limits').execute());

const look = async (who: CodeBrowser) => {
  const { status, body } = await who.call('getConsoleOverview');
  return status === 200 ? 200 : [status, body.code];
};

it('a code to another address of the same account opens no console, whatever counts as the address afterwards', async () => {
  const { userId } = await t.signIn({ email: OPERATOR });
  const account = db().updateTable('users').where('id', '=', userId);
  const own = 'own@example.in';
  await account.set({ email: own, code_email: own }).execute();
  const here = new CodeBrowser(t);
  expect((await here.signIn(own)).status).toBe(200);
  expect(await here.whoAmI()).toMatchObject({ _id: userId });
  expect(await look(here)).toEqual([403, 'sign_in_again']);
  // as a profile is given the address of the sign-in back, which needs no mail
  await account.set({ email: OPERATOR, code_email: null }).execute();
  expect(await look(here)).toEqual([403, 'sign_in_again']);

  const proven = new CodeBrowser(t);
  expect((await proven.signIn(OPERATOR)).status).toBe(200);
  expect(await proven.whoAmI()).toMatchObject({ _id: userId });
  expect(await look(proven)).toBe(200);
});

it('an account that moved to an operator’s address is asked for a code to it', async () => {
  const here = new CodeBrowser(t);
  await here.signIn('before@example.in');
  const person = await here.whoAmI();
  expect(await look(here)).toEqual([404, 'not_found']);
  await db()
    .transaction()
    .execute(async (tx) => {
      const user = await findUserRow(tx, person?._id ?? '');
      if (user) await moveCodeAddress(tx, user, MOVED);
    });
  expect(await look(here)).toEqual([403, 'sign_in_again']);
  const proven = new CodeBrowser(t);
  await proven.signIn(MOVED);
  expect((await proven.whoAmI())?._id).toBe(person?._id);
  expect(await look(proven)).toBe(200);
});
