import { addedImport } from '#tests/guests/import/added-import.ts';
import type { OperationName } from '#contract/operations.ts';
import { chatRows } from '#tests/authorization/chat-rows.ts';
import { collaborationRows } from '#tests/authorization/collaboration-rows.ts';
import { hostRows } from '#tests/authorization/host-rows.ts';
import { mergeRows } from '#tests/authorization/merge-rows.ts';
import { giftCardRows } from '#tests/authorization/gift-card-rows.ts';
import { designRows } from '#tests/authorization/design-rows.ts';
import { designToolRows } from '#tests/authorization/design-tool-rows.ts';
import { gift, giftEntry, organisersGift, picture } from '#tests/authorization/gifts.ts';
import { eventTextRows } from '#tests/authorization/event-text-rows.ts';
import { functionRows } from '#tests/authorization/function-rows.ts';
import { notificationRows } from '#tests/authorization/notification-rows.ts';
import { operatorRows } from '#tests/authorization/operator-rows.ts';
import { paymentRows } from '#tests/authorization/payment-rows.ts';
import { placeRows } from '#tests/authorization/place-rows.ts';
import {
  all,
  editors,
  hosts,
  organiserOnly,
  signedIn,
  thatGuest,
  type Row,
} from '#tests/authorization/row.ts';
import { questionRows } from '#tests/authorization/question-rows.ts';
import { reminderRows } from '#tests/authorization/reminder-rows.ts';
import { thankYouRows } from '#tests/authorization/thank-you-rows.ts';
import { apiKeyRows } from '#tests/authorization/api-key-rows.ts';
import { webhookRows } from '#tests/authorization/webhook-rows.ts';
import { passkeyRows, signInRows } from '#tests/authorization/sign-in-rows.ts';
import { securityRows } from '#tests/authorization/security-rows.ts';
import type { World } from '#tests/authorization/world.ts';
import { eventFileForm } from '#tests/event-files/files.ts';
import { eventForm } from '#tests/events/event-form.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const inThreeDays = () => ({
  day: new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10),
  time: '10:00',
});
const birthday = () => ({ eventType: 'birthday' });
const profile = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '9820012345',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
};
const entries = { entries: [['eventName', 'Kabir turns five']] };
const fields = ({ eventType: _type, ...rest } = eventForm()) => ({
  ...rest,
  dressCode: 'Traditional',
  invitationFrom: 'The Sharma family',
  otherName: 'शादी',
});

async function guestListFile(): Promise<FormData> {
  const form = new FormData();
  form.set(
    'file',
    new Blob(['First Name,Last Name,Phone,Email\nKabir,Rao,9820054321,kabir@example.in\n'], {
      type: 'text/csv',
    }),
    'guests.csv',
  );
  return form;
}

const readFile = async (_world: World, caller: Caller) => {
  if (caller.userId)
    await caller.call('readGuestListFile', {
      params: { eventType: 'birthday' },
      form: await guestListFile(),
    });
};
const keepDraft = async (_world: World, caller: Caller) => {
  if (!caller.userId) return;
  await caller.call('saveEventDraft', {
    params: { eventType: 'birthday' },
    body: { entries: [['eventName', 'Kabir turns five']] },
  });
};
const organisersImage = async (world: World) => {
  world.token = (await world.callers.organiser.call('uploadImage', { form: await picture() })).data.image._id;
};
/** A guest of the organiser's draft, which is nobody else's. */
const organisersDraftGuest = async (world: World) => {
  const { call } = world.callers.organiser;
  await call('deleteEventDraft', { params: { eventType: 'birthday' } });
  await call('addDraftGuest', {
    params: { eventType: 'birthday' },
    body: { guests: [{ firstName: 'Kabir', email: 'kabir@example.in' }] },
  });
  const draft = await call('getEventDraft', { params: { eventType: 'birthday' }, query: {} });
  world.token = draft.data.guests.items[0]?._id ?? '';
};
/** A file that the organiser sent, which is nobody else's. */
const organisersImport = async (world: World) => {
  const { call, userId } = world.callers.organiser;
  const { db } = world.ctx;
  for (const kind of ['event-import', 'event-import-day'])
    await db.deleteFrom('rate_limits').where('key', '=', `${kind}:${userId}`).execute();
  const answer = await call('readEventFile', { form: await eventFileForm() });
  world.token = answer.data.import._id;
};
/** A guest list that they sent for the event, or the organiser where they may not. */
const ownList = async (world: World, caller: Caller) => {
  const { editor, organiser } = world.callers;
  const answer = await (caller === editor ? editor : organiser).call('readGuestImport', {
    params: { eventId: world.eventId },
    form: await guestListFile(),
  });
  world.token = answer.status === 201 ? answer.data.import._id : 'no-such-list';
};
/** A filter that the organiser saved. */
const ownGuestList = async (world: World) => {
  const answer = await world.callers.organiser.call('saveGuestList', {
    params: { eventId: world.eventId },
    body: { name: 'Pune', filter: { tag: 'Pune' } },
  });
  world.token = answer.status === 201 ? answer.data.list._id : 'no-such-list';
};
/** A guest list that the organiser added. */
const addedList = async (world: World) => {
  world.token = 'no-such-list';
  const event = await world.ctx.db
    .selectFrom('events')
    .select('id')
    .where('id', '=', world.eventId)
    .execute();
  if (event.length > 0)
    world.token = await addedImport(world.ctx, world.eventId, world.callers.organiser.userId);
};
const savedList = (world: World) => ({ listId: world.token });
const listRead = (world: World) => ({ importId: world.token });
const imported = (world: World) => ({ importId: world.token });
const othersImport = all(404, { visitor: 401, keyHolder: 401, organiser: 200 });
const draftGuest = (world: World) => ({ eventType: 'birthday', guestId: world.token });

