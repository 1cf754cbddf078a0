import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { EMAIL_ISSUER } from '#backend/platform/database/proven-email.ts';
import {
  accountsThatProved,
  isAnothers,
  lockAddress,
  openByCodesTo,
  setCodeEmail,
} from './code-address-repository.ts';
import { findUserRow, type UserRow } from './repository.ts';

/** Settings name a provider with or without the slash at the end. */
const bare = (issuer: string): string => issuer.replace(/\/+$/, '');
const isOfProvider = ({ issuer }: UserRow, provider: string): boolean => bare(issuer) === bare(provider);

/** Whether the identity provider opens the account: not one that this site has left. */
export const opensAtProvider = ({ env }: Pick<Context, 'env'>, user: UserRow): boolean =>
  env.SIGN_IN.includes('oidc') && isOfProvider(user, env.OIDC_ISSUER);

/** Whether somebody gets into their account without a passkey. */
export async function hasAnotherWay(ctx: Pick<Context, 'env'>, tx: Db, user: UserRow): Promise<boolean> {
  const { env } = ctx;
  if (opensAtProvider(ctx, user)) return true;
  return env.SIGN_IN.includes('email') && isOpenToCodes(tx, user);
}

/**
 * Lets codes to the address that counts open an account that has no other way in, if its owner proved that address and nobody else did.
 *
 * @returns whether it has another way now
 */
export async function openToCodes(ctx: Pick<Context, 'env'>, tx: Db, user: UserRow): Promise<boolean> {
  const { email } = user;
  if (!ctx.env.SIGN_IN.includes('email') || !user.owned.includes(email)) return false;
  await lockAddress(tx, email);
  if (await isAnothers(tx, user.id, email)) return false;
  await setCodeEmail(tx, user.id, email);
  const now = await findUserRow(tx, user.id);
  return now !== undefined && isOpenToCodes(tx, now);
}

/** Of the accounts an address was proven for the one a code opens. */
export const openedByCodes = (proved: readonly UserRow[]): UserRow | undefined =>
  proved.find(({ issuer }) => issuer === EMAIL_ISSUER) ?? (proved.length === 1 ? proved[0] : undefined);

/**
 * An account of a provider that this site has left opens by codes alone: from now on it is one made with a code, so that the present
 * provider's person who has the same address takes it over like any other, or leaves it its way in. Call with the address locked.
 */
export async function leaveFormerProvider(tx: Db, email: string, provider: string): Promise<void> {
  const others = (await accountsThatProved(tx, email)).filter((user) => !isOfProvider(user, provider));
  const [account] = others;
  if (account && others.length === 1 && account.issuer !== EMAIL_ISSUER && isCodeAddress(account, email))
    await openByCodesTo(tx, account.id, email);
}

/** Whether codes open the account at this address, and no other one beside it. */
const isCodeAddress = ({ code_email: codeEmail }: UserRow, email: string): boolean =>
  codeEmail === null || codeEmail === email;

/** Whether a code to some address opens the account. */
async function isOpenToCodes(tx: Db, user: UserRow): Promise<boolean> {
  for (const email of [user.verified_email, user.code_email])
    if (email !== null && openedByCodes(await accountsThatProved(tx, email))?.id === user.id) return true;
  return false;
}
