import { z } from 'zod/v4';
import { outcome } from '#contract/common/fields.ts';
import { eventParams, type Operation } from '#contract/operation.ts';
import { eventImport, eventImportParams, importedEvent, makeImportedForm } from './event-file.ts';
import { EVENT_FILE_MAX_BYTES } from './event-file-limits.ts';

/**
 * The calls that take a whole event along in one file: a part of the table in `operations.ts`. None is for keys: a file
 * holds everybody's contacts and answers, and leaves by a person's hand.
 */
export const eventFileOperations = {
  exportEvent: {
    method: 'GET',
    path: '/events/{eventId}/export',
    summary:
      'The whole event as one file, with guests, replies and pictures, without money (docs/decisions/0078)',
    access: 'organiser',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'owner',
    params: eventParams,
  },
  readEventFile: {
    method: 'POST',
    path: '/events/imports',
    summary:
      'Read the file of an event (multipart: `file`) and keep what is in it for seven days; makes no event',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    status: 201,
    multipart: true,
    streamed: true,
    response: z.object({ import: eventImport }),
    // and what stands around the file in the form
    maxBodyBytes: EVENT_FILE_MAX_BYTES + 64 * 1024,
  },
  getEventImport: {
    method: 'GET',
    path: '/events/imports/{importId}',
    summary: 'What is in a file that was read',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    params: eventImportParams,
    response: z.object({ import: eventImport }),
  },
  makeImportedEvent: {
    method: 'POST',
    path: '/events/imports/{importId}/create',
    summary:
      'Make an event from a file that was read; nothing is sent to anybody. Asked again it answers the same event',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'self',
    status: 201,
    params: eventImportParams,
    body: makeImportedForm,
    response: importedEvent,
  },
  discardEventImport: {
    method: 'DELETE',
    path: '/events/imports/{importId}',
    summary: 'Forget a file that was read, with its pictures',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    readers: 'anyone',
    params: eventImportParams,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
