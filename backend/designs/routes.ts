import type { DesignSize } from '#contract/designs.ts';
import type { Mount } from '../app.ts';
import { checkDesign, chooseDesign, clearDesign, downloadDesign, getDesign, previewDesign } from './service.ts';

const endings: Record<DesignSize, string> = { wide: 'wide.png', tall: 'tall.png', print: 'A5.pdf' };

/** A name for the file: the event's in letters every system takes, and whole for those that take more. */
function disposition(eventName: string, file: DesignSize): string {
  const plain = eventName.normalize('NFKD').replace(/[^A-Za-z0-9]+/g, '-').replace(/^-+|-+$/g, '').slice(0, 60) || 'invitation';
  const whole = encodeURIComponent(`${eventName.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').trim()} ${endings[file]}`).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}-${endings[file]}"; filename*=UTF-8''${whole}`;
}

export const mountDesigns: Mount = (ctx, implement) => {
  implement('getDesign', ({ viewer, params }) => getDesign(ctx, params.eventId, viewer));
  implement('chooseDesign', ({ viewer, params, body }) => chooseDesign(ctx, params.eventId, viewer, body));
  implement('clearDesign', ({ viewer, params }) => clearDesign(ctx, params.eventId, viewer));
  implement('checkDesign', ({ viewer, params, body }) => checkDesign(ctx, params.eventId, viewer, body));
  implement('previewDesign', async ({ viewer, params, query: { size, ...selection } }) => {
    const png = await previewDesign(ctx, params.eventId, viewer, selection, size);
    return new Response(new Uint8Array(png), {
      headers: { 'Content-Type': 'image/png', 'Content-Length': String(png.byteLength), 'Cache-Control': 'private, max-age=60' },
    });
  });
  implement('downloadDesign', async ({ viewer, params }) => {
    const { body, mediaType, eventName } = await downloadDesign(ctx, params.eventId, viewer, params.file);
    return new Response(new Uint8Array(body), {
      headers: { 'Content-Type': mediaType, 'Content-Length': String(body.byteLength), 'Content-Disposition': disposition(eventName, params.file) },
    });
  });
};
