import { z } from 'zod/v4';
import * as accounts from './accounts.ts';
import { id, outcome } from './common.ts';
import * as events from './events.ts';
import { guestListPreview } from './guest-list-file.ts';
import * as guests from './guests.ts';
import * as invitations from './invitations.ts';
import { moneyOperations } from './money-operations.ts';
import * as wishlist from './wishlist.ts';

/**
 * Who may use an operation, by relation to the event named in its path:
 * `anyone`; `signed-in`; `organiser` of the event; `guest-or-key`, the guest named
 * in the path (by sign-in or by the key of the personal link) or the organiser.
 */
export type Access = 'anyone' | 'signed-in' | 'organiser' | 'guest-or-key';

/** One call of the API: everything the backend, its client, the description and the tests know of it. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with parameters in braces, as spec section 7 writes it. */
  path: string;
  summary: string;
  access: Access;
  /** Status of success; 200 when left out. */
  status?: number;
  params?: z.ZodObject;
  query?: z.ZodType;
  /** Schema of a JSON body. */
  body?: z.ZodType;
  /** A multipart body instead, read by the handler itself. */
  multipart?: true;
  /** Schema of the JSON answer; left out when the answer is a file. */
  response?: z.ZodType;
  /** Largest body in bytes; 1 MB when left out. */
  maxBodyBytes?: number;
}

const MB = 1024 * 1024;
const eventParams = z.object({ eventId: id });
const draftParams = z.object({ eventType: events.eventType });
const guestParams = z.object({ eventId: id, guestId: id });
const giftParams = z.object({ eventId: id, giftId: id });

const operation = <const O extends Operation>(definition: O): O => definition;

