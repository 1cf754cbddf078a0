import { z } from 'zod/v4';
import { id, outcome, pageParameter, searchWords } from '#contract/common/fields.ts';
import * as events from './events.ts';
import {
  GUEST_LIST_FORM_MAX_BYTES,
  guestListChoices,
  guestListPreview,
} from '#contract/guests/guest-list-file.ts';
import { sharedField } from '#contract/guests/shared-contact.ts';
import * as guests from '#contract/guests/guests.ts';
import { MB, type Operation } from '#contract/operation.ts';

const draftParams = z.object({ eventType: events.eventType });

/** The calls of an event that is being made: a part of the table in `operations.ts`. */
export const draftOperations = {
  getEventDraft: {
    method: 'GET',
    path: '/events/drafts/{eventType}',
    summary: 'What the user typed into an event form that was not created yet',
    access: 'signed-in',
    apiKey: 'events:read',
    readers: 'self',
    params: draftParams,
    query: z.object({
      search: searchWords,
      page: pageParameter(),
    }),
    response: events.eventDraft,
  },
  saveEventDraft: {
    method: 'PUT',
    path: '/events/drafts/{eventType}',
    summary: 'Keep what was typed into an event form',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'anyone',
    params: draftParams,
    body: events.draftSave,
    response: outcome,
    maxBodyBytes: 2 * MB,
  },
  deleteEventDraft: {
    method: 'DELETE',
    path: '/events/drafts/{eventType}',
    summary: 'Delete a draft with its guests',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'anyone',
    params: draftParams,
    response: outcome,
  },
  addDraftGuest: {
    method: 'POST',
    path: '/events/drafts/{eventType}/guests',
    summary: 'Add guests to a draft',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'self',
    params: draftParams,
    body: z.object({ guests: z.array(guests.guestEntry.extend(sharedField)).min(1).max(1000) }),
    response: events.draftGuestsAdded,
  },
  updateDraftGuest: {
    method: 'PUT',
    path: '/events/drafts/{eventType}/guests/{guestId}',
    summary: 'Change one guest of a draft',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'anyone',
    params: draftParams.extend({ guestId: id }),
    body: guests.guestChange.extend(sharedField),
    response: outcome,
  },
  removeDraftGuest: {
    method: 'DELETE',
    path: '/events/drafts/{eventType}/guests/{guestId}',
    summary: 'Take one guest off a draft',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'anyone',
    params: draftParams.extend({ guestId: id }),
    response: outcome,
  },
  setDraftFamily: {
    method: 'POST',
    path: '/events/drafts/{eventType}/with-family',
    summary: 'Invite every guest of a draft with family, or none (select all)',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'anyone',
    params: draftParams,
    body: z.object({ withFamily: z.boolean() }),
    response: outcome,
  },
  readGuestListFile: {
    method: 'POST',
    path: '/events/drafts/{eventType}/import',
    summary:
      'Read a guest list file (multipart: `file` or `pasted`, `withFamily`) and keep its preview in the draft',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'self',
    params: draftParams,
    multipart: true,
    response: z.object({ preview: guestListPreview }),
    maxBodyBytes: GUEST_LIST_FORM_MAX_BYTES,
  },
  chooseGuestListFile: {
    method: 'POST',
    path: '/events/drafts/{eventType}/import/choices',
    summary:
      'Read the previewed file once more: which tables and columns are what, hidden rows, country of its phones',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'self',
    params: draftParams,
    body: guestListChoices,
    response: z.object({ preview: guestListPreview }),
  },
  addImportedGuests: {
    method: 'POST',
    path: '/events/drafts/{eventType}/import/add',
    summary: 'Add the previewed rows to the draft’s guests',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'self',
    params: draftParams,
    response: events.draftGuestsAdded,
  },
  discardImport: {
    method: 'DELETE',
    path: '/events/drafts/{eventType}/import',
    summary: 'Forget the previewed file',
    access: 'signed-in',
    apiKey: 'events:write',
    readers: 'anyone',
    params: draftParams,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
