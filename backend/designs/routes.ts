import type { DesignSize } from '#contract/designs/designs.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { asciiName, attachment } from '#backend/platform/http/attachment.ts';
import {
  checkDesign,
  chooseDesign,
  clearDesign,
  downloadDesign,
  getDesign,
  previewDesign,
} from './service.ts';

const endings: Record<DesignSize, string> = { wide: 'wide.png', tall: 'tall.png', print: 'A5.pdf' };

/** A name for the file: the event's in letters every system takes, and whole for those that take more. */
function disposition(eventName: string, file: DesignSize): string {
  return attachment({
    plain: `${asciiName(eventName) || 'invitation'}-${endings[file]}`,
    whole: `${eventName} ${endings[file]}`,
  });
}

export const mountDesigns: Mount = (ctx, implement) => {
  implement('getDesign', ({ viewer, params }) => getDesign(ctx, params.eventId, viewer));
  implement('chooseDesign', ({ viewer, params, body }) => chooseDesign(ctx, params.eventId, viewer, body));
  implement('clearDesign', ({ viewer, params }) => clearDesign(ctx, params.eventId, viewer));
  implement('checkDesign', ({ viewer, params, body }) => checkDesign(ctx, params.eventId, viewer, body));
  implement('previewDesign', async ({ viewer, params, query: { size, ...selection } }) => {
    const png = await previewDesign(ctx, params.eventId, viewer, selection, size);
    return new Response(new Uint8Array(png), {
      headers: {
        'Content-Type': 'image/png',
        'Content-Length': String(png.byteLength),
        'Cache-Control': 'private, max-age=60',
      },
    });
  });
  implement('downloadDesign', async ({ viewer, params }) => {
    const { body, mediaType, eventName } = await downloadDesign(ctx, params.eventId, viewer, params.file);
    return new Response(new Uint8Array(body), {
      headers: {
        'Content-Type': mediaType,
        'Content-Length': String(body.byteLength),
        'Content-Disposition': disposition(eventName, params.file),
      },
    });
  });
};