/** Every call of the API by name. A call that is not here does not exist. */
export const operations = {
  getCurrentUser: operation({
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in user',
    access: 'signed-in',
    response: accounts.currentUser,
  }),
  updateProfile: operation({
    method: 'PUT',
    path: '/auth/profile',
    summary: 'Change the signed-in user’s profile',
    access: 'signed-in',
    body: accounts.profileForm,
    response: accounts.currentUser,
  }),
  getMyEvents: operation({
    method: 'GET',
    path: '/events/my-events',
    summary: 'Every event the user created or joined, whole',
    access: 'signed-in',
    response: events.myEvents,
  }),
  getEventStats: operation({
    method: 'GET',
    path: '/events/stats',
    summary: 'Counts for the dashboard',
    access: 'signed-in',
    response: events.eventStats,
  }),
  listOrganisedEvents: operation({
    method: 'GET',
    path: '/events/organised',
    summary: 'Events the user created, a page of 20',
    access: 'signed-in',
    query: events.eventListQuery,
    response: events.eventList,
  }),
  listAttendingEvents: operation({
    method: 'GET',
    path: '/events/attending',
    summary: 'Events the user is a guest of, a page of 20',
    access: 'signed-in',
    query: events.eventListQuery,
    response: events.eventList,
  }),
  createEvent: operation({
    method: 'POST',
    path: '/events/create',
    summary: 'Create an event with its guests and gifts',
    access: 'signed-in',
    status: 201,
    body: events.createEvent,
    response: events.createdEvent,
    maxBodyBytes: 32 * MB,
  }),
  uploadImage: operation({
    method: 'POST',
    path: '/events/images',
    summary: 'Store a picture for a gift (multipart, field `image`)',
    access: 'signed-in',
    status: 201,
    multipart: true,
    response: wishlist.uploadedImage,
    maxBodyBytes: 6 * MB,
  }),
  getImage: operation({
    method: 'GET',
    path: '/events/images/{imageId}',
    summary: 'A stored picture; `?size=thumbnail` for the small one',
    access: 'anyone',
    params: z.object({ imageId: id }),
    query: z.object({ size: z.enum(['full', 'thumbnail']).default('full').catch('full') }),
  }),
  getEventDraft: operation({
    method: 'GET',
    path: '/events/drafts/{eventType}',
    summary: 'What the user typed into an event form that was not created yet',
    access: 'signed-in',
    params: draftParams,
    query: z.object({
      search: z.string().trim().max(200).default('').catch(''),
      page: z.coerce.number().int().min(1).default(1).catch(1),
    }),
    response: events.eventDraft,
  }),
  saveEventDraft: operation({
    method: 'PUT',
    path: '/events/drafts/{eventType}',
    summary: 'Keep what was typed into an event form',
    access: 'signed-in',
    params: draftParams,
    body: events.draftEntries,
    response: outcome,
    maxBodyBytes: 2 * MB,
  }),
  deleteEventDraft: operation({
    method: 'DELETE',
    path: '/events/drafts/{eventType}',
    summary: 'Throw a draft away with its guests',
    access: 'signed-in',
    params: draftParams,
    response: outcome,
  }),
  addDraftGuest: operation({
    method: 'POST',
    path: '/events/drafts/{eventType}/guests',
    summary: 'Add guests to a draft',
    access: 'signed-in',
    params: draftParams,
    body: z.object({ guests: z.array(guests.guestEntry).min(1).max(1000) }),
    response: events.draftGuestsAdded,
  }),
  updateDraftGuest: operation({
    method: 'PUT',
    path: '/events/drafts/{eventType}/guests/{guestId}',
    summary: 'Change one guest of a draft',
    access: 'signed-in',
    params: draftParams.extend({ guestId: id }),
    body: guests.guestEntry,
    response: outcome,
  }),
  removeDraftGuest: operation({
    method: 'DELETE',
    path: '/events/drafts/{eventType}/guests/{guestId}',
    summary: 'Take one guest off a draft',
    access: 'signed-in',
    params: draftParams.extend({ guestId: id }),
    response: outcome,
  }),
  setDraftFamily: operation({
    method: 'POST',
    path: '/events/drafts/{eventType}/with-family',
    summary: 'Invite every guest of a draft with family, or none (select all)',
    access: 'signed-in',
    params: draftParams,
    body: z.object({ withFamily: z.boolean() }),
    response: outcome,
  }),
  readGuestListFile: operation({
    method: 'POST',
    path: '/events/drafts/{eventType}/import',
    summary: 'Read a guest list file (multipart: `file`, `withFamily`) and keep its preview in the draft',
    access: 'signed-in',
    params: draftParams,
    multipart: true,
    response: z.object({ preview: guestListPreview }),
    maxBodyBytes: 10 * MB + 64 * 1024,
  }),
  addImportedGuests: operation({
    method: 'POST',
    path: '/events/drafts/{eventType}/import/add',
    summary: 'Add the previewed rows to the draft’s guests',
    access: 'signed-in',
    params: draftParams,
    response: events.draftGuestsAdded,
  }),
  discardImport: operation({
    method: 'DELETE',
    path: '/events/drafts/{eventType}/import',
    summary: 'Forget the previewed file',
    access: 'signed-in',
    params: draftParams,
    response: outcome,
  }),
  rescueEventDraft: operation({
    method: 'POST',
    path: '/events/draft-rescues',
    summary: 'Keep a form typed by someone whose session ended, for an hour, under a secret token',
    access: 'anyone',
    body: events.draftEntries.extend({ eventType: events.eventType }),
    status: 201,
    response: z.object({ token: z.string() }),
  }),
  claimEventDraft: operation({
    method: 'POST',
    path: '/events/draft-rescues/{token}/claim',
    summary: 'Take a rescued form into one’s own draft after signing in again',
    access: 'signed-in',
    params: z.object({ token: z.string().min(20).max(100) }),
    response: outcome,
  }),
  getEvent: operation({
    method: 'GET',
    path: '/events/{eventId}',
    summary: 'The event page as the viewer may see it',
    access: 'anyone',
    params: eventParams,
    query: z.object({ guest: z.string().max(64).optional(), key: z.string().max(100).optional() }),
    response: events.eventPage,
  }),
  getEditableEvent: operation({
    method: 'GET',
    path: '/events/{eventId}/edit',
    summary: 'The values an edit form starts from',
    access: 'organiser',
    params: eventParams,
    response: events.editableEvent,
  }),
  updateEvent: operation({
    method: 'PUT',
    path: '/events/{eventId}',
    summary: 'Change an event; guests already invited are told by e-mail when date, time or venue changed',
    access: 'organiser',
    params: eventParams,
    body: events.updateEvent,
    response: events.editableEvent,
  }),
  cancelEvent: operation({
    method: 'POST',
    path: '/events/{eventId}/cancel',
    summary: 'Cancel an event; guests already invited are told by e-mail',
    access: 'organiser',
    params: eventParams,
    response: outcome,
  }),
  getEventCalendar: operation({
    method: 'GET',
    path: '/events/{eventId}/calendar.ics',
    summary: 'The event as a calendar file',
    access: 'anyone',
    params: eventParams,
  }),
  getWishlist: operation({
    method: 'GET',
    path: '/events/{eventId}/wishlist',
    summary: 'The gifts wished for, in groups by type',
    access: 'anyone',
    params: eventParams,
    response: wishlist.wishlistGroups,
  }),
  addGift: operation({
    method: 'POST',
    path: '/events/{eventId}/wishlist/add-gift',
    summary: 'Put a gift on the wishlist (multipart: `name`, `price`, `link`, `type`, `requestId`, file `images`)',
    access: 'organiser',
    status: 201,
    params: eventParams,
    multipart: true,
    response: wishlist.changedGift,
    maxBodyBytes: 6 * MB,
  }),
  deleteGift: operation({
    method: 'DELETE',
    path: '/events/{eventId}/wishlist/delete-gift/{giftId}',
    summary: 'Take a gift off the wishlist',
    access: 'organiser',
    // whatever stands there: one that cannot be an identifier is told the same as one that is unknown
    params: eventParams.extend({ giftId: z.string() }),
    response: outcome,
  }),
  updateGift: operation({
    method: 'PUT',
    path: '/events/{eventId}/wishlist/gift/{giftId}',
    summary: 'Change a gift (multipart: `name`, `price`, `link`, `type`, `removeImage`, file `images`)',
    access: 'organiser',
    params: giftParams,
    multipart: true,
    response: wishlist.changedGift,
    maxBodyBytes: 6 * MB,
  }),
  markGiftDelivered: operation({
    method: 'PATCH',
    path: '/events/{eventId}/wishlist/gift/{giftId}/mark-delivered',
    summary: 'Note that a purchased gift has arrived',
    access: 'organiser',
    params: giftParams,
    response: wishlist.changedGift,
  }),
  listGuests: operation({
    method: 'GET',
    path: '/events/{eventId}/guests',
    summary: 'Guests with replies and delivery, a page of 25',
    access: 'organiser',
    params: eventParams,
    query: guests.guestListQuery,
    response: guests.guestList,
  }),
  exportGuests: operation({
    method: 'GET',
    path: '/events/{eventId}/guests.csv',
    summary: 'The whole guest list as CSV',
    access: 'organiser',
    params: eventParams,
  }),
  getGuest: operation({
    method: 'GET',
    path: '/events/{eventId}/guests/{guestId}',
    summary: 'One guest with reply and delivery',
    access: 'organiser',
    params: guestParams,
    response: guests.listedGuest,
  }),
  addInvitees: operation({
    method: 'POST',
    path: '/events/{eventId}/add-invitees',
    summary: 'Add guests and send their invitations',
    access: 'organiser',
    params: eventParams,
    body: invitations.addInvitees,
    response: invitations.inviteResults,
    maxBodyBytes: 6 * MB,
  }),
  sendInvitations: operation({
    method: 'POST',
    path: '/events/{eventId}/invitations',
    summary: 'Send or resend invitations to guests already on the list',
    access: 'organiser',
    params: eventParams,
    body: invitations.sendInvitations,
    response: invitations.sendOutcome,
  }),
  getPersonalLink: operation({
    method: 'GET',
    path: '/events/{eventId}/guests/{guestId}/link',
    summary: 'A guest’s personal link, to copy or send by hand',
    access: 'organiser',
    params: guestParams,
    response: invitations.personalLink,
  }),
  resetPersonalLink: operation({
    method: 'POST',
    path: '/events/{eventId}/guests/{guestId}/link/reset',
    summary: 'Replace the key of a guest’s personal link; the old link stops working',
    access: 'organiser',
    params: guestParams,
    response: invitations.personalLink,
  }),
  updateGuest: operation({
    method: 'PUT',
    path: '/events/{eventId}/guests/{guestId}',
    summary: 'Mend a guest’s name or contact',
    access: 'organiser',
    params: guestParams,
    body: guests.guestUpdate,
    response: guests.guestCreated,
  }),
  removeGuest: operation({
    method: 'DELETE',
    path: '/events/{eventId}/guests/{guestId}',
    summary: 'Take a guest off the list',
    access: 'organiser',
    params: guestParams,
    response: outcome,
  }),
  setRsvp: operation({
    method: 'PATCH',
    path: '/events/{eventId}/guests/{guestId}/rsvp',
    summary: 'Record a guest’s reply',
    access: 'guest-or-key',
    params: guestParams,
    body: guests.rsvpForm,
    response: guests.rsvpOutcome,
  }),
  resetRsvp: operation({
    method: 'PATCH',
    path: '/events/{eventId}/guests/{guestId}/unrsvp',
    summary: 'Take a reply back to pending',
    access: 'guest-or-key',
    params: guestParams,
    body: guests.unrsvpForm,
    response: guests.rsvpOutcome,
  }),
  unsubscribe: operation({
    method: 'POST',
    path: '/api/unsubscribe/{token}',
    summary: 'Stop mails to the address a token was sent to (one click)',
    access: 'anyone',
    params: z.object({ token: z.string().min(8).max(200) }),
    response: outcome,
  }),
  ...moneyOperations,
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;
type Op<N extends OperationName> = (typeof operations)[N];
type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;
type Part<N extends OperationName, K extends string> = Op<N> extends { [P in K]: infer S } ? S : undefined;

/** What a caller gives; a part the operation does not have is absent. */
export type OperationInput<N extends OperationName> = {
  [K in 'params' | 'query' | 'body' as Part<N, K> extends z.ZodType ? K : never]: In<Part<N, K>>;
} & (Part<N, 'multipart'> extends true ? { form: FormData } : unknown);

/** What a handler gets after parsing. */
export type OperationRequest<N extends OperationName> = {
  [K in 'params' | 'query' | 'body']: Out<Part<N, K>>;
};

/** What the call answers: parsed JSON, or the raw response when the answer is a file. */
export type OperationOutput<N extends OperationName> =
  Part<N, 'response'> extends z.ZodType ? Out<Part<N, 'response'>> : Response;
