import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { enter } from '#backend/accounts/identity.ts';
import { EMAIL_ISSUER } from '#backend/platform/database/proven-email.ts';
import {
  accountsBefore,
  accountsThatProved,
  accountsWaitingAt,
  lockAddress,
  openByCodesTo,
} from '#backend/accounts/code-address-repository.ts';
import { setAddresses } from '#backend/accounts/email-repository.ts';
import { findUserRow, lockUser, type UserRow } from '#backend/accounts/repository.ts';
import { openedByCodes } from '#backend/accounts/ways-in.ts';

/**
 * The account a code opens that was mailed to `email`: the one made with a code to it, or the one whose identity
 * provider vouched for it. With neither the one that waits at the address, or a new one. Null when the address counts for an account of the
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
  // the address is free again for one that lost it
  const last = (await accountsWaitingAt(tx, email)).at(-1);
  const waiting = last && (await lockUser(tx, last.id));
  if (waiting?.lost_email === email) {
    await openByCodesTo(tx, waiting.id, email);
    await setAddresses(tx, waiting.id, { email });
    return (await findUserRow(tx, waiting.id)) ?? null;
  }
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
