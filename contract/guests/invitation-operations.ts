import { z } from 'zod/v4';
import { outcome } from '#contract/common/fields.ts';
import { languageChoice } from './guests.ts';
import * as invitations from './invitations.ts';
import { eventParams, guestParams, MB, type Operation } from '#contract/operation.ts';

/** The calls of invitations and personal links: a part of the table in `operations.ts`. */
export const invitationOperations = {
  addInvitees: {
    method: 'POST',
    path: '/events/{eventId}/add-invitees',
    summary: 'Add guests and send their invitations',
    access: 'editor',
    params: eventParams,
    body: invitations.addInviteesForm,
    response: invitations.inviteResults,
    maxBodyBytes: 6 * MB,
  },
  sendInvitations: {
    method: 'POST',
    path: '/events/{eventId}/invitations',
    summary: 'Send or resend invitations to guests already on the list',
    access: 'editor',
    params: eventParams,
    body: invitations.sendInvitationsForm,
    response: invitations.sendOutcome,
  },
  getSendingProgress: {
    method: 'GET',
    path: '/events/{eventId}/invitations/progress',
    summary: 'How far invitations and news of a change have gone out',
    access: 'viewer',
    params: eventParams,
    response: invitations.sendingProgress,
  },
  getPersonalLink: {
    method: 'GET',
    path: '/events/{eventId}/guests/{guestId}/link',
    summary: 'A guest’s personal link, to copy or send by hand',
    access: 'editor',
    params: guestParams,
    response: invitations.personalLink,
  },
  resetPersonalLink: {
    method: 'POST',
    path: '/events/{eventId}/guests/{guestId}/link/reset',
    summary: 'Replace the key of a guest’s personal link; the old link stops working',
    access: 'editor',
    params: guestParams,
    response: invitations.personalLink,
  },
  getNextToSend: {
    method: 'GET',
    path: '/events/{eventId}/invitations/next',
    summary: 'The next link the organiser has to send, and how many are left',
    access: 'editor',
    params: eventParams,
    response: invitations.nextToSend,
  },
  recordHandSending: {
    method: 'POST',
    path: '/events/{eventId}/guests/{guestId}/hand-sending',
    summary: 'Record that the organiser sent a guest’s link themselves, or passes the guest over for now',
    access: 'editor',
    params: guestParams,
    body: invitations.handSending,
    response: outcome,
  },
  setGuestLanguage: {
    method: 'PUT',
    path: '/events/{eventId}/guest-language',
    summary: 'Choose the language for guests who have not chosen one',
    access: 'editor',
    params: eventParams,
    body: z.object({ language: languageChoice }),
    response: outcome,
  },
  openShortLink: {
    method: 'GET',
    path: '/api/short-links/{key}',
    summary: 'Where the short link of a text message leads',
    access: 'anyone',
    params: z.object({ key: z.string().regex(/^[\w-]{16,64}$/) }),
    response: z.object({ path: z.string() }),
  },
  checkUnsubscribeLink: {
    method: 'GET',
    path: '/api/unsubscribe/{token}',
    summary: 'Whether a token of a mail says anything; changes nothing',
    access: 'anyone',
    params: z.object({ token: z.string().min(8).max(700) }),
    response: z.object({ valid: z.literal(true) }),
  },
  unsubscribe: {
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    summary: 'Stop mails to the address a token was sent to (one click)',
    access: 'anyone',
    params: z.object({ token: z.string().min(8).max(700) }),
    response: outcome,
  },
  sayNotForMe: {
    method: 'POST',
    path: '/api/unsubscribe/{token}/not-for-me',
    summary:
      'Say that a mail was not for its reader: stops it as unsubscribing does, and counts for whoever sent it',
    access: 'anyone',
    params: z.object({ token: z.string().min(8).max(700) }),
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
