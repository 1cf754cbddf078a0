import { z } from 'zod/v4';
import * as words from '#messages/invitations/en.ts';
import { id } from './common.ts';
import { deliveryStatus, guestEntry } from './guests.ts';

/**
 * `POST /events/{eventId}/add-invitees` (spec section 7). Rows with neither e-mail
 * nor phone are left out; a person already on the list is not added twice.
 */
export const addInvitees = z.object({
  newGuests: z.array(guestEntry).max(10_000, words.tooManyRows),
  design: z.unknown().optional(),
  /** Repeating a request with the same id adds and sends nothing again. */
  requestId: z.string().max(64).optional(),
});
export type AddInvitees = z.infer<typeof addInvitees>;

/** What happened to one row: `type` is the channel, `status` the delivery or why nothing was sent. */
export const inviteResult = z.object({
  type: z.enum(['email', 'phone', 'none']),
  status: z.union([deliveryStatus, z.enum(['duplicate', 'invalid', 'limit'])]),
  name: z.string(),
  message: z.string(),
  guestId: id.optional(),
  /** Ready-made links for the organiser to send, for a guest with a phone only. */
  links: z.object({ whatsapp: z.string(), sms: z.string() }).optional(),
});
export type InviteResult = z.infer<typeof inviteResult>;

export const inviteResults = z.object({ inviteResults: z.array(inviteResult) });

/** `POST /events/{eventId}/invitations`: sends to guests already on the list. */
export const sendInvitations = z.object({
  /** The guests to send to, or `not-invited` for everyone who never got one, or `undelivered` for those that bounced or failed. */
  guests: z.union([z.enum(['not-invited', 'undelivered']), z.array(id).min(1).max(10_000)]),
});
export const sendOutcome = z.object({ success: z.boolean(), message: z.string(), queued: z.number().int(), linkReady: z.number().int() });

/** `GET /events/{eventId}/guests/{guestId}/link`: the guest's personal address and ready-made messages. Organiser only. */
export const personalLink = z.object({
  url: z.string(),
  whatsapp: z.string().nullable(),
  sms: z.string().nullable(),
});
