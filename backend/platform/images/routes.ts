import type { Mount } from '#backend/platform/http/implement.ts';
import { sentPictureWithShape } from './sent-picture.ts';
import { getImage, uploadImage } from './service.ts';

export const mountImages: Mount = (ctx, implement) => {
  implement('uploadImage', async ({ viewer, http }) => {
    const { file, shape } = await sentPictureWithShape(http.req);
    return uploadImage(ctx, viewer, file, { crop: shape === 'photo', ofGift: shape === '' });
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