/** Every call of the API. The type refuses a table that leaves one out. */
export const matrix: Record<OperationName, Row> = {
  getCurrentUser: { expected: signedIn() },
  updateProfile: { expected: signedIn(), body: () => profile },
  setLanguage: { expected: signedIn(), body: () => ({ language: 'en' }) },
  // no address waits, and the token is nobody's
  sendEmailConfirmation: {
    expected: all(409, { visitor: 401, keyHolder: 401 }),
    before: async (_, caller) => void (await caller.call('cancelEmailChange', {})),
  },
  cancelEmailChange: { expected: signedIn() },
  getEmailLink: { expected: all(404), params: () => ({ token: 'A'.repeat(43) }) },
  useEmailLink: { expected: all(404), params: () => ({ token: 'A'.repeat(43) }) },
  exportAccount: { expected: signedIn() },
  getAccountDeletion: { expected: signedIn() },
  // without the confirmation nobody's account is deleted
  deleteAccount: {
    expected: all(400, { visitor: 401, keyHolder: 401 }),
    body: () => ({ confirmation: 'not my address' }),
  },
  getMyEvents: { expected: signedIn() },
  getEventStats: { expected: signedIn() },
  listComingEvents: {
    expected: signedIn(),
    before: keepDraft,
  },
  getPlanRoom: { expected: signedIn() },
  getCalendarFeed: { expected: signedIn() },
  makeCalendarFeed: { expected: signedIn() },
  removeCalendarFeed: { expected: signedIn() },
  // whoever has the key of the address; nobody here has
  readCalendarFeed: { expected: all(404), params: () => ({ feedId: 'no-feed-with-this-id' }) },
  listOrganisedEvents: { expected: signedIn() },
  listAttendingEvents: { expected: signedIn() },
  createEvent: { expected: signedIn(201), body: () => eventForm() },
  uploadImage: { expected: signedIn(201), form: picture },
  getImage: { expected: all(200), params: (world) => ({ imageId: world.token }), before: organisersImage },

  getEventDraft: { expected: signedIn(), params: birthday, before: organisersDraftGuest },
  saveEventDraft: { expected: signedIn(), params: birthday, body: () => entries },
  deleteEventDraft: { expected: signedIn(), params: birthday },
  addDraftGuest: {
    expected: signedIn(),
    params: birthday,
    body: () => ({ guests: [{ firstName: 'Kabir' }] }),
  },
  updateDraftGuest: {
    expected: all(404, { visitor: 401, keyHolder: 401, organiser: 200 }),
    params: draftGuest,
    body: () => ({ firstName: 'Kavya' }),
    before: organisersDraftGuest,
  },
  // somebody else's draft guest is not in one's own draft, so there is nothing left to remove
  removeDraftGuest: { expected: signedIn(), params: draftGuest, before: organisersDraftGuest },
  setDraftFamily: { expected: signedIn(), params: birthday, body: () => ({ withFamily: true }) },
  readGuestListFile: { expected: signedIn(), params: birthday, form: guestListFile },
  chooseGuestListFile: {
    expected: signedIn(),
    params: birthday,
    body: () => ({ tables: [] }),
    before: readFile,
  },
  addImportedGuests: { expected: signedIn(), params: birthday, before: readFile },
  discardImport: { expected: signedIn(), params: birthday, before: readFile },

  getEvent: { expected: all(200) },
  getEventCalendar: { expected: all(200) },
  getEventOverview: { expected: hosts() },
  getEditableEvent: { expected: hosts() },
  updateEvent: { expected: editors(), body: () => ({ ...fields(), version: 1 }) },
  setEventPhoto: { expected: editors(), form: picture },
  removeEventPhoto: { expected: editors() },
  answerGiveTogether: { expected: organiserOnly, body: () => ({ giveTogether: true }) },
  cancelEvent: { expected: organiserOnly },
  exportEvent: { expected: organiserOnly },
  readEventFile: { expected: signedIn(201), form: eventFileForm },
  getEventImport: { expected: othersImport, params: imported, before: organisersImport },
  makeImportedEvent: {
    expected: { ...othersImport, organiser: 201 },
    params: imported,
    body: () => ({ again: true }),
    before: organisersImport,
  },
  // what is gone, or was never theirs, is not there: nothing of another's is touched
  discardEventImport: { expected: signedIn(), params: imported, before: organisersImport },

  getWishlist: { expected: all(200), before: organisersGift },
  addGift: { expected: editors(201), form: giftEntry },
  updateGift: { expected: editors(), params: gift, form: giftEntry, before: organisersGift },
  // nobody purchased it yet, which only the organiser learns
  markGiftDelivered: { expected: editors(409), params: gift, before: organisersGift },
  deleteGift: { expected: editors(), params: gift, before: organisersGift },

  sendContactMessage: {
    expected: all(200),
    body: () => ({ name: 'Asha Rao', email: 'asha@example.in', topic: 'help', message: 'How do I begin?' }),
  },

  ...notificationRows,
  ...signInRows,
  ...passkeyRows,
  ...apiKeyRows,
  ...webhookRows,
  ...securityRows,
  ...collaborationRows,
  ...paymentRows,
  ...thankYouRows,
  ...giftCardRows,
  ...functionRows,
  ...hostRows,
  ...questionRows,
  ...mergeRows,
  ...reminderRows,
  ...chatRows,
  ...designRows,
  ...designToolRows,
  ...placeRows,
  ...eventTextRows,
  ...operatorRows,

  listGuests: { expected: hosts() },
  getGuest: { expected: hosts() },
  exportGuests: { expected: hosts() },
  changeGuests: {
    expected: editors(),
    body: (world) => ({ guests: [world.guest.id], change: 'add-tags', tags: 'Pune' }),
  },
  undoGuestChange: { expected: editors(409), params: () => ({ changeId: 'nobody-changed-it' }) },
  getGuestRemoval: { expected: editors() },
  getGuestLists: { expected: hosts() },
  saveGuestList: { expected: editors(201), body: () => ({ name: 'Pune', filter: { tag: 'Pune' } }) },
  deleteGuestList: { expected: editors(), params: savedList, before: ownGuestList },
  getDoorList: { expected: hosts() },
  getCatering: { expected: hosts() },
  readGuestImport: { expected: editors(201), form: guestListFile },
  // another host's file is none of theirs: tests/guests/import-into-event
  getGuestImport: { expected: editors(), params: listRead, before: ownList },
  chooseGuestImport: {
    expected: editors(),
    params: listRead,
    body: () => ({ tables: [] }),
    before: ownList,
  },
  addGuestImport: { expected: editors(), params: listRead, body: () => ({}), before: ownList },
  listGuestImports: { expected: editors() },
  getGuestImportUndo: { expected: editors(), params: listRead, before: addedList },
  undoGuestImport: {
    expected: editors(),
    params: listRead,
    body: () => ({ expected: 1 }),
    before: addedList,
  },
  discardGuestImport: { expected: editors(), params: listRead, before: ownList },
  addGuest: { expected: editors(201), body: () => ({ firstName: 'Nani' }) },
  updateGuest: { expected: editors(), body: () => ({ firstName: 'Kavya', email: 'kavya@example.in' }) },
  settleEmail: {
    expected: editors(),
    body: () => ({ email: 'zubinah.q@private.example', take: false }),
  },
  removeGuest: { expected: editors() },
  setRsvp: { expected: thatGuest, body: () => ({ rsvp: 'yes' }) },
  resetRsvp: { expected: thatGuest, body: () => ({}) },

  addInvitees: {
    expected: editors(),
    body: () => ({ newGuests: [{ firstName: 'Kabir', email: 'kabir@example.in' }] }),
  },
  sendInvitations: { expected: editors(), body: (world) => ({ guests: [world.guest.id] }) },
  getInvitationReview: { expected: editors() },
  planSending: { expected: editors(), body: inThreeDays },
  cancelSendingPlan: { expected: editors() },
  sendTestInvitation: { expected: editors() },
  getSendingProgress: { expected: hosts() },
  getPersonalLink: { expected: editors() },
  getSharedInvitation: { expected: hosts() },
  resetPersonalLink: { expected: editors() },
  setGuestLanguage: { expected: editors(), body: () => ({ language: 'hi' }) },
  getNextToSend: { expected: editors() },
  // the guest has an e-mail and was not invited by a link, which only the organiser learns
  recordHandSending: { expected: editors(409), body: () => ({ outcome: 'sent' }) },
  openShortLink: { expected: all(200), params: (world) => ({ key: world.guest.key }) },
  sayNotForMe: { expected: all(404), params: (world) => ({ token: `${world.guest.id}.made-up-signature` }) },
  resumeMails: { expected: all(404), params: (world) => ({ token: `${world.guest.id}.made-up-signature` }) },
  checkUnsubscribeLink: {
    expected: all(404),
    params: (world) => ({ token: `${world.guest.id}.made-up-signature` }),
  },
  unsubscribe: { expected: all(404), params: (world) => ({ token: `${world.guest.id}.made-up-signature` }) },
};
