import { pack, type Pack } from 'tar-stream';
import { IMAGE_MAX_BYTES } from '#contract/gifts/wishlist.ts';

/** One part of the file of an event. */
export interface EventFilePart {
  name: string;
  data: Buffer;
}

/** What is no file of an event, or not the whole of one. */
export class BrokenEventFile extends Error {}

/** The longest part of JSON: a hundred guests with everything they may write, or the head. */
const LONGEST_TEXT = 4 * 1024 * 1024;

const longestOf = (name: string) => (name.endsWith('.json') ? LONGEST_TEXT : IMAGE_MAX_BYTES);

/** Writes parts one after the other, as they are read: never more than one of them is in memory. */
export function eventFileOf(parts: AsyncIterable<EventFilePart>): ReadableStream<Uint8Array> {
  const tar = pack();
  const filling = fill(tar, parts).catch((error: Error) => {
    tar.destroy(error);
  });
  const pieces: AsyncIterator<Uint8Array, undefined> = (tar as AsyncIterable<Uint8Array, undefined>)[
    Symbol.asyncIterator
  ]();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await pieces.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        tar.destroy();
        await filling;
      },
    },
    { highWaterMark: 0 },
  );
}

async function fill(tar: Pack, parts: AsyncIterable<EventFilePart>): Promise<void> {
  for await (const { name, data } of parts)
    await new Promise<void>((resolve, reject) => {
      tar.entry({ name, mode: 0o600, mtime: new Date(0) }, data, (error) =>
        error ? reject(error) : resolve(),
      );
    });
  tar.finalize();
}

/**
 * Reads the parts of a file one after the other. Names are compared and nothing else: no part becomes a file. A reader of
 * our own, because readers of any tar keep what headers say of the parts behind them, as much of it as whoever wrote them
 * likes: our files have plain headers alone.
 *
 * @throws {BrokenEventFile} for what is none, is cut off, or has a part that is too long or no plain file
 */
export async function* partsOfEventFile(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<EventFilePart, void> {
  const pieces = body[Symbol.asyncIterator]();
  const take = takerFrom(pieces);
  try {
    for (;;) {
      const header = await take(BLOCK);
      // `end.json` says whether it is whole; nothing has to follow it
      if (header.length === 0) return;
      if (header.length < BLOCK) throw new BrokenEventFile('ends in a header');
      if (isEmpty(header)) break;
      const { name, size } = readHeader(header);
      const data = await take(size);
      const padding = (BLOCK - (size % BLOCK)) % BLOCK;
      if (data.length < size || (await take(padding)).length < padding)
        throw new BrokenEventFile('ends in a part');
      yield { name, data };
    }
    // to its end, so that a form that breaks off is noticed
    for (let rest = await take(BLOCK); rest.length > 0; rest = await take(BLOCK))
      if (!isEmpty(rest)) throw new BrokenEventFile('goes on behind its end');
  } finally {
    await pieces.return?.();
  }
}

const BLOCK = 512;
const isEmpty = (block: Buffer) => block.every((byte) => byte === 0);

/** Takes so many bytes, fewer at the end, however small the pieces are that they come in. */
function takerFrom(pieces: AsyncIterator<Uint8Array>) {
  let held: Uint8Array = new Uint8Array();
  return async (size: number): Promise<Buffer> => {
    const taken = Buffer.alloc(size);
    let at = 0;
    while (at < size) {
      if (held.length === 0) {
        const next = await pieces.next();
        if (next.done) break;
        held = next.value;
        continue;
      }
      const part = held.subarray(0, size - at);
      taken.set(part, at);
      at += part.length;
      held = held.subarray(part.length);
    }
    return taken.subarray(0, at);
  };
}

/** Where things stand in a header (POSIX 1003.1, ustar): from, to. */
const AT = {
  name: [0, 100],
  size: [124, 136],
  sum: [148, 156],
  type: [156, 157],
  prefix: [345, 346],
} as const;

function readHeader(header: Buffer): { name: string; size: number } {
  const at = ([from, to]: readonly [number, number]) => header.subarray(from, to).toString('latin1');
  const octal = (place: readonly [number, number]) => /^ *([0-7]{1,11})[ \0]*$/.exec(at(place))?.[1];
  const size = parseInt(octal(AT.size) ?? '', 8);
  const [name = ''] = at(AT.name).split('\0');
  // the sum counts itself as spaces
  const sum = header.reduce((all, byte, place) => all + (place >= 148 && place < 156 ? 32 : byte), 0);
  const isOurs =
    parseInt(octal(AT.sum) ?? '', 8) === sum &&
    ['0', '\0'].includes(at(AT.type)) &&
    at(AT.prefix) === '\0' &&
    size <= longestOf(name);
  if (!isOurs) throw new BrokenEventFile('a part that is none of ours');
  return { name, size };
}
