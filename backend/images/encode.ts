import sharp from 'sharp';
import { IMAGE_MAX_BYTES } from '#contract/wishlist.ts';
import * as words from '#messages/images/en.ts';

/** A picture as it is kept: in two sizes, upright, without metadata. The thumbnail is WebP. */
export interface EncodedPicture {
  mediaType: 'image/webp' | 'image/png';
  width: number;
  height: number;
  bytes: Buffer;
  thumbnail: Buffer;
}

export type EncodeResult = { ok: true; picture: EncodedPicture } | { ok: false; message: string };

/** Longest side in pixels of the picture and of its thumbnail. */
const FULL = 1280;
const THUMBNAIL = 320;

/** A picture of a current phone has 12 to 50 million pixels, but mostly arrives smaller; more is refused unread. */
const MAX_PIXELS = 40_000_000;

/** Longest time one picture may be worked on. */
const MAX_SECONDS = 20;

/**
 * Reads an uploaded picture and makes the two sizes that are kept. Re-encoding drops
 * everything that is not picture: place, camera, hidden files. The kind is told from the
 * first bytes, before any decoder runs: PNG, JPEG and WebP, nothing that can carry scripts.
 *
 * A file that is no such picture, larger than 5 MB or beyond 40 million pixels answers a
 * sentence for the person who chose it.
 *
 * WebP is smaller; PNG is for what goes out in mails and link previews, as Outlook and some
 * messengers show no WebP.
 */
export async function encodePicture(file: Uint8Array, kept: 'webp' | 'png' = 'webp'): Promise<EncodeResult> {
  if (file.byteLength > IMAGE_MAX_BYTES) return { ok: false, message: words.tooLarge };
  if (!looksLikePicture(file)) return { ok: false, message: words.notAPicture };
  try {
    const upright = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient().timeout({ seconds: MAX_SECONDS });
    const fit = { fit: 'inside', withoutEnlargement: true } as const;
    const resized = upright.clone().resize(FULL, FULL, fit);
    const full = await (kept === 'png' ? resized.png({ compressionLevel: 9 }) : resized.webp({ quality: 80 })).toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(full.data).resize(THUMBNAIL, THUMBNAIL, fit).webp({ quality: 75 }).toBuffer();
    return { ok: true, picture: { mediaType: `image/${kept}`, width: full.info.width, height: full.info.height, bytes: full.data, thumbnail } };
  } catch {
    // damaged, cut off or far too large: whatever the decoder says, the person needs another file
    return { ok: false, message: words.notAPicture };
  }
}

function looksLikePicture(file: Uint8Array): boolean {
  const head = Buffer.from(file.buffer, file.byteOffset, Math.min(12, file.byteLength)).toString('latin1');
  return head.startsWith('\x89PNG\r\n\x1a\n') || head.startsWith('\xff\xd8\xff') || (head.startsWith('RIFF') && head.endsWith('WEBP'));
}

/** Bytes of a `data:image/…;base64,…` address; null when it is none. */
export function bytesOfDataUrl(text: string): Uint8Array | null {
  const found = /^data:image\/[a-z0-9.+-]{1,40};base64,([A-Za-z0-9+/=\s]+)$/i.exec(text);
  return found?.[1] ? Buffer.from(found[1], 'base64') : null;
}
