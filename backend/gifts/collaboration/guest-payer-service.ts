import type { Context } from '#backend/platform/context.ts';
import { accessEvent, isOfJoined, opensGuest, type EventAccess } from '#backend/events/access.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { notSignedIn } from '#backend/platform/errors.ts';
import { limitAddress, limitRate } from '#backend/platform/http/rate-limit.ts';
import type { Viewer } from '#backend/platform/http/viewer.ts';
import { takeOverClaims } from '#backend/gifts/claims/service.ts';
import { guestWhoGives, putGuestPayer, takeOverGuestPayments } from './guest-payer-repository.ts';
import { queueNewGivers } from './new-giver-jobs.ts';

/**
 * What was given by personal link from an address that is now proven to be somebody's is theirs (docs/decisions/0009): they
 * take part in those gifts, and the others are told. Runs in the transaction that proves it.
 */
export async function linkGiftsToUser(
  ctx: Context,
  tx: Db,
  person: { userId: string; email: string },
): Promise<void> {
  await takeOverClaims(tx, person);
  for (const giftId of await takeOverGuestPayments(tx, { ...person, now: ctx.now() }))
    await queueNewGivers(ctx, tx, giftId);
}

/**
 * Keeps who a guest with this key is: `putGuestPayer`.
 *
 * @throws {Problem} 401 when a host took them off the list meanwhile
 */
export async function keepGuestPayer(
  ...[db, guest, key, now]: Parameters<typeof putGuestPayer>
): Promise<string> {
  const id = await putGuestPayer(db, guest, key, now);
  if (id === undefined) throw notSignedIn();
  return id;
}

/** Whom the key of a personal link proves, and where the request comes from. */
export interface KeyHolder {
  event: EventAccess['event'];
  guest: NonNullable<Awaited<ReturnType<typeof guestWhoGives>>>;
  key: string;
  /** Their account, when they are signed in to one. */
  userId: string | undefined;
  /** Whether that account is a host's. */
  hosts: boolean;
  address: string;
}

/**
 * The guest whom somebody gives as by a key. A key comes before a sign-in, because a family often shares one phone; the
 * guest's own account gives as that account. A wrong key counts as none: undefined.
 *
 * @throws {Problem} 404
 */
export async function guestByKey(
  db: Db,
  viewer: Viewer,
  eventId: string,
  { guest: guestId, key, address }: { guest?: string | undefined; key?: string | undefined; address: string },
): Promise<KeyHolder | undefined> {
  if (key === undefined || guestId === undefined) return undefined;
  const { event, hosts, guest: claimed } = await accessEvent(db, eventId, viewer, { guestId, key });
  // a page that was open before two guests were joined names the one who went
  const isTheirs = claimed !== null && (claimed.id === guestId ? opensGuest : isOfJoined)(claimed, key);
  const guest = isTheirs ? await guestWhoGives(db, { eventId, guestId: claimed.id, key }) : undefined;
  if (!guest || (viewer && guest.user_id === viewer.userId)) return undefined;
  return { event, guest, key, userId: viewer?.userId, hosts, address };
}

/** A family on one phone gives a few times; a carrier's address is many people's. */
const PER_GUEST = { limit: 20, windowSeconds: 3600 };
const PER_ADDRESS = { limit: 40, shared: 400, windowSeconds: 3600 };

/** @throws {Problem} 429 for a guest, or an address, that began too many payments within the hour */
export async function limitGiving(ctx: Context, { guest, address }: KeyHolder): Promise<void> {
  await limitAddress(ctx, 'give-by-key-address', address, PER_ADDRESS);
  await limitRate(ctx, 'give-by-key', guest.id, PER_GUEST);
}

/** What the provider's page is filled in with for somebody who has signed in. */
export const payerPerson = (person: {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
}) => ({
  name: `${person.first_name} ${person.last_name}`.trim(),
  email: person.email,
  contact: person.phone,
});

/** The same for the holder of a key: the name alone, since a link that was passed on must not tell whose mail and phone it is. */
export const payerByKey = ({
  first_name: first,
  last_name: last,
}: {
  first_name: string;
  last_name: string;
}) => payerPerson({ first_name: first, last_name: last, email: '', phone: '' });
