import { DateTime } from 'luxon';
import { DAY_MS } from '#contract/common/durations.ts';
import { FIRST_HOUR } from '#contract/guests/reminder-limits.ts';
import { sendingWords } from '#messages/sending/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { mailboxOf } from '#backend/platform/mailbox.ts';
import { isDaytime } from '#backend/platform/daytime.ts';
import { forgetDeletedBefore } from './erasure-repository.ts';
import {
  accountMadeAt,
  changeDay,
  daysOf,
  forgetContactsBefore,
  insertContacted,
  lockCounting,
  markWritten,
  newAddressesFrom,
  newSpellingsFrom,
  releaseUnwritten,
  waitingAfter,
} from './new-addresses-repository.ts';
import { Days, sendingDay, ZONE } from './days-with-room.ts';
import { countRefusals } from './stops-repository.ts';

const morningOf = (day: string): Date =>
  DateTime.fromISO(day, { zone: ZONE }).set({ hour: FIRST_HOUR }).toJSDate();

/** What came back within so many days counts. */
export const JUDGED_DAYS = 30;
/** An account of this age may write to twice as many. */
const SETTLED_DAYS = 30;
/** Above this share of refused addresses the number does not grow. */
const CLEAN_SHARE = 0.05;

const mailboxHash = (address: string): string => (address.includes('@') ? sha256(mailboxOf(address)) : '');

/** How many came back of the addresses an organiser wrote to lately. */
export const refusalsOf = (db: Db, organiserId: string, now: Date) =>
  countRefusals(db, organiserId, new Date(now.getTime() - JUDGED_DAYS * DAY_MS));

/** How many new addresses an organiser may write to in a day: more with age, as long as little is refused. Nothing a host can do counts. */
async function dailyNumber(ctx: Context, db: Db, organiserId: string): Promise<number> {
  const base = ctx.env.NEW_ADDRESSES_PER_DAY;
  const now = ctx.now();
  const madeAt = await accountMadeAt(db, organiserId);
  if (!madeAt || now.getTime() - madeAt.getTime() <= SETTLED_DAYS * DAY_MS) return base;
  const { contacted, bounced, unwanted } = await refusalsOf(db, organiserId, now);
  return bounced + unwanted > CLEAN_SHARE * contacted ? base : 2 * base;
}

/**
 * From when on each of these addresses may be written to; those that may be at once are left
 * out. An address counts once, on its first day: what is above the day's number, or its mailbox's, gets the
 * mornings of the days that follow. Days of what nothing went to and nothing waits for are free
 * again. Call it in the transaction that queues, before what it queues is written.
 */
export async function waitingAddresses(
  ctx: Context,
  tx: Db,
  organiserId: string,
  addresses: readonly string[],
): Promise<Map<string, Date>> {
  if (addresses.length === 0) return new Map();
  await lockCounting(tx, organiserId);
  await releaseUnwritten(tx, organiserId, ctx.now());
  const hashes = new Map([...new Set(addresses)].map((address) => [address, sha256(address)]));
  const days = await daysOf(tx, organiserId, [...hashes.values()]);
  const fresh = [...hashes].filter(([, hash]) => !days.has(hash));
  const today = sendingDay(ctx.now());
  if (fresh.length > 0) {
    const number = await dailyNumber(ctx, tx, organiserId);
    const room = new Days(ctx.now(), number, await newAddressesFrom(tx, organiserId, today));
    const mailboxes = fresh.map(([address]) => mailboxHash(address));
    room.addSpellings(organiserId, await newSpellingsFrom(tx, mailboxes, today));
    const rows = fresh.map(([, hash], index) => {
      const mailbox = mailboxes[index] ?? '';
      const day = room.find(mailbox);
      room.take(mailbox, day);
      days.set(hash, day);
      return { organiser_id: organiserId, address_hash: hash, mailbox_hash: mailbox, day };
    });
    await insertContacted(tx, rows);
  }
  return new Map(
    [...hashes].flatMap(([address, hash]) => {
      const day = days.get(hash) ?? today;
      return day > today ? [[address, morningOf(day)] as const] : [];
    }),
  );
}

