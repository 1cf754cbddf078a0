import type { functionOperations } from '#contract/events/function-operations.ts';
import type { guestImportOperations } from '#contract/guests/guest-import-operations.ts';
import type { guestOperations } from '#contract/guests/guest-operations.ts';
import type { invitationOperations } from '#contract/guests/invitation-operations.ts';
import type { questionOperations } from '#contract/events/question-operations.ts';
import type { reminderOperations } from '#contract/guests/reminder-operations.ts';
import { only, type AnswerReaders } from './readers.ts';
import {
  guestQuestionReaders,
  eventFunctionReaders,
  hostedGuestReaders,
  outcomeReaders,
  pageNumbers,
  replyReaders,
} from './shapes.ts';

const listed = {
  ...hostedGuestReaders,
  reply: replyReaders('hosts'),
  delivery: only('hosts', 'status', 'channel', 'error', 'updatedAt'),
  ...only('hosts', 'linkOutdated', 'wantsNoMore'),
};
const counts = only(
  'hosts',
  'total',
  'confirmed',
  'declined',
  'pending',
  'heads',
  'adults',
  'children',
  'notInvited',
  'sendable',
  'unreachable',
  'undelivered',
  'sending',
  'sent',
  'linkReady',
);
const outcomeOfReply = { ...outcomeReaders, reply: replyReaders('guestOrEditors') };

/** Guests with name, contact and answer are for hosts; a guest reads their own answer. */
export const guestReaders: AnswerReaders<typeof guestOperations> = {
  listGuests: {
    items: listed,
    ...pageNumbers,
    counts,
    unreachable: only('hosts', '_id', 'firstName', 'lastName'),
    ...only('hosts', 'guestLanguage', 'messageChannels'),
    guestLimit: only('hosts', 'plan', 'limit'),
  },
  exportGuests: 'hosts',
  getDoorList: {
    guests: only('hosts', '_id', 'name', 'phone', 'rsvp', 'adults', 'children', 'heads', 'note'),
    counts: only('hosts', 'total', 'confirmed', 'adults', 'children', 'heads'),
    functions: eventFunctionReaders('hosts'),
    function: eventFunctionReaders('hosts'),
  },
  getGuest: {
    guest: listed,
    ...only('hosts', 'messageChannels'),
    questions: guestQuestionReaders('hosts'),
    functions: { ...eventFunctionReaders('hosts'), ...only('hosts', 'people', 'everyone', 'invited') },
  },
  updateGuest: { guest: hostedGuestReaders, ...only('editors', 'linkChanged', 'linkOutdated') },
  removeGuest: outcomeReaders,
  setRsvp: outcomeOfReply,
  resetRsvp: outcomeOfReply,
};

const sentence = only('self', 'rowNumber', 'message');
const guestImport = {
  import: {
    ...only('self', '_id', 'fileName', 'guestCount', 'hasInvited', 'keptUntil'),
    counts: only('self', 'read', 'added', 'listed', 'leftOut', 'withFamily', 'problems', 'toLookAt'),
    rows: only('self', 'rowNumber', 'firstName', 'lastName', 'phone', 'email', 'withFamily'),
    listed: sentence,
    problems: sentence,
    unusedColumns: only('self', 'heading', 'rows'),
    guestLimit: only('self', 'plan', 'limit'),
    planned: only('self', 'at', 'channel'),
  },
};

/** A file that was read is for the host who sent it, as long as they may change the event. */
export const guestImportReaders: AnswerReaders<typeof guestImportOperations> = {
  readGuestImport: guestImport,
  getGuestImport: guestImport,
  addGuestImport: {
    ...only('self', 'added', 'listed', 'message'),
    sent: { ...outcomeReaders, ...only('self', 'remarks', 'queued', 'linkReady') },
  },
  discardGuestImport: outcomeReaders,
};

const link = only('editors', 'url', 'text', 'language', 'whatsapp', 'sms');
const reached = only('hosts', '_id', 'firstName', 'lastName', 'email', 'phone');

