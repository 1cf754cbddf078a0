import type { z } from 'zod/v4';
import { DAY_MS } from '#contract/common/durations.ts';
import {
  HOST_INVITATION_DAYS,
  MAX_HOSTS,
  type Host,
  type HostRole,
  type newHost,
} from '#contract/events/hosts.ts';
import { mayEdit } from '#contract/common/host-roles.ts';
import { eventWords } from '#messages/events/words.ts';
import { hostWords } from '#messages/hosts/words.ts';
import { sendingWords } from '#messages/sending/words.ts';
import { holdSession } from '#backend/accounts/service.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict, invalid, notFound, Problem, tooMany } from '#backend/platform/errors.ts';
import { accessAsHost, requireHost, type EventRow } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import { newId } from '#backend/platform/ids.ts';
import { notify, type NotificationText } from '#backend/messaging/notifications/service.ts';
import { waitingAddresses } from '#backend/messaging/sending/new-addresses.ts';
import { pausedAddresses, pauseEnd, takeTurns } from '#backend/messaging/sending/pauses.ts';
import { requireMaySend } from '#backend/messaging/sending/stops.ts';
import { hostInvited, hostLeft, hostRoleChanged, hostName, inApp } from './notification-content.ts';
import {
  accountsWith,
  deleteHost,
  deleteHostUser,
  editorIds,
  findHost,
  findHosts,
  findPerson,
  insertHost,
  lockEvent,
  reopenRows,
  updateHost,
  type NamedHostRow,
} from './repository.ts';

type Place = { eventId: string; hostId: string };
type Saved = { host: Host; message: string };
type Outcome = { success: boolean; message: string };

/** Queue of mails with an invitation to help; a job names it. */
export const HOST_MAIL_QUEUE = 'host-invitation';
export interface HostMailJob {
  hostId: string;
}

/** Who may change an event beside its owner, for news of what happens in it. */
export const editorsOf = (db: Db, eventId: string): Promise<string[]> => editorIds(db, eventId);

/**
 * Tells those who may change an event: its owner also by mail and WhatsApp, as they chose, the others in the app alone, because what
 * they chose is about their own events.
 */
export async function notifyHosts(
  ctx: Context,
  tx: Db,
  event: { id: string; organiser_id: string },
  write: () => NotificationText,
): Promise<void> {
  await notify(ctx, tx, { userIds: [event.organiser_id], write });
  await notify(ctx, tx, {
    userIds: await editorsOf(tx, event.id),
    mail: 'none',
    whatsapp: 'none',
    write,
  });
}

/** Who helps with an event, for its owner. @throws {Problem} 403, 404 */
export async function listHosts(ctx: Context, viewer: SignedIn, eventId: string): Promise<{ hosts: Host[] }> {
  await requireHost(ctx.db, eventId, viewer, 'own');
  return { hosts: (await findHosts(ctx.db, eventId)).map((row) => present(ctx, row)) };
}

/**
 * Invites somebody by e-mail, and tells them in the app as well when they have an account:
 * the answer is the same either way, so that nobody learns who has one.
 *
 * @throws {Problem} 400 for one's own address, 403, 404, 409 cancelled, on the list already, or ten co-hosts; 429 above 30 mails an hour, or again to the same address within minutes
 */
export async function inviteHost(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  { email, role }: z.output<typeof newHost>,
): Promise<Saved> {
  await beginToWrite(ctx, viewer, eventId);
  return change(ctx, viewer, eventId, async (tx, event, rows) => {
    refuseCancelled(event);
    const owner = await findPerson(tx, event.organiser_id);
    if ([owner.email, owner.pending_email, owner.verified_email].includes(email))
      throw invalid({ email: [hostWords.ownAddress] }, hostWords.ownAddress);
    if (rows.some((row) => row.email === email))
      throw conflict(hostWords.invitedAlready, 'invited_already', { email: [hostWords.invitedAlready] });
    if (rows.length >= MAX_HOSTS) throw conflict(hostWords.full, 'too_many_hosts');
    const hostId = newId();
    await insertHost(tx, { id: hostId, event_id: eventId, email, role, ...validFrom(ctx.now()) });
    await send(ctx, tx, event, { id: hostId, email, role });
    return saved(ctx, tx, { eventId, hostId }, hostWords.invited(email));
  });
}

/** Changes what a co-host may do, from their next request on. @throws {Problem} 403, 404 */
export async function changeHostRole(
  ctx: Context,
  viewer: SignedIn,
  place: Place,
  role: HostRole,
): Promise<Saved> {
  return change(ctx, viewer, place.eventId, async (tx, event, rows) => {
    const row = found(rows, place.hostId);
    const isRaised = mayEdit(role) && !mayEdit(row.role);
    await updateHost(tx, place, { role, ...(isRaised && { role_raised_at: ctx.now() }) });
    if (row.user_id && row.role !== role)
      await notify(ctx, tx, { userIds: [row.user_id], ...inApp, write: () => hostRoleChanged(event, role) });
    return saved(ctx, tx, place, hostWords.roleChanged(hostName(row, row.email), role));
  });
}

/** Sends an invitation again, good for another 14 days. @throws {Problem} 403, 404, 409 accepted or cancelled, 429 */
export async function resendHostInvitation(ctx: Context, viewer: SignedIn, place: Place): Promise<Saved> {
  await beginToWrite(ctx, viewer, place.eventId);
  return change(ctx, viewer, place.eventId, async (tx, event, rows) => {
    refuseCancelled(event);
    const row = found(rows, place.hostId);
    if (row.user_id) throw conflict(hostWords.acceptedBefore, 'accepted');
    await updateHost(tx, place, { ...validFrom(ctx.now()), mail: 'queued' });
    await send(ctx, tx, event, row);
    return saved(ctx, tx, place, hostWords.invitedAgain(row.email));
  });
}

