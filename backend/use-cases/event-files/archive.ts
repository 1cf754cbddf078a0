import { pipeline } from 'node:stream/promises';
import { extract, pack, type Pack } from 'tar-stream';
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

/** Headers between two parts are short; whoever writes more means to fill the memory. */
const MOST_WITHOUT_A_PART = 2 * IMAGE_MAX_BYTES;

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
 * Reads the parts of a file one after the other. Names are compared and nothing else: no part becomes a file.
 *
 * @throws {BrokenEventFile} for what is none, is cut off, or has a part that is too long or no plain file
 */
export async function* partsOfEventFile(
  body: AsyncIterable<Uint8Array>,
): AsyncGenerator<EventFilePart, void> {
  const tar = extract();
  let since = 0;
  let theirs: unknown;
  const counted = async function* () {
    try {
      for await (const piece of body) {
        since += piece.byteLength;
        if (since > MOST_WITHOUT_A_PART) throw new BrokenEventFile('nothing but headers');
        yield piece;
      }
    } catch (error) {
      theirs = error;
      throw error;
    }
  };
  const reading = pipeline(counted, tar);
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const { name, type, size } = entry.header;
      if (type !== 'file' || size > longestOf(name)) throw new BrokenEventFile(`a part that is none of ours`);
      const pieces: Buffer[] = [];
      for await (const piece of entry as AsyncIterable<Buffer>) pieces.push(piece);
      since = 0;
      yield { name, data: Buffer.concat(pieces) };
    }
    await reading;
  } catch (error) {
    // what the body itself said is nearer to the cause
    if (theirs !== undefined) throw theirs;
    throw error instanceof BrokenEventFile ? error : new BrokenEventFile('no archive', { cause: error });
  } finally {
    tar.destroy();
  }
}
