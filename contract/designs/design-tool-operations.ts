import { id, outcome } from '#contract/common/fields.ts';
import * as tool from './design-tool.ts';
import { eventParams, type Operation } from '#contract/operation.ts';

const exportParams = eventParams.extend({ exportId: id });

/** The calls of the design tool: a part of the table in `operations.ts`. */
export const designToolOperations = {
  getDesignToolConnection: {
    method: 'GET',
    path: '/design-tool/connection',
    summary: 'Whether one’s account at the design tool is connected',
    access: 'signed-in',
    response: tool.designToolConnection,
  },
  exchangeDesignToolCode: {
    method: 'POST',
    path: '/design-tool/oauth/token',
    summary:
      'Finish connecting: the code and state the design tool sent back become a handle; each works once; without `state` the one the session left with counts',
    access: 'signed-in',
    body: tool.designToolCode,
    response: tool.designToolHandle,
  },
  disconnectDesignTool: {
    method: 'DELETE',
    path: '/design-tool/connection',
    summary: 'Forget the design tool’s tokens and have them revoked; repeating it changes nothing',
    access: 'signed-in',
    response: outcome,
  },
  listDesignToolTemplates: {
    method: 'GET',
    path: '/events/{eventId}/design-tool/templates',
    summary: 'The templates a design for this event can begin with, and the title it would have',
    access: 'editor',
    params: eventParams,
    response: tool.designToolTemplates,
  },
  listToolDesigns: {
    method: 'GET',
    path: '/design-tool/designs',
    summary: 'One’s designs at the design tool, a page of 20, the one changed last first',
    access: 'signed-in',
    query: tool.toolDesignQuery,
    response: tool.toolDesignList,
  },
  openToolDesign: {
    method: 'GET',
    path: '/design-tool/designs/{designId}/edit',
    summary: 'The address where one’s own design can be edited',
    access: 'signed-in',
    params: tool.toolDesignParams,
    response: tool.toolDesignEdit,
  },
  createToolDesign: {
    method: 'POST',
    path: '/events/{eventId}/design-tool/designs',
    summary: 'Start a design for an event in one’s own account at the design tool',
    access: 'editor',
    status: 201,
    params: eventParams,
    body: tool.newToolDesign,
    response: tool.createdToolDesign,
  },
  getEventDesignTool: {
    method: 'GET',
    path: '/events/{eventId}/design-tool',
    summary: 'The design an event uses as its picture, and the last pictures made for it',
    access: 'viewer',
    params: eventParams,
    response: tool.eventDesignTool,
  },
  exportToolDesign: {
    method: 'POST',
    path: '/events/{eventId}/design-tool/exports',
    summary:
      'Have a PNG made of a design and kept here; while one of the same design is being made, that one is returned',
    access: 'editor',
    status: 202,
    params: eventParams,
    body: tool.newToolExport,
    response: tool.toolExportAnswer,
  },
  getToolExport: {
    method: 'GET',
    path: '/events/{eventId}/design-tool/exports/{exportId}',
    summary: 'The state of an export',
    access: 'viewer',
    params: exportParams,
    response: tool.toolExportAnswer,
  },
  downloadToolExport: {
    method: 'GET',
    path: '/events/{eventId}/design-tool/exports/{exportId}/invitation.png',
    summary: 'The PNG of an export, as a download',
    access: 'viewer',
    params: exportParams,
  },
  useToolPicture: {
    method: 'PUT',
    path: '/events/{eventId}/design-tool/picture',
    summary: 'Make a finished export the invitation’s picture',
    access: 'editor',
    params: eventParams,
    body: tool.toolPictureChoice,
    response: tool.eventDesignTool,
  },
  dropToolPicture: {
    method: 'DELETE',
    path: '/events/{eventId}/design-tool/picture',
    summary:
      'Stop using a design of the design tool as the invitation’s picture; repeating it changes nothing',
    access: 'editor',
    params: eventParams,
    response: tool.eventDesignTool,
  },
} as const satisfies Record<string, Operation>;
