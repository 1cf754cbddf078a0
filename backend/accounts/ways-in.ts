import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { isOpenToCodes } from './codes/account.ts';
import { accountsThatProved, EMAIL_ISSUER, lockAddress, setCodeEmail } from './code-address-repository.ts';
import { findUserRow, type UserRow } from './repository.ts';

/** Whether somebody gets into their account without a passkey. */
export async function hasAnotherWay({ env }: Pick<Context, 'env'>, tx: Db, user: UserRow): Promise<boolean> {
  if (env.SIGN_IN.includes('oidc') && user.issuer !== EMAIL_ISSUER) return true;
  return env.SIGN_IN.includes('email') && isOpenToCodes(tx, user);
}

/**
 * Lets codes to the address that counts open an account that has no other way in, if its owner proved that address and nobody else did.
 *
 * @returns whether it has another way now
 */
export async function openToCodes(ctx: Pick<Context, 'env'>, tx: Db, user: UserRow): Promise<boolean> {
  const { email } = user;
  if (!ctx.env.SIGN_IN.includes('email') || email === '' || email !== user.matched_email) return false;
  await lockAddress(tx, email);
  if ((await accountsThatProved(tx, email)).some(({ id }) => id !== user.id)) return false;
  await setCodeEmail(tx, user.id, email);
  const now = await findUserRow(tx, user.id);
  return now !== undefined && isOpenToCodes(tx, now);
}
