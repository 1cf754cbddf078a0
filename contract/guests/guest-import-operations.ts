import { id, outcome } from '#contract/common/fields.ts';
import { eventParams, type Operation } from '#contract/operation.ts';
import { GUEST_LIST_FORM_MAX_BYTES, guestListChoices } from './guest-list-file.ts';
import { guestsChanged } from './guest-changes.ts';
import * as imports from './guest-imports.ts';

const importParams = eventParams.extend({ importId: id });

/** The calls that bring a guest list file into an event: a part of the table in `operations.ts`. */
export const guestImportOperations = {
  readGuestImport: {
    method: 'POST',
    path: '/events/{eventId}/guest-imports',
    summary:
      'Read a guest list file (multipart: `file` or `pasted`, `withFamily`) and keep what is in it; adds nobody',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'self',
    params: eventParams,
    multipart: true,
    status: 201,
    response: imports.guestImportRead,
    maxBodyBytes: GUEST_LIST_FORM_MAX_BYTES,
  },
  getGuestImport: {
    method: 'GET',
    path: '/events/{eventId}/guest-imports/{importId}',
    summary:
      'What is in a guest list file that was read: who is new, who is on the list and differs, what cannot be used',
    access: 'editor',
    apiKey: 'events:read',
    readers: 'self',
    params: importParams,
    response: imports.guestImportRead,
  },
  chooseGuestImport: {
    method: 'POST',
    path: '/events/{eventId}/guest-imports/{importId}/choices',
    summary:
      'Read a file that waits once more: which tables and columns are what, hidden rows, country of its phones',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'self',
    params: importParams,
    body: guestListChoices,
    response: imports.guestImportRead,
  },
  addGuestImport: {
    method: 'POST',
    path: '/events/{eventId}/guest-imports/{importId}/add',
    summary:
      'Add the new guests of a file that was read, once, change those on the list as it says, and send the invitations of the new ones if wanted',
    access: 'editor',
    apiKey: 'messages:send',
    readers: 'self',
    params: importParams,
    body: imports.guestImportForm,
    response: imports.guestImportAdded,
  },
  listGuestImports: {
    method: 'GET',
    path: '/events/{eventId}/guest-imports',
    summary: 'Files whose guests were added within the last seven days and are still on the list',
    access: 'editor',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    response: imports.addedImports,
  },
  getGuestImportUndo: {
    method: 'GET',
    path: '/events/{eventId}/guest-imports/{importId}/undo',
    summary: 'What taking an import back would do: how many guests go, who stays and why',
    access: 'editor',
    apiKey: 'events:read',
    readers: 'hosts',
    params: importParams,
    response: imports.guestImportUndo,
  },
  undoGuestImport: {
    method: 'POST',
    path: '/events/{eventId}/guest-imports/{importId}/undo',
    summary:
      'Take the guests of a file off the list again, except those who had a message, answered or were changed',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: importParams,
    body: imports.guestImportUndoForm,
    response: guestsChanged,
  },
  discardGuestImport: {
    method: 'DELETE',
    path: '/events/{eventId}/guest-imports/{importId}',
    summary: 'Forget a guest list file that was read and not added',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: importParams,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
