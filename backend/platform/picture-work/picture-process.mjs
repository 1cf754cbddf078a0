// @ts-check
import sharp from 'sharp';

/**
 * Process that works on pictures: one message with a task in, one with its outcome out. A
 * process and not a thread, because libvips works on the pool of threads that a process's file
 * access shares, and because its memory can only be given back and limited with the process.
 * Plain JavaScript, loaded by Node itself, so that it runs the same under vitest, tsx and beside
 * the built server.
 *
 * @typedef {import('./picture-tasks.ts').PictureTask} PictureTask
 * @typedef {import('./picture-tasks.ts').PictureOutcome} PictureOutcome
 */

/** Longest side in pixels of a picture as it is kept and of its thumbnail. */
const FULL = 1280;
const THUMBNAIL = 320;

/** The widest a photo cropped three to two is kept. */
const CROPPED = 1080;
const CROP = 3 / 2;

/** Pixels of a photo's side on a card. */
const SQUARE = 640;

/**
 * Bytes of a picture for link previews: WhatsApp shows none above 600 kB, and on slow networks none above 300 kB.
 * Where 256 colours still take more than it shows, fewer pixels follow.
 */
const LIGHT = 300_000;
const SHOWN = 600_000;
const SMALLER = 800;

/** Phones make photos of 12 to 64 million pixels; more is refused unread. */
const MOST_PIXELS = 65_000_000;

const MOST_MEMORY = 512 * 1024 * 1024;

/** Microseconds of the processor for one picture, of which whoever starts this may give the milliseconds. */
const MOST_WORK = 1000 * Number(process.argv[2] ?? 20_000);

const FEW_COLOURS = /** @type {const} */ ({ palette: true, quality: 90, compressionLevel: 9, dither: 0.6 });

sharp.cache(false);
sharp.concurrency(1);

const inside = /** @type {const} */ ({ fit: 'inside', withoutEnlargement: true });

/** @param {PictureTask} task @returns {Promise<PictureOutcome>} */
async function work(task) {
  switch (task.make) {
    case 'kept':
      return keep(task);
    case 'square': {
      // around what catches the eye
      const square = sharp(task.file).resize(SQUARE, SQUARE, { fit: 'cover', position: 'attention' });
      return {
        kind: 'made',
        file: await square.flatten({ background: '#ffffff' }).jpeg({ quality: 86 }).toBuffer(),
      };
    }
    case 'thumbnail':
      return {
        kind: 'made',
        file: await sharp(task.file).resize(THUMBNAIL).webp({ quality: 80 }).toBuffer(),
      };
    case 'png':
      return { kind: 'made', file: await sharp(task.file).png().toBuffer() };
    case 'light-png':
      return { kind: 'made', file: await sharp(task.file).png(FEW_COLOURS).toBuffer() };
  }
}

/** @param {Extract<PictureTask, { make: 'kept' }>} task @returns {Promise<PictureOutcome>} */
async function keep({ file, as, crop }) {
  try {
    const header = await sharp(file, { limitInputPixels: false }).metadata();
    if (header.width * header.height > MOST_PIXELS) return { kind: 'too-many-pixels' };
    const resized = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .autoOrient()
      .resize(crop ? cropOf(header.autoOrient) : { width: FULL, height: FULL, ...inside });
    const full =
      as === 'png'
        ? await lightPng(resized)
        : await resized.webp({ quality: 80 }).toBuffer({ resolveWithObject: true });
    const thumbnail = await sharp(full.data)
      .resize(THUMBNAIL, THUMBNAIL, inside)
      .webp({ quality: 75 })
      .toBuffer();
    return {
      kind: 'kept',
      picture: {
        mediaType: `image/${as}`,
        width: full.info.width,
        height: full.info.height,
        bytes: full.data,
        thumbnail,
      },
    };
  } catch {
    // damaged or cut off: whatever the decoder says, the person needs another file
    return { kind: 'not-a-picture' };
  }
}

/**
 * A PNG light enough for link previews: in all its colours where it can be, else in 256, else smaller, too.
 *
 * @param {import('sharp').Sharp} picture
 */
async function lightPng(picture) {
  const all = await picture.png({ compressionLevel: 9 }).toBuffer({ resolveWithObject: true });
  if (all.data.length <= LIGHT) return all;
  const few = await sharp(all.data).png(FEW_COLOURS).toBuffer({ resolveWithObject: true });
  if (few.data.length <= SHOWN) return few;
  return sharp(all.data)
    .resize(SMALLER, SMALLER, inside)
    .png(FEW_COLOURS)
    .toBuffer({ resolveWithObject: true });
}

/**
 * The largest picture three to two that lies in another, without enlarging it: around what catches the eye.
 *
 * @param {{ width: number, height: number }} upright
 * @returns {import('sharp').ResizeOptions}
 */
function cropOf({ width, height }) {
  const wide = Math.max(1, Math.min(CROPPED, width, Math.floor(height * CROP)));
  return { width: wide, height: Math.max(1, Math.round(wide / CROP)), fit: 'cover', position: 'attention' };
}

let begun = process.cpuUsage();
process.on('message', (/** @type {PictureTask} */ task) => {
  begun = process.cpuUsage();
  work(task).then(
    (outcome) => process.send?.(outcome),
    (error) =>
      process.send?.({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());

// decoding runs on other threads, so this one sees how the memory grows. Its work is counted and not its time: where others
// keep the machine busy, a picture takes longer and is no harder
setInterval(() => {
  const { user, system } = process.cpuUsage(begun);
  if (process.memoryUsage.rss() > MOST_MEMORY || user + system > MOST_WORK) process.exit(1);
}, 20);

process.send?.('ready');
