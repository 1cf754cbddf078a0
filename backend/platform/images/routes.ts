import * as words from '#messages/images/en.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { invalid } from '#backend/platform/errors.ts';
import { getImage, uploadImage } from './service.ts';

export const mountImages: Mount = (ctx, implement) => {
  implement('uploadImage', async ({ viewer, http }) => {
    const form = await http.req.formData().catch(() => {
      throw invalid({}, words.uploadUnreadable);
    });
    const file = form.get('image');
    return uploadImage(ctx, viewer, file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null);
  });

  implement('getImage', async ({ params, query }) => {
    const { body, mediaType } = await getImage(ctx, params.imageId, query.size);
    return new Response(new Uint8Array(body), {
      headers: {
        'Content-Type': mediaType,
        'Content-Length': String(body.byteLength),
        'Cache-Control': 'public, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
};
