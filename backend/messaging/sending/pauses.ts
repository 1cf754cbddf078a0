import { DateTime } from 'luxon';
import { sendingWords } from '#messages/sending/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { sha256 } from '#backend/platform/ids.ts';
import { mailboxOf } from '#backend/platform/mailbox.ts';
import { ZONE } from './days-with-room.ts';
import { turnsOf, insertTurns } from './pauses-repository.ts';

/** An address gets the same kind of mail or message about an event at most once in this time (milliseconds). */
export const PAUSE_MS = 10 * 60 * 1000;

/** How many go out before the first pause: who did not find an invitation asks for it once more at once. */
const AT_ONCE = { invitation: 2, host: 2, update: 1, answer: 2 } as const;
type Paused = keyof typeof AT_ONCE;

interface Place {
  what: Paused;
  eventId: string;
}

/** By mailbox: another spelling is the same reader. */
const keyOf = ({ what, eventId }: Place, address: string) =>
  `turn-${what}:${eventId}:${sha256(mailboxOf(address))}`;

/**
 * From when on each of these addresses may get another one about the event; those that may at once are left out.
 * It goes by mailbox, so that adding a removed person again is no way around. A turn that lies ahead and that
 * nothing uses any more is taken again, so that nobody waits longer than one pause.
 */
export async function pausedAddresses(
  ctx: Context,
  db: Db,
  place: Place,
  addresses: readonly string[],
): Promise<Map<string, Date>> {
  if (addresses.length === 0) return new Map();
  const now = ctx.now().getTime();
  const keys = new Map(addresses.map((address) => [address, keyOf(place, address)]));
  const turns = await turnsOf(db, [...keys.values()]);
  return new Map(
    [...keys].flatMap(([address, key]) => {
      const turn = turns.get(key);
      if (!turn || turn.times < AT_ONCE[place.what]) return [];
      const last = turn.last.getTime();
      const until = last > now ? last : last + PAUSE_MS;
      return until > now ? [[address, new Date(until)] as const] : [];
    }),
  );
}

/** Takes the turn of each address: now, or where `paused` says. Call it in the transaction that queues. */
export async function takeTurns(
  ctx: Context,
  tx: Db,
  place: Place,
  addresses: readonly string[],
  paused: ReadonlyMap<string, Date> = new Map(),
): Promise<void> {
  if (addresses.length === 0) return;
  const turns = new Map(
    addresses.map((address) => [keyOf(place, address), paused.get(address) ?? ctx.now()]),
  );
  await insertTurns(
    tx,
    [...turns].map(([key, at]) => ({ key, at })),
  );
}

/** The time of day at which a pause ends, in India's time, for the host to read. */
export const pauseEnd = (until: Date): string =>
  `${DateTime.fromJSDate(until, { zone: ZONE }).setLocale('en').toFormat('h:mm a').toLowerCase()} IST`;

/** That something waits for a pause, for the host. */
export const pausedInWords = (until: Date): string => sendingWords.pausedUntil(pauseEnd(until));