/**
 * Gives waiting addresses the earliest days that came free since: guests were taken off a list, an event was
 * cancelled, the day's number grew. With `all` each counts today, whatever the number but its mailbox's. Nothing moves to a later day.
 */
export async function moveUpDays(
  ctx: Context,
  tx: Db,
  organiserId: string,
  { all = false } = {},
): Promise<void> {
  await lockCounting(tx, organiserId);
  await releaseUnwritten(tx, organiserId, ctx.now());
  const today = sendingDay(ctx.now());
  const number = all ? Infinity : await dailyNumber(ctx, tx, organiserId);
  const room = new Days(ctx.now(), number, await newAddressesFrom(tx, organiserId, today));
  const moved = new Map<string, string[]>();
  const waiting = await waitingAfter(tx, organiserId, today);
  const mailboxes = waiting.map(({ mailbox_hash: mailbox }) => mailbox);
  room.addSpellings(organiserId, await newSpellingsFrom(tx, mailboxes, today));
  for (const { address_hash: hash, mailbox_hash: mailbox, day } of waiting) {
    const free = room.find(mailbox);
    if (free >= day) continue;
    room.take(mailbox, free);
    room.take(mailbox, day, -1);
    moved.set(free, [...(moved.get(free) ?? []), hash]);
  }
  for (const [day, hashes] of moved) await changeDay(tx, organiserId, hashes, day);
}

/** From when on each of these addresses may be written to by the days they count on; null for at once. What counts on no day is left out. */
export async function startsOf(
  ctx: Context,
  db: Db,
  organiserId: string,
  addresses: readonly string[],
): Promise<Map<string, Date | null>> {
  const days = await daysOf(
    db,
    organiserId,
    addresses.map((address) => sha256(address)),
  );
  return new Map(
    addresses.flatMap((address) => {
      const day = days.get(sha256(address));
      return day === undefined
        ? []
        : [[address, day > sendingDay(ctx.now()) ? morningOf(day) : null] as const];
    }),
  );
}

/** Whether it is a time of day at which what waited may go out. */
export const isSendingTime = (now: Date): boolean => isDaytime(ZONE, now);

/** Those of an organiser's addresses whose day is still kept, and has come. */
export async function mayWriteNow(
  ctx: Context,
  db: Db,
  organiserId: string,
  addresses: readonly string[],
): Promise<Set<string>> {
  const hashes = new Map(addresses.map((address) => [address, sha256(address)]));
  const days = await daysOf(db, organiserId, [...hashes.values()]);
  const today = sendingDay(ctx.now());
  return new Set(
    [...hashes].flatMap(([address, hash]) => {
      const day = days.get(hash);
      return day !== undefined && day <= today ? [address] : [];
    }),
  );
}

/** An address something was handed over for, in an organiser's name. */
interface WrittenTo {
  organiserId: string;
  address: string;
}

/** Notes that something was handed over for these addresses, whether it was taken or refused. */
export async function noteWritten(ctx: Context, written: readonly WrittenTo[]): Promise<void> {
  const now = ctx.now();
  const rows = new Map(
    written.map(({ organiserId, address }) => {
      const hash = sha256(address);
      return [
        `${organiserId} ${hash}`,
        {
          organiser_id: organiserId,
          address_hash: hash,
          mailbox_hash: mailboxHash(address),
          day: sendingDay(now),
          written_at: now,
        },
      ];
    }),
  );
  // in one order, so that two processes which note the same addresses do not wait for each other
  const inOrder = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await markWritten(ctx.db, inOrder);
}

/** Addresses first written to more than a year ago are new again; those of deleted accounts go once they count no more. */
export async function forgetOldAddresses(ctx: Context): Promise<void> {
  await forgetContactsBefore(ctx.db, {
    day: sendingDay(ctx.now(), -365),
    at: new Date(ctx.now().getTime() - 365 * DAY_MS),
  });
  await forgetDeletedBefore(ctx.db, new Date(ctx.now().getTime() - JUDGED_DAYS * DAY_MS));
}

/** That something waits until then, for the host; empty when it does not. */
export const laterInWords = (until: Date | undefined): string =>
  until ? sendingWords.waitsUntil(DateTime.fromJSDate(until, { zone: ZONE }).toFormat('d LLLL')) : '';
