import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { countTry, settleTry, type Counted } from '#backend/platform/http/rate-limit.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { mailboxOf } from '#backend/platform/mailbox.ts';
import { identityKey } from './identity.ts';
import type { UserRow } from './repository.ts';

const DAY = 24 * 3600;
const OF_ACCOUNT = { limit: 5, windowSeconds: 3600 };
/** Each new address is told to the one that counts. */
const OF_ACCOUNT_A_DAY = { limit: 10, windowSeconds: DAY };
/** Of one account to one address. */
const OF_BOTH = { limit: 3, windowSeconds: DAY };
/** To one address, the first of the day of each account: apart, so that those who ask again leave room for whoever asks at last. */
const FIRST_ONES = { limit: 24, windowSeconds: DAY };
/** To one address, of all accounts that ask again. */
const LATER_ONES = { limit: 8, windowSeconds: DAY };

/**
 * Counts a mail to an address somebody typed: few for each account, few for an account and an address, and a
 * bounded number for an address whoever types it (docs/decisions/0096). What is refused does not count.
 *
 * @returns seconds until it may be sent; 0 when it may be now
 */
export async function secondsToMail(ctx: Context, tx: Db, user: UserRow, email: string): Promise<number> {
  // a digest: the counts hold nobody's address; and one for all spellings of a mailbox
  const address = sha256(mailboxOf(email));
  // by how they sign in, so that deleting the account and coming back begins no count anew
  const who = identityKey(user);
  const counted: Counted[] = [
    await countTry(ctx, tx, 'email-confirmation', who, OF_ACCOUNT),
    await countTry(ctx, tx, 'email-confirmation-day', who, OF_ACCOUNT_A_DAY),
  ];
  const own = await countTry(ctx, tx, 'email-confirmation-own', `${who}:${address}`, OF_BOTH);
  counted.push(own);
  if (counted.every(({ wait }) => wait === 0)) {
    const isFirst = own.hits === 1;
    counted.push(
      await countTry(
        ctx,
        tx,
        isFirst ? 'email-confirmation-first' : 'email-confirmation-again',
        address,
        isFirst ? FIRST_ONES : LATER_ONES,
      ),
    );
  }
  return settleTry(counted);
}
