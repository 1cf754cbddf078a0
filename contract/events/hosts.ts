import { z } from 'zod/v4';
import { hostWords } from '#messages/hosts/words.ts';
import { emailAddress, id } from '#contract/common/fields.ts';
import { hostRoles } from '#contract/common/host-roles.ts';

export * from '#contract/common/host-roles.ts';

export const hostRole = z.enum(hostRoles, { error: () => hostWords.roleRequired });

/** A co-host of an event, as its owner sees them. */
const host = z.object({
  _id: id,
  email: z.string(),
  /** Empty until the invitation is accepted, and for whoever gave none. */
  name: z.string(),
  role: hostRole,
  state: z.enum(['waiting', 'expired', 'accepted']),
  /** What became of the mail with the invitation. */
  mail: z.enum(['queued', 'sent', 'failed']),
  invitedAt: z.string(),
  /** Until when the invitation can be accepted. */
  expiresAt: z.string(),
});
export type Host = z.infer<typeof host>;

/** `GET /events/{eventId}/hosts`: in the order they were invited. */
export const hostList = z.object({ hosts: z.array(host) });

/** `PUT /events/{eventId}/hosts/{hostId}`. */
export const hostChange = z.object({ role: hostRole });

/** `POST /events/{eventId}/hosts`. */
export const newHost = hostChange.extend({ email: emailAddress });

export const savedHost = z.object({ host, message: z.string() });

/** Names an invitation: from the mail, or `_id` alone for whoever's verified address was invited. */
export const hostToken = z.object({ token: z.string().max(200) });

/** `GET /api/host-invitations/{token}`: what somebody is asked to help with. */
export const hostInvitation = z.object({
  eventName: z.string(),
  /** The instant the event starts, and its zone. */
  startsAt: z.string(),
  timeZone: z.string(),
  ownerName: z.string(),
  role: hostRole,
  state: z.enum(['open', 'expired', 'accepted', 'cancelled']),
  /** Whoever asks: not signed in, signed in with the address invited, with another one, the owner, or a co-host already. */
  viewer: z.enum(['visitor', 'invited', 'other', 'owner', 'host']),
  /** For a co-host. */
  eventId: id.optional(),
});
export type HostInvitation = z.infer<typeof hostInvitation>;

/** `POST /api/host-invitations/{token}/accept`. */
export const acceptedInvitation = z.object({ eventId: id, role: hostRole, message: z.string() });