/** Removes a co-host or takes an invitation back: from their next request on they are nobody to the event. @throws {Problem} 403, 404 */
export async function removeHost(
  ctx: Context,
  viewer: SignedIn,
  { eventId, hostId }: Place,
): Promise<Outcome> {
  return change(ctx, viewer, eventId, async (tx, _event, rows) => {
    const row = found(rows, hostId);
    await deleteHost(tx, eventId, hostId);
    return {
      success: true,
      message: row.user_id ? hostWords.removed(hostName(row, row.email)) : hostWords.takenBack(row.email),
    };
  });
}

/** A co-host stops helping; the owner is told. @throws {Problem} 403, 404, 409 for the owner */
export async function leaveEvent(ctx: Context, viewer: SignedIn, eventId: string): Promise<Outcome> {
  return runTransaction(ctx.db, async (tx) => {
    const { event, relation } = await accessAsHost(tx, eventId, viewer, 'view');
    if (relation === 'organiser') throw conflict(hostWords.ownersStay, 'owner');
    if (await deleteHostUser(tx, eventId, viewer.userId)) {
      const person = await findPerson(tx, viewer.userId);
      await notify(ctx, tx, {
        userIds: [event.organiser_id],
        ...inApp,
        write: () => hostLeft(event, hostName(person, hostWords.somebody)),
      });
    }
    return { success: true, message: hostWords.left };
  });
}

/**
 * Lets what was accepted at an address wait anew, as if it were mailed now, for whoever proves the address: `from` the account of
 * whoever left it, or from all but the one it came `to`.
 */
export const reopenInvitations = (
  ctx: Context,
  tx: Db,
  moved: { email: string } & ({ from: string } | { to: string }),
): Promise<void> => reopenRows(tx, moved, validFrom(ctx.now()).expires_at);

/** Mails go to addresses somebody typed: so many an hour. */
async function beginToWrite(ctx: Context, viewer: SignedIn, eventId: string): Promise<void> {
  const { organiser_id: organiserId } = await requireHost(ctx.db, eventId, viewer, 'own');
  await requireMaySend(ctx.db, organiserId);
  await limitRate(ctx, 'host-invitations', viewer.userId, { limit: 30, windowSeconds: 3600 });
}

/** What the owner changes, unless whoever signed everybody out was first. */
async function change<T>(
  ctx: Context,
  viewer: SignedIn,
  eventId: string,
  work: (tx: Db, event: EventRow, rows: NamedHostRow[]) => Promise<T>,
): Promise<T> {
  return runTransaction(ctx.db, async (tx) => {
    await lockEvent(tx, eventId);
    const done = await work(tx, await requireHost(tx, eventId, viewer, 'own'), await findHosts(tx, eventId));
    await holdSession(tx, viewer);
    return done;
  });
}

async function send(
  ctx: Context,
  tx: Db,
  event: EventRow,
  { id, email, role }: { id: string; email: string; role: HostRole },
): Promise<void> {
  const place = { what: 'host', eventId: event.id } as const;
  const until = (await pausedAddresses(ctx, tx, place, [email])).get(email);
  if (until)
    throw tooMany(
      (until.getTime() - ctx.now().getTime()) / 1000,
      hostWords.invitedLately(email, pauseEnd(until)),
    );
  await takeTurns(ctx, tx, place, [email]);
  if ((await waitingAddresses(ctx, tx, event.organiser_id, [email])).size > 0)
    throw new Problem(429, 'new_addresses', sendingWords.hostsWait);
  await ctx.jobs.enqueue(tx, HOST_MAIL_QUEUE, [{ hostId: id } satisfies HostMailJob]);
  const owner = await findPerson(tx, event.organiser_id);
  await notify(ctx, tx, {
    userIds: await accountsWith(tx, email),
    ...inApp,
    mail: 'sent',
    write: () =>
      hostInvited({ id, owner: hostName(owner, hostWords.somebody), eventName: event.event_name, role }),
  });
}

async function saved(ctx: Context, tx: Db, { eventId, hostId }: Place, message: string): Promise<Saved> {
  const row = await findHost(tx, eventId, hostId);
  if (!row) throw notFound(hostWords.gone);
  return { host: present(ctx, row), message };
}

function found(rows: readonly NamedHostRow[], hostId: string): NamedHostRow {
  const row = rows.find(({ id }) => id === hostId);
  if (!row) throw notFound(hostWords.gone);
  return row;
}

function refuseCancelled(event: EventRow): void {
  if (event.status === 'cancelled') throw conflict(eventWords.cancelledAlready, 'event_cancelled');
}

const validFrom = (now: Date) => ({
  invited_at: now,
  expires_at: new Date(now.getTime() + HOST_INVITATION_DAYS * DAY_MS),
});

const present = (ctx: Context, row: NamedHostRow): Host => ({
  _id: row.id,
  email: row.email,
  name: row.user_id ? hostName(row, '') : '',
  role: row.role,
  state: row.user_id ? 'accepted' : row.expires_at <= ctx.now() ? 'expired' : 'waiting',
  mail: row.mail,
  invitedAt: row.invited_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
});
