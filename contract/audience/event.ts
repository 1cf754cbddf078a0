import type { calendarFeedOperations } from '#contract/events/calendar-feed-operations.ts';
import type { draftOperations } from '#contract/events/draft-operations.ts';
import type { eventFileOperations } from '#contract/events/event-file-operations.ts';
import type { eventOperations } from '#contract/events/event-operations.ts';
import type { eventTextOperations } from '#contract/events/event-text-operations.ts';
import type { placeOperations } from '#contract/events/place-operations.ts';
import { only, type AnswerReaders } from './readers.ts';
import {
  guestQuestionReaders,
  eventFields,
  eventFunctionReaders,
  gift,
  hostedGuestReaders,
  ownGuestReaders,
  outcomeReaders,
  pageNumbers,
  replyReaders,
  wishlistGiftReaders,
} from './shapes.ts';

const summary = {
  ...eventFields,
  ...only('anyone', 'guestCount', 'giftCount', 'confirmedCount'),
  firstGifts: only('anyone', 'name', 'price'),
  helping: only('hosts', 'role', 'organiserName'),
};
const guestCounts = only(
  'hosts',
  'total',
  'confirmed',
  'declined',
  'pending',
  'adults',
  'children',
  'notInvited',
  'sendable',
  'unreachable',
  'undelivered',
);
const pagePicture = only('anyone', 'path', 'width', 'height');
const editable = {
  event: { ...eventFields, ...only('anyone', 'over'), photo: pagePicture },
  ...only('hosts', 'guestCount', 'functionCount', 'role', 'organiserName'),
};

/** Events and their lists. The page names no guest but the one who reads it, and the couple's phone numbers are for hosts. */
export const eventReaders: AnswerReaders<typeof eventOperations> = {
  getMyEvents: {
    createdEvents: { ...eventFields, guests: hostedGuestReaders, giftsWanted: wishlistGiftReaders },
    joinedEvents: {
      ...eventFields,
      guests: ownGuestReaders,
      ...only('anyone', 'guestCount'),
      giftsWanted: wishlistGiftReaders,
    },
  },
  getPlanRoom: {
    ...only('self', 'plan', 'year', 'guestsPerEvent'),
    events: only('self', 'limit', 'created', 'left'),
  },
  getEventStats: only(
    'self',
    'eventsOrganized',
    'eventsJoined',
    'giftsManaged',
    'guestsInvited',
    'upcomingEvents',
  ),
  listComingEvents: {
    events: {
      ...only(
        'hosts',
        '_id',
        'eventType',
        'eventName',
        'date',
        'time',
        'timeZone',
        'startsAt',
        'daysLeft',
        'nextStep',
      ),
      ...only('hosts', 'toThank'),
      venue: eventFields.venue,
      guests: guestCounts,
      helping: only('hosts', 'role', 'organiserName'),
    },
    ...only('self', 'more'),
    thanks: only('owner', '_id', 'eventName', 'toThank'),
    drafts: only('self', 'eventType', 'eventName', 'savedAt'),
  },
  listOrganisedEvents: { items: summary, ...pageNumbers },
  listAttendingEvents: { items: summary, ...pageNumbers },
  createEvent: {
    event: { ...eventFields, ...only('hosts', 'guestCount', 'giftCount') },
    ...only('self', 'repeated'),
    guestsLeftOut: only('self', 'name', 'message'),
  },
  getEvent: {
    event: {
      ...eventFields,
      ...only('anyone', 'organiserName', 'guestCount', 'giftCount', 'replyBy', 'over'),
      gifts: {
        ...gift,
        ...only(
          'anyone',
          'isCollaborative',
          'openToAll',
          'totalCollected',
          'isPurchased',
          'isDelivered',
          'isTaken',
        ),
        ...only('self', 'isYours', 'mayBring'),
      },
      designPicture: pagePicture,
      photo: pagePicture,
      // all of it stands on the picture
      invitation: only(
        'anyone',
        'template',
        'title',
        'subtitle',
        'invocation',
        'brideParents',
        'groomParents',
        'hosts',
        'backgroundColor',
        'textColor',
      ),
    },
    viewer: {
      ...only('self', 'relation'),
      guest: {
        ...only(
          'guest',
          '_id',
          'firstName',
          'lastName',
          'withFamily',
          'partyLimit',
          'language',
          'functionsSeen',
        ),
        reply: replyReaders('guest'),
        questions: guestQuestionReaders('guest'),
        functions: { ...eventFunctionReaders('guest'), ...only('guest', 'people') },
      },
    },
  },
  getEventOverview: {
    ...only('hosts', 'daysLeft', 'nextStep', 'canRemind', 'giftCount', 'untold'),
    guests: guestCounts,
    received: only('owner', 'givers', 'amount', 'toThank', 'notReturned'),
    ...only('owner', 'confirmGiveTogether'),
  },
  getEditableEvent: editable,
  updateEvent: editable,
  setEventPhoto: { photo: pagePicture, ...only('anyone', 'message') },
  removeEventPhoto: outcomeReaders,
  answerGiveTogether: outcomeReaders,
  cancelEvent: outcomeReaders,
  getEventCalendar: 'anyone',
};

