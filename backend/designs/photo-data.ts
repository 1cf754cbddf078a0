import type { Context } from '#backend/platform/context.ts';
import { Problem } from '#backend/platform/errors.ts';
import { getImage, makeOver } from '#backend/platform/images/service.ts';

/**
 * A photo as the address of data the card can hold: a square JPEG around what catches the
 * eye. Null when there is none any more; the card is then drawn without.
 *
 * @param who the person it is for
 * @throws {Problem} 503 when it cannot be read now: a card drawn meanwhile would stay without
 */
export async function photoData(ctx: Context, who: string, imageId: string): Promise<string | null> {
  if (!imageId) return null;
  const image = await getImage(ctx, imageId, 'full').catch(noneWhenGone);
  if (!image) return null;
  const square = await makeOver(ctx, who, 'square', image.body);
  return `data:image/jpeg;base64,${square.toString('base64')}`;
}

function noneWhenGone(error: unknown): null {
  if (error instanceof Problem && error.status === 404) return null;
  throw error;
}
