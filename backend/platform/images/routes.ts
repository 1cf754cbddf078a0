import type { Mount } from '#backend/platform/http/implement.ts';
import { sentPicture } from './sent-picture.ts';
import { getImage, uploadImage } from './service.ts';

export const mountImages: Mount = (ctx, implement) => {
  implement('uploadImage', async ({ viewer, http }) => uploadImage(ctx, viewer, await sentPicture(http.req)));

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
