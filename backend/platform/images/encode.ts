import { IMAGE_MAX_BYTES } from '#contract/gifts/wishlist.ts';
import { imageWords } from '#messages/images/words.ts';
import type { Context } from '#backend/platform/context.ts';
import { conflict } from '#backend/platform/errors.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { EncodedPicture } from '#backend/platform/picture-work/picture-tasks.ts';
import { keptBy } from './repository.ts';

type EncodeResult = { ok: true; picture: EncodedPicture } | { ok: false; message: string };

const HOUR = 3600;

/** What one person may send: pictures an hour and a day, and kilobytes a day. */
const PER_HOUR = 200;
const PER_DAY = 400;
const KILOBYTES_PER_DAY = 500 * 1024;

/** What may be kept of one person's pictures in all. */
const MOST_KEPT = { pictures: 3000, bytes: 1024 ** 3 };

const sentences = {
  'not-a-picture': 'notAPicture',
  'too-many-pixels': 'tooManyPixels',
  'too-complicated': 'tooComplicated',
} as const;

/**
 * Reads a picture a person sent and makes the two sizes that are kept. Re-encoding drops
 * everything that is not picture: place, camera, hidden files. The kind is told from the
 * first bytes, before any decoder runs: PNG, JPEG and WebP, nothing that can carry scripts. It
 * waits its turn in `ctx.pictures`, so call it before the transaction.
 *
 * A file that is no such picture, larger than 5 MB or beyond 65 million pixels, or that takes
 * too long or too much memory, answers a sentence for the person who chose it.
 *
 * With `crop` it is made three to two, around what catches the eye. One `ofGift` is a PNG or a JPEG (spec section 5).
 *
 * WebP is smaller; PNG is for what goes out in mails and link previews, as Outlook and some
 * messengers show no WebP.
 *
 * @throws {Problem} 429 beyond a person's quota, 409 when too much of theirs is kept, 503 when too many pictures wait
 */
export async function encodePicture(
  ctx: Context,
  who: string,
  file: Uint8Array,
  as: 'webp' | 'png' = 'webp',
  { crop = false, ofGift = false } = {},
): Promise<EncodeResult> {
  if (file.byteLength > IMAGE_MAX_BYTES) return { ok: false, message: imageWords.tooLarge };
  if (ofGift && isWebp(headOf(file))) return { ok: false, message: imageWords.notAPicture };
  await limitRate(ctx, 'image', who, { limit: PER_HOUR, windowSeconds: HOUR });
  await limitRate(ctx, 'image-day', who, { limit: PER_DAY, windowSeconds: 24 * HOUR });
  await limitRate(ctx, 'image-day-kb', who, {
    limit: KILOBYTES_PER_DAY,
    windowSeconds: 24 * HOUR,
    weight: Math.ceil(file.byteLength / 1024),
  });
  return encodeOfFile(ctx, who, file, as, { crop });
}

/**
 * The same of a picture in a larger file, of which somebody may send only so many: pictures an hour and a day are not
 * counted.
 */
export async function encodeOfFile(
  ctx: Context,
  who: string,
  file: Uint8Array,
  as: 'webp' | 'png',
  { crop = false } = {},
): Promise<EncodeResult> {
  if (file.byteLength > IMAGE_MAX_BYTES) return { ok: false, message: imageWords.tooLarge };
  if (!looksLikePicture(file)) return { ok: false, message: imageWords.notAPicture };
  const kept = await keptBy(ctx.db, who);
  if (kept.pictures >= MOST_KEPT.pictures || kept.bytes >= MOST_KEPT.bytes)
    throw conflict(imageWords.tooManyKept, 'too_many_pictures');
  const outcome = await ctx.pictures.work({ make: 'kept', file, as, crop }, who);
  if (outcome.kind === 'kept') return { ok: true, picture: outcome.picture };
  if (outcome.kind === 'made' || outcome.kind === 'failed')
    throw new Error('the process that works on pictures did something else than was asked');
  if (outcome.kind === 'too-complicated')
    ctx.log.warn({ bytes: file.byteLength }, 'a picture took too long or too much memory');
  return { ok: false, message: imageWords[sentences[outcome.kind]] };
}

/**
 * Makes one of our own pictures over: a square photo for a card, a thumbnail, a PNG, or
 * one of 256 colours, in its own size, for link previews.
 *
 * @param who the person it is for, as pictures of people are
 * @throws {Problem} 503 when too many pictures wait
 */
export async function makeOver(
  ctx: Context,
  who: string,
  make: 'square' | 'thumbnail' | 'png' | 'light-png',
  file: Uint8Array,
): Promise<Buffer> {
  const outcome = await ctx.pictures.work({ make, file }, who);
  if (outcome.kind !== 'made')
    throw new Error(
      `a picture of ours could not be made over: ${outcome.kind === 'failed' ? outcome.reason : outcome.kind}`,
    );
  return outcome.file;
}

/** The first bytes, which say what kind a picture is. */
const headOf = (file: Uint8Array): string =>
  Buffer.from(file.buffer, file.byteOffset, Math.min(12, file.byteLength)).toString('latin1');

const isWebp = (head: string): boolean => head.startsWith('RIFF') && head.endsWith('WEBP');

function looksLikePicture(file: Uint8Array): boolean {
  const head = headOf(file);
  return head.startsWith('\x89PNG\r\n\x1a\n') || head.startsWith('\xff\xd8\xff') || isWebp(head);
}

/** Bytes of a `data:image/…;base64,…` address; null when it is none. */
export function bytesOfDataUrl(text: string): Uint8Array | null {
  const found = /^data:image\/[a-z0-9.+-]{1,40};base64,([A-Za-z0-9+/=\s]+)$/i.exec(text);
  return found?.[1] ? Buffer.from(found[1], 'base64') : null;
}
