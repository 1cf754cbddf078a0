import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { imageWords } from '#messages/images/words.ts';
import { invalid, tooLarge } from '#backend/platform/errors.ts';

/** What stands around a file in a form is short. */
const LONGEST_HEAD = 8 * 1024;

/**
 * The file of a multipart form that has nothing else, as it comes: never more than a piece of it is in memory.
 *
 * @param most bytes of the whole body
 * @throws {Problem} 400 when it is no such form or breaks off, 413 above `most`
 */
export async function* uploadedFile(
  request: Request,
  field: string,
  most: number,
): AsyncGenerator<Uint8Array, void> {
  const boundary = /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))(?=\s|;|$)/i.exec(
    request.headers.get('Content-Type') ?? '',
  );
  const mark = boundary?.[1] ?? boundary?.[2];
  if (!mark || !request.body) throw unreadable();
  const end = Buffer.from(`\r\n--${mark}`);
  let held: Buffer = Buffer.alloc(0);
  let place: 'head' | 'file' | 'behind' = 'head';
  let read = 0;
  // what is refused halfway is thrown away by the server; taking the stream back would end the connection unanswered
  const pieces = (request.body as NodeReadableStream<Uint8Array>).values({ preventCancel: true });
  for await (const piece of pieces) {
    read += piece.byteLength;
    if (read > most) throw tooLarge();
    if (place === 'behind') continue;
    held = Buffer.concat([held, piece]);
    if (place === 'head') {
      const head = held.indexOf('\r\n\r\n');
      if (head < 0 && held.length <= LONGEST_HEAD) continue;
      if (head < 0 || !isHeadOf(held.subarray(0, head).toString('latin1'), mark, field)) throw unreadable();
      held = held.subarray(head + 4);
      place = 'file';
    }
    const at = held.indexOf(end);
    if (at >= 0) place = 'behind';
    const ready = at >= 0 ? at : Math.max(0, held.length - end.length + 1);
    if (ready > 0) yield held.subarray(0, ready);
    held = held.subarray(ready);
  }
  if (place !== 'behind') throw unreadable();
}

const isHeadOf = (head: string, mark: string, field: string): boolean =>
  head.startsWith(`--${mark}\r\n`) &&
  new RegExp(`^content-disposition:\\s*form-data;(?=.*\\bname="${field}")(?=.*\\bfilename=)`, 'im').test(
    head,
  );

const unreadable = () => invalid({}, imageWords.uploadUnreadable);
