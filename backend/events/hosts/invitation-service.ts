import { requireAccount } from '#backend/platform/database/account-stands.ts';
import type { HostInvitation, HostRole } from '#contract/events/hosts.ts';
import { eventWords } from '#messages/events/words.ts';
import { hostWords } from '#messages/hosts/words.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { runTransaction } from '#backend/platform/database/run-transaction.ts';
import { conflict, forbidden, notFound } from '#backend/platform/errors.ts';
import type { SignedIn, Viewer } from '#backend/platform/http/viewer.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { hostAccepted, hostName, inApp } from './notification-content.ts';
import {
  acceptRow,
  findInvitation,
  findPerson,
  holdEventAndOwner,
  type InvitationRow,
} from './repository.ts';
import { readHostToken } from './token.ts';

/** What an invitation is about, for whoever holds the mail's link or was invited. @throws {Problem} 404 for others, and when it was taken back */
export async function getHostInvitation(
  ctx: Context,
  viewer: Viewer,
  token: string,
): Promise<HostInvitation> {
  const row = await findNamed(ctx, ctx.db, viewer, token);
  const stands = standing(row, viewer);
  return {
    eventName: row.event_name,
    startsAt: row.starts_at.toISOString(),
    timeZone: row.time_zone,
    ownerName: ownerOf(row),
    role: row.role,
    state: row.user_id
      ? 'accepted'
      : row.status === 'cancelled'
        ? 'cancelled'
        : row.expires_at <= ctx.now()
          ? 'expired'
          : 'open',
    viewer: stands,
    ...(stands === 'host' || stands === 'owner' ? { eventId: row.event_id } : {}),
  };
}

/**
 * Makes whoever is signed in a co-host, when the identity provider vouches that the address
 * invited is theirs: a mail that is passed on lets nobody else in. Asked again it changes
 * nothing. The owner is told.
 *
 * @throws {Problem} 403 for another address, 404, 409 expired, cancelled, accepted by somebody else, or one's own event
 */
export async function acceptHostInvitation(
  ctx: Context,
  viewer: SignedIn,
  token: string,
): Promise<{ eventId: string; role: HostRole; message: string }> {
  return runTransaction(ctx.db, async (tx) => {
    await requireAccount(tx, viewer.userId);
    // before the invitation is locked: of two that somebody accepts at once one comes first, and an address that somebody else proves at
    // this moment is no more the viewer's
    await holdEventAndOwner(tx, readHostToken(ctx.env.SESSION_SECRET, token).hostId);
    const row = await findNamed(ctx, tx, viewer, token, { lock: true });
    const stands = standing(row, viewer);
    if (stands === 'owner') throw conflict(hostWords.ownAddress, 'owner');
    if (stands !== 'host') {
      if (row.user_id) throw conflict(hostWords.acceptedBefore, 'accepted');
      if (stands === 'other') throw forbidden(hostWords.otherAddress);
      if (row.status === 'cancelled') throw conflict(eventWords.cancelledAlready, 'event_cancelled');
      if (row.expires_at <= ctx.now()) throw conflict(hostWords.expired, 'expired');
      await acceptRow(tx, row, viewer.userId, ctx.now());
      const name = hostName(await findPerson(tx, viewer.userId), row.email);
      await notify(ctx, tx, {
        userIds: [row.organiser_id],
        ...inApp,
        write: () => hostAccepted({ id: row.event_id, event_name: row.event_name }, name, row.role),
      });
    }
    return { eventId: row.event_id, role: row.role, message: hostWords.accepted(row.event_name, row.role) };
  });
}

/** An identifier without the proof of the mail counts for those it was meant for alone. */
async function findNamed(
  ctx: Context,
  db: Db,
  viewer: Viewer,
  token: string,
  options?: { lock: boolean },
): Promise<InvitationRow> {
  const { hostId, proven } = readHostToken(ctx.env.SESSION_SECRET, token);
  const row = hostId === '' ? undefined : await findInvitation(db, hostId, options);
  const mayAsk = row && (proven || ['invited', 'host'].includes(standing(row, viewer)));
  if (!mayAsk) throw notFound(hostWords.linkInvalid);
  return row;
}

function standing(row: InvitationRow, viewer: Viewer): HostInvitation['viewer'] {
  if (!viewer) return 'visitor';
  if (viewer.userId === row.organiser_id) return 'owner';
  if (viewer.userId === row.user_id) return 'host';
  return viewer.userId === row.invited_id ? 'invited' : 'other';
}

const ownerOf = (row: InvitationRow): string =>
  hostName({ first_name: row.owner_first_name, last_name: row.owner_last_name }, hostWords.somebody);
