import sharp from 'sharp';
import type { Context } from '../context.ts';
import { getImage } from '../images/service.ts';

/** Pixels of a photo's side on a card. */
const SIDE = 640;

/**
 * A photo as the address of data the card can hold: a square JPEG around what catches the
 * eye. Null when there is none any more; the card is then drawn without.
 */
export async function photoData(ctx: Context, imageId: string): Promise<string | null> {
  if (!imageId) return null;
  const image = await getImage(ctx, imageId, 'full').catch(() => null);
  if (!image) return null;
  const square = await sharp(image.body).resize(SIDE, SIDE, { fit: 'cover', position: 'attention' }).flatten({ background: '#ffffff' }).jpeg({ quality: 86 }).toBuffer();
  return `data:image/jpeg;base64,${square.toString('base64')}`;
}
