import type { Db } from '#backend/platform/database/connect.ts';
import { tooMany } from '#backend/platform/errors.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { bringSendingBack } from '#backend/messaging/sending/erasure.ts';
import { mailboxOf } from '#backend/platform/mailbox.ts';
import type { Context } from '#backend/platform/context.ts';
import type { VouchedPerson } from '#backend/providers/identity.ts';
import { bringCountsBack } from './kept-counts-repository.ts';
import { handOverAccount, lockAddress } from './code-address-repository.ts';
import { upsertUser, type UserRow } from './repository.ts';
import { tellOfHandOver } from './former-addresses.ts';
import { leaveFormerProvider } from './ways-in.ts';

/** Names who signs in without telling who it is: the same for each account they make, also after deleting one. */
export const identityKey = ({ issuer, subject }: { issuer: string; subject: string }): string =>
  sha256(`${issuer} ${subject}`);

/** To one mailbox: each is told to everybody who can take it back, and can be done anew once one has. */
const HAND_OVERS = { limit: 5, windowSeconds: 24 * 3600 };

/** The account of somebody who signs in, made when there is none. What still counts of one they deleted counts on. @throws {Problem} 429 */
export async function enter(ctx: Context, tx: Db, person: VouchedPerson): Promise<UserRow> {
  if (person.verifiedEmail !== null) {
    await lockAddress(tx, person.verifiedEmail);
    await leaveFormerProvider(tx, person.verifiedEmail, person.issuer);
    const handedOver = await handOverAccount(tx, person, ctx.now());
    if (handedOver) {
      await limitHandOvers(ctx, tx, person.verifiedEmail);
      await tellOfHandOver(ctx, tx, handedOver);
    }
  }
  const { isNew, ...user } = await upsertUser(tx, person, ctx.env.DEFAULT_PLAN);
  await bringSendingBack(tx, identityKey(person), user.id);
  if (isNew) await bringCountsBack(tx, identityKey(person), user.id);
  return user;
}

async function limitHandOvers(ctx: Context, tx: Db, email: string): Promise<void> {
  const { wait } = await countTry(ctx, tx, 'hand-over', sha256(mailboxOf(email)), HAND_OVERS);
  if (wait > 0) throw tooMany(wait);
}
