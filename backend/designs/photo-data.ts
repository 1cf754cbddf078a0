import type { Context } from '#backend/platform/context.ts';
import { getImage, makeOver } from '#backend/platform/images/service.ts';

/**
 * A photo as the address of data the card can hold: a square JPEG around what catches the
 * eye. Null when there is none any more; the card is then drawn without.
 */
export async function photoData(ctx: Context, imageId: string): Promise<string | null> {
  if (!imageId) return null;
  const image = await getImage(ctx, imageId, 'full').catch(() => null);
  if (!image) return null;
  const square = await makeOver(ctx, 'square', image.body);
  return `data:image/jpeg;base64,${square.toString('base64')}`;
}
