import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { enter } from '#backend/accounts/identity.ts';
import { EMAIL_ISSUER } from '#backend/platform/database/proven-email.ts';
import {
  accountsBefore,
  accountsThatProved,
  lockAddress,
} from '#backend/accounts/code-address-repository.ts';
import { lockUser, type UserRow } from '#backend/accounts/repository.ts';
import { openedByCodes } from '#backend/accounts/ways-in.ts';

/**
 * The account a code opens that was mailed to `email`: the one made with a code to it, or the one whose identity
 * provider vouched for it. With neither a new one is made. Null when the address counts for an account of the
 * provider's that codes never opened: that account's own way in comes first (docs/decisions/0055). An address that somebody merely
 * confirmed for such an account keeps nobody out.
 */
export async function accountOfAddress(ctx: Context, tx: Db, email: string): Promise<UserRow | null> {
  await lockAddress(tx, email);
  const found = openedByCodes(await accountsThatProved(tx, email));
  // an account that somebody takes back at this moment opens by another address once its row is free
  if (found) await lockUser(tx, found.id);
  const proved = await accountsThatProved(tx, email);
  const own = openedByCodes(proved);
  if (own) return own;
  if (proved.length > 0 || (await accountsBefore(tx, email)).length > 0) return null;
  return enter(ctx, tx, {
    issuer: EMAIL_ISSUER,
    subject: email,
    verifiedEmail: email,
    email,
    firstName: '',
    lastName: '',
    idToken: null,
  });
}
