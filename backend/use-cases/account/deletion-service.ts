import type { AccountDeletion, DeletionBlocker } from '#contract/accounts/account-data.ts';
import { formatEventDate } from '#contract/common/format.ts';
import { accountWords } from '#messages/accounts/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { keepSending } from '#backend/messaging/sending/erasure.ts';
import { forgetDesignTool } from '#backend/designs/tool/connect-service.ts';
import { conflict, invalid, notSignedIn } from '#backend/platform/errors.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { rupeesOf } from '#backend/platform/money.ts';
import { leaveGiftsOfAccount, lockEventsOfGifts } from '#backend/use-cases/claims/leave-service.ts';
import { deleteOwnRows, eraseEvents, eraseTraces, eraseUser } from './erasure-repository.ts';
import {
  countOwn,
  mailsOnTheWay,
  moneyOnCards,
  openMovements,
  upcomingEventsWithGuests,
} from './deletion-blockers-repository.ts';
import {
  findUserRow,
  identityKey,
  keepCounts,
  lockSignedIn,
  type UserRow,
} from '#backend/accounts/service.ts';

/** Events named one by one; the rest is a number. */
const NAMED_EVENTS = 5;

const confirmationOf = (user: UserRow): string => user.email || 'DELETE';

/** Whether the account can be deleted now, what has to be done first, and what would go. */
export async function getAccountDeletion(ctx: Context, viewer: SignedIn): Promise<AccountDeletion> {
  const user = await findUserRow(ctx.db, viewer.userId);
  if (!user) throw notSignedIn();
  const obstacles = await obstaclesOf(ctx.db, viewer.userId, ctx.now());
  return { confirmation: confirmationOf(user), obstacles, ...(await countOwn(ctx.db, viewer.userId)) };
}

/**
 * Erases a person: profile, sessions, events with their guests, drafts, pictures and
 * notifications go; what the ledger names stays under a pseudonym.
 *
 * @throws {Problem} 400 when the confirmation is not what was asked for; 409 while guests
 *   count on an event or money is left or moving, with each reason
 */
export async function deleteAccount(ctx: Context, viewer: SignedIn, confirmation: string) {
  await runTransaction(ctx.db, async (tx) => {
    await lockEventsOfGifts(tx, viewer.userId);
    const user = await lockSignedIn(tx, viewer);
    const expected = confirmationOf(user);
    if (confirmation.toLowerCase() !== expected.toLowerCase())
      throw invalid({ confirmation: [accountWords.confirmationWrong(expected)] });
    const now = ctx.now();
    const obstacles = await obstaclesOf(tx, viewer.userId, now);
    if (obstacles.length > 0)
      throw conflict(
        [accountWords.notYetDeleted, ...obstacles.map(({ message }) => message)].join(' '),
        'account_in_use',
      );
    await keepSending(tx, viewer.userId, identityKey(user), now);
    await keepCounts(tx, viewer.userId, identityKey(user));
    await eraseEvents(tx, viewer.userId, now);
    // nobody is left to bring them
    await leaveGiftsOfAccount(ctx, tx, viewer.userId);
    await eraseTraces(tx, viewer.userId, now);
    await forgetDesignTool(ctx, tx, viewer.userId);
    await deleteOwnRows(tx, viewer.userId);
    await eraseUser(tx, viewer.userId, now);
  });
  ctx.log.info({ user: viewer.userId }, 'an account was deleted');
  return { success: true, message: accountWords.deleted };
}

async function obstaclesOf(db: Db, userId: string, now: Date): Promise<DeletionBlocker[]> {
  const events = await upcomingEventsWithGuests(db, userId, now);
  const open = await openMovements(db, userId);
  const paise = await moneyOnCards(db, userId);
  const mails = await mailsOnTheWay(db, userId, now);
  const again = { path: '/profile/delete', label: accountWords.lookAgain };
  const wallet = { path: '/wallet', label: accountWords.openWallet };
  return [
    ...events.slice(0, NAMED_EVENTS).map((event): DeletionBlocker => ({
      reason: 'upcoming_event',
      message: accountWords.obstacleEvent({
        name: event.event_name,
        date: formatEventDate({ startsAt: event.starts_at.toISOString(), timeZone: event.time_zone }),
        guests: event.guest_count,
      }),
      path: `/event/${event.id}/cancel`,
      label: accountWords.cancelEvent(event.event_name),
    })),
    ...when(events.length > NAMED_EVENTS, {
      reason: 'upcoming_event',
      message: accountWords.obstacleMoreEvents(events.length - NAMED_EVENTS),
      path: '/organised-events',
      label: accountWords.openEvents,
    }),
    ...when(mails > 0, { reason: 'mails_on_the_way', message: accountWords.obstacleMails(mails), ...again }),
    ...when(paise > 0, {
      reason: 'card_balance',
      message: accountWords.obstacleCards(rupeesOf(paise)),
      ...wallet,
    }),
    ...when(open.redemptions > 0, {
      reason: 'open_redemption',
      message: accountWords.obstacleVouchers(open.redemptions),
      ...wallet,
    }),
    ...when(open.payments > 0, {
      reason: 'open_payment',
      message: accountWords.obstaclePayments(open.payments),
      ...again,
    }),
    ...when(open.refunds > 0, {
      reason: 'open_refund',
      message: accountWords.obstacleRefunds(open.refunds),
      ...again,
    }),
  ];
}

const when = (holds: boolean, obstacle: DeletionBlocker): DeletionBlocker[] => (holds ? [obstacle] : []);
