import * as words from '#messages/images/en.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { invalid } from '#backend/platform/errors.ts';
import { getImage, uploadImage } from './service.ts';

/** The file of the field `image` of a multipart body; null without one. @throws {Problem} 400 for a body that cannot be read */
export async function sentPicture(request: {
  formData: () => Promise<FormData>;
}): Promise<Uint8Array | null> {
  const form = await request.formData().catch(() => {
    throw invalid({}, words.uploadUnreadable);
  });
  const file = form.get('image');
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null;
}

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
