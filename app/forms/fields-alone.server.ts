import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/** What stands above a field in a form is short. */
const LONGEST_HEAD = 8 * 1024;

/** What stands between the fields of a form with files; undefined where a type is not of one. */
export function boundaryOf(type: string): string | undefined {
  const found = /^multipart\/form-data\s*;\s*boundary=(?:"([^"]{1,70})"|([^\s;,"]{1,70}))\s*$/i.exec(type);
  return found?.[1] ?? found?.[2];
}

/**
 * The fields of a posted form without its files, each of which is cut to its first byte: that there was one is all that is
 * left of it. However much is sent, no more than `most` bytes are kept while it is read.
 *
 * @returns a form of its own; `too large` when what is left is more than `most`, `unreadable` when it is no form with files
 */
export async function fieldsAlone(
  request: Request,
  most: number,
): Promise<Request | 'too large' | 'unreadable'> {
  const type = request.headers.get('Content-Type') ?? '';
  const mark = boundaryOf(type);
  if (!mark || !request.body) return 'unreadable';
  const end = Buffer.from(`\r\n--${mark}`);
  const kept: Buffer[] = [];
  let size = 0;
  const keep = (bytes: Buffer) => {
    // a copy: a part of a piece would hold the whole of it
    kept.push(Buffer.from(bytes));
    size += bytes.byteLength;
  };
  let held: Buffer = Buffer.alloc(0);
  let place: 'head' | 'field' | 'file' | 'cut file' = 'head';
  // what is refused halfway is thrown away by the server; taking the stream back would end the connection unanswered
  const pieces = (request.body as NodeReadableStream<Uint8Array>).values({ preventCancel: true });
  for await (const piece of pieces) {
    held = Buffer.concat([held, piece]);
    for (let goesOn = true; goesOn;) {
      if (place === 'head') {
        const at = held.indexOf('\r\n\r\n');
        if (at < 0 && held.length > LONGEST_HEAD) return 'unreadable';
        goesOn = at >= 0;
        if (!goesOn) continue;
        place = /^content-disposition:.*;\s*filename\*?=/im.test(held.toString('latin1', 0, at))
          ? 'file'
          : 'field';
        keep(held.subarray(0, at + 4));
        held = held.subarray(at + 4);
      } else {
        const at = held.indexOf(end);
        goesOn = at >= 0;
        const ready = held.subarray(0, goesOn ? at : Math.max(0, held.length - end.length + 1));
        if (place === 'field') keep(ready);
        if (place === 'file' && ready.length > 0) {
          keep(ready.subarray(0, 1));
          place = 'cut file';
        }
        if (goesOn) place = 'head';
        held = held.subarray(ready.length);
      }
      if (size > most) return 'too large';
    }
  }
  if (place !== 'head') return 'unreadable';
  const body = Buffer.concat([...kept, held]);
  const headers = { 'Content-Type': type, 'Content-Length': String(body.byteLength) };
  return new Request(request.url, { method: 'POST', headers, body });
}
