import { accountDataSentences, type AccountDeletion, type DeletionObstacle } from '#contract/account-data.ts';
import { count, formatEventDate, formatRupees } from '#contract/format.ts';
import type { Context } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { conflict, invalid, notSignedIn } from '../errors.ts';
import type { SignedIn } from '../http/viewer.ts';
import { rupeesOf } from '../money.ts';
import { deleteOwnRows, eraseEvents, eraseTraces, eraseUser, lockUser } from './erasure-repository.ts';
import { countOwn, mailsOnTheWay, moneyOnCards, openMovements, upcomingEventsWithGuests } from './obstacle-repository.ts';
import { findUser, type UserRow } from './repository.ts';

/** Events named one by one; the rest is a number. */
const NAMED_EVENTS = 5;

const confirmationOf = (user: UserRow): string => user.email || user.verified_email || 'DELETE';

/** Whether the account can be deleted now, what has to be done first, and what would go. */
export async function getAccountDeletion(ctx: Context, viewer: SignedIn): Promise<AccountDeletion> {
  const user = await findUser(ctx.db, viewer.userId);
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
  await ctx.db.transaction().execute(async (tx) => {
    const user = await lockUser(tx, viewer.userId);
    if (!user) throw notSignedIn();
    const expected = confirmationOf(user);
    if (confirmation.toLowerCase() !== expected.toLowerCase()) throw invalid({ confirmation: [accountDataSentences.typeConfirmation(expected)] });
    const now = ctx.now();
    const obstacles = await obstaclesOf(tx, viewer.userId, now);
    if (obstacles.length > 0) throw conflict([accountDataSentences.notYet, ...obstacles.map(({ message }) => message)].join(' '), 'account_in_use');
    await eraseEvents(tx, viewer.userId, now);
    await eraseTraces(tx, viewer.userId, now);
    await deleteOwnRows(tx, viewer.userId);
    await eraseUser(tx, viewer.userId, now);
  });
  ctx.log.info({ user: viewer.userId }, 'an account was deleted');
  return { success: true, message: accountDataSentences.deleted };
}

async function obstaclesOf(db: Db, userId: string, now: Date): Promise<DeletionObstacle[]> {
  const events = await upcomingEventsWithGuests(db, userId, now);
  const open = await openMovements(db, userId);
  const paise = await moneyOnCards(db, userId);
  const mails = await mailsOnTheWay(db, userId);
  const wallet = { path: '/wallet', label: 'Open the wallet' };
  return [
    ...events.slice(0, NAMED_EVENTS).map((event): DeletionObstacle => ({
      reason: 'upcoming_event',
      message: `${event.event_name} on ${formatEventDate({ startsAt: event.starts_at.toISOString(), timeZone: event.time_zone })} has ${count(event.guest_count, 'guest')}. Cancel it first: then they are told.`,
      path: `/event/${event.id}/cancel`,
      label: `Cancel ${event.event_name}`,
    })),
    ...when(events.length > NAMED_EVENTS, {
      reason: 'upcoming_event',
      message: `${count(events.length - NAMED_EVENTS, 'more upcoming event')} with guests must be cancelled first.`,
      path: '/organised-events',
      label: 'Open your events',
    }),
    ...when(mails > 0, {
      reason: 'mails_on_the_way',
      message: `${count(mails, 'mail')} to your guests ${mails === 1 ? 'is' : 'are'} still on the way. Try again in a few minutes.`,
      path: '/profile/delete',
      label: 'Look again',
    }),
    ...when(paise > 0, {
      reason: 'card_balance',
      message: `${formatRupees(rupeesOf(paise))} is left on your gift cards. Use it for vouchers first.`,
      ...wallet,
    }),
    ...when(open.redemptions > 0, {
      reason: 'open_redemption',
      message: `${count(open.redemptions, 'voucher')} you ordered ${open.redemptions === 1 ? 'is' : 'are'} still on the way. Wait until the wallet shows what became of it.`,
      ...wallet,
    }),
    ...when(open.payments > 0, {
      reason: 'open_payment',
      message: `${count(open.payments, 'payment')} by you or to you ${open.payments === 1 ? 'is' : 'are'} not finished yet. That takes an hour at most; then try again.`,
      path: '/profile/delete',
      label: 'Look again',
    }),
    ...when(open.refunds > 0, {
      reason: 'open_refund',
      message: `${count(open.refunds, 'refund')} ${open.refunds === 1 ? 'is' : 'are'} still on the way back. Your bank shows it within some days; then try again.`,
      path: '/profile/delete',
      label: 'Look again',
    }),
  ];
}

const when = (holds: boolean, obstacle: DeletionObstacle): DeletionObstacle[] => (holds ? [obstacle] : []);