const eventFile = {
  import: {
    ...only(
      'self',
      '_id',
      'eventType',
      'eventName',
      'date',
      'time',
      'timeZone',
      'startsAt',
      'status',
      'guests',
      'replies',
      'functions',
      'questions',
      'gifts',
      'messages',
      'pictures',
      'design',
      'premiumLeftOut',
      'isPast',
      'keptUntil',
    ),
    madeBefore: only('self', '_id', 'eventName'),
  },
};

/** The file of an event is its owner's; what is in a file that was read, of whoever sent it. */
export const eventFileReaders: AnswerReaders<typeof eventFileOperations> = {
  exportEvent: 'owner',
  readEventFile: eventFile,
  getEventImport: eventFile,
  makeImportedEvent: only('self', 'eventId', 'eventName', 'repeated'),
  discardEventImport: outcomeReaders,
};

/** The address is its owner's alone; whoever has it reads the file. */
export const calendarFeedReaders: AnswerReaders<typeof calendarFeedOperations> = {
  getCalendarFeed: only('self', 'made', 'url'),
  makeCalendarFeed: outcomeReaders,
  removeCalendarFeed: outcomeReaders,
  readCalendarFeed: 'self',
};

const preview = {
  ...only('self', 'fileName'),
  rows: only('self', 'rowNumber', 'firstName', 'lastName', 'phone', 'email', 'withFamily'),
  problems: only('self', 'rowNumber', 'kind', 'message', 'value', 'rowKept'),
  unusedColumns: only('self', 'heading', 'rows'),
  summary: only('self', 'total', 'withFamily', 'individual'),
};
const added = { ...only('self', 'added'), problems: only('self', 'name', 'message') };

/** A form that is being filled in is its writer's alone, with the guests in it. */
export const draftReaders: AnswerReaders<typeof draftOperations> = {
  getEventDraft: {
    ...only('self', 'entries', 'turn', 'savedAt'),
    guests: {
      items: only('self', '_id', 'firstName', 'lastName', 'phone', 'email', 'withFamily'),
      ...only('self', 'total', 'page', 'pages', 'search'),
      summary: only('self', 'total', 'withFamily', 'individual'),
    },
    pendingImport: preview,
  },
  saveEventDraft: outcomeReaders,
  deleteEventDraft: outcomeReaders,
  addDraftGuest: added,
  updateDraftGuest: outcomeReaders,
  removeDraftGuest: outcomeReaders,
  setDraftFamily: outcomeReaders,
  readGuestListFile: { preview },
  addImportedGuests: added,
  discardImport: outcomeReaders,
};

const place = { place: only('self', 'name', 'address', 'lat', 'lng', 'placeId', 'timeZone') };

/** Venues looked for, and texts suggested: for whoever asked. */
export const placeReaders: AnswerReaders<typeof placeOperations> = {
  getPlaceSearch: only('anyone', 'available', 'attribution'),
  suggestPlaces: { suggestions: only('self', 'placeId', 'name', 'area') },
  findPlaceAt: place,
  pickPlace: place,
};
export const eventTextReaders: AnswerReaders<typeof eventTextOperations> = {
  generateDescription: only('self', 'description', 'source'),
};
