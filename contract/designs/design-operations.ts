import { outcome } from '#contract/common/fields.ts';
import * as designs from './designs.ts';
import { eventParams, type Operation } from '#contract/operation.ts';

/** The calls of invitation designs: a part of the table in `operations.ts`. */
export const designOperations = {
  getDesign: {
    method: 'GET',
    path: '/events/{eventId}/design',
    summary: 'The design an event’s invitation uses, and how far its pictures are',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    response: designs.eventDesign,
  },
  chooseDesign: {
    method: 'PUT',
    path: '/events/{eventId}/design',
    summary: 'Use a design for the invitation; its pictures are made soon after',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'hosts',
    params: eventParams,
    body: designs.designSelection,
    response: designs.eventDesign,
  },
  clearDesign: {
    method: 'DELETE',
    path: '/events/{eventId}/design',
    summary: 'Stop using a design',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: eventParams,
    response: outcome,
  },
  checkDesign: {
    method: 'POST',
    path: '/events/{eventId}/design/check',
    summary: 'What of a design cannot be drawn (letters left out, texts cut), without choosing it',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'hosts',
    params: eventParams,
    body: designs.designSelection,
    response: designs.designCheck,
  },
  previewDesign: {
    method: 'GET',
    path: '/events/{eventId}/design/preview',
    summary: 'A small picture of a design, without choosing it',
    access: 'editor',
    apiKey: 'events:read',
    readers: 'editors',
    params: eventParams,
    query: designs.designPreviewQuery,
  },
  downloadDesign: {
    method: 'GET',
    path: '/events/{eventId}/design/files/{file}',
    summary: 'The chosen design as a file: PNG for mails and messages, PDF for printing',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: designs.designFileParams,
  },
} as const satisfies Record<string, Operation>;