/** A personal link answers for its guest, so it is for those who may change the event: a viewer gets none. */
export const invitationReaders: AnswerReaders<typeof invitationOperations> = {
  addInvitees: {
    inviteResults: {
      ...only('editors', 'type', 'status', 'name', 'message', 'guestId'),
      links: only('editors', 'whatsapp', 'sms'),
    },
  },
  sendInvitations: { ...outcomeReaders, ...only('editors', 'remarks', 'queued', 'linkReady') },
  getInvitationReview: {
    ways: only('editors', 'email', 'whatsapp', 'sms', 'link'),
    leftOut: {
      ...only('editors', 'count'),
      guests: only('editors', '_id', 'firstName', 'lastName', 'why'),
    },
    reads: {
      ...only('editors', 'language', 'whatsapp', 'sms'),
      mail: only('editors', 'subject', 'text'),
    },
    picture: only('editors', 'path', 'width', 'height'),
    ...only('editors', 'pictureMissing'),
    planned: only('editors', 'at', 'channel'),
    ...only('self', 'testTo'),
  },
  planSending: outcomeReaders,
  cancelSendingPlan: outcomeReaders,
  sendTestInvitation: outcomeReaders,
  getSendingProgress: {
    runs: {
      ...only(
        'hosts',
        'kind',
        'startedAt',
        'endedAt',
        'total',
        'sent',
        'waiting',
        'later',
        'paused',
        'delayed',
        'undelivered',
        'unwanted',
      ),
      notReached: { ...reached, ...only('hosts', 'reason') },
    },
    planned: only('hosts', 'at', 'channel'),
    stopped: 'hosts',
  },
  getPersonalLink: link,
  getSharedInvitation: only('hosts', 'url', 'text', 'language'),
  resetPersonalLink: link,
  getNextToSend: {
    guest: only('editors', '_id', 'firstName', 'lastName', 'phone'),
    ...only('editors', 'text', 'whatsapp', 'sms', 'total', 'sent', 'skipped'),
  },
  recordHandSending: outcomeReaders,
  setGuestLanguage: outcomeReaders,
  // whoever has the key may read where it leads
  openShortLink: only('anyone', 'path'),
  checkUnsubscribeLink: {
    ...only('anyone', 'valid', 'address', 'language'),
    event: only('anyone', '_id', 'name'),
  },
  unsubscribe: outcomeReaders,
  sayNotForMe: outcomeReaders,
};

const hostedFunction = { ...eventFunctionReaders('hosts'), ...only('hosts', 'everyone', 'version') };
const answered = only('hosts', 'invited', 'coming', 'notComing', 'notSaid', 'people');
const savedFunction = { function: hostedFunction, ...only('editors', 'message', 'told') };

export const functionReaders: AnswerReaders<typeof functionOperations> = {
  listFunctions: {
    functions: { ...hostedFunction, counts: answered, ...only('hosts', 'recorded') },
    ...only('hosts', 'guestCount'),
  },
  addFunction: savedFunction,
  updateFunction: savedFunction,
  moveFunction: outcomeReaders,
  deleteFunction: outcomeReaders,
  listFunctionGuests: {
    items: only('hosts', '_id', 'name', 'invited', 'rsvp', 'people'),
    ...pageNumbers,
    function: hostedFunction,
    counts: answered,
  },
  changeFunctionGuests: outcomeReaders,
  changeGuestFunctions: outcomeReaders,
};

const question = {
  ...only('hosts', '_id', 'kind', 'text', 'required'),
  choices: only('hosts', '_id', 'text'),
};
const savedQuestion = { question, ...only('editors', 'message') };

export const questionReaders: AnswerReaders<typeof questionOperations> = {
  listQuestions: {
    questions: { ...question, choices: only('hosts', '_id', 'text', 'guests'), ...only('hosts', 'answered') },
    ...only('hosts', 'confirmed'),
  },
  addQuestion: savedQuestion,
  updateQuestion: savedQuestion,
  moveQuestion: outcomeReaders,
  deleteQuestion: outcomeReaders,
};

const reach = only('hosts', 'told', 'notTold');
const sample = only('hosts', 'subject', 'text');
const sentOutcome = { ...outcomeReaders, ...only('editors', 'queued') };

export const reminderReaders: AnswerReaders<typeof reminderOperations> = {
  getReminders: {
    ...only('hosts', 'replyBy', 'daysBefore', 'allowed', 'closedNow', 'nextAt', 'pending'),
    reminder: reach,
    audiences: { all: reach, confirmed: reach, pending: reach },
    functions: only('hosts', '_id', 'name'),
    sample,
    sent: only('hosts', 'kind', 'at', 'text', 'functionName', 'total', 'sent', 'waiting', 'undelivered'),
  },
  saveReminders: outcomeReaders,
  // the link opens WhatsApp with the guest's number and their key written out
  listRecipients: {
    items: { ...reached, ...only('hosts', 'channel', 'why'), ...only('editors', 'whatsapp') },
    ...pageNumbers,
    ...only('hosts', 'functionName'),
  },
  remindNow: sentOutcome,
  previewGuestMessage: { reach, sample, links: only('editors', '_id', 'name', 'whatsapp') },
  sendGuestMessage: sentOutcome,
};
