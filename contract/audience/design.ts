import type { designOperations } from '#contract/designs/design-operations.ts';
import type { designToolOperations } from '#contract/designs/design-tool-operations.ts';
import { only, type AnswerReaders } from './readers.ts';
import { outcomeReaders, pictureReaders } from './shapes.ts';

const notes = only('hosts', 'leftOut', 'cut');
const design = {
  design: {
    ...notes,
    selection: only(
      'hosts',
      'template',
      'title',
      'subtitle',
      'invocation',
      'brideParents',
      'groomParents',
      'hosts',
      'backgroundColor',
      'textColor',
      'includeDate',
      'includeLocation',
      'language',
      'photo',
    ),
    ...only('hosts', 'state'),
    pictures: only('hosts', 'wide', 'tall'),
  },
  ...only('hosts', 'premium'),
};

export const designReaders: AnswerReaders<typeof designOperations> = {
  getDesign: design,
  chooseDesign: design,
  clearDesign: outcomeReaders,
  checkDesign: notes,
  previewDesign: 'editors',
  downloadDesign: 'hosts',
};

const toolDesign = {
  ...only('self', 'id', 'title', 'thumbnail', 'created_at', 'updated_at', 'tags'),
  urls: only('self', 'edit_url', 'view_url'),
  dimensions: only('self', 'width', 'height'),
};
const exported = only('hosts', '_id', 'designId', 'title', 'status', 'failure', 'download_url', 'inUse');
const ofEvent = {
  picture: { ...only('hosts', 'designId', 'title'), image: pictureReaders },
  exports: exported,
};

/** An account at the design tool is one person's; what was exported to an event is its hosts'. */
export const designToolReaders: AnswerReaders<typeof designToolOperations> = {
  getDesignToolConnection: only('self', 'available', 'connected', 'ended', 'connectedAt', 'returnTo'),
  exchangeDesignToolCode: only('self', 'access_token', 'token_type'),
  disconnectDesignTool: outcomeReaders,
  listDesignToolTemplates: {
    templates: only('editors', 'id', 'title', 'thumbnail', 'category', 'isPremium'),
    ...only('editors', 'title'),
  },
  listToolDesigns: { items: toolDesign, ...only('self', 'page', 'limit', 'continuation') },
  openToolDesign: only('self', 'edit_url'),
  createToolDesign: { ...only('self', 'id'), design: toolDesign },
  getEventDesignTool: ofEvent,
  exportToolDesign: { export: exported },
  getToolExport: { export: exported },
  downloadToolExport: 'hosts',
  useToolPicture: ofEvent,
  dropToolPicture: ofEvent,
};
