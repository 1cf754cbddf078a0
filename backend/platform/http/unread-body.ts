import type { ServerResponse } from 'node:http';

/** More than any form of ours may hold, several times over; whoever sends more is cut off. */
const MOST_BYTES = 256 * 1024 * 1024;

/** Longest wait for the rest, on the slowest line. */
const MOST_MS = 120_000;

/**
 * An answer may come before its request was read, such as the refusal of a form that is too
 * large. Browsers look at it only once they have sent everything, so what they still send is
 * read and thrown away.
 */
export function discardUnread(response: ServerResponse): void {
  response.once('finish', () => {
    const { req: request } = response;
    if (request.complete || request.socket.destroyed) return;
    const { socket } = request;
    const giveUp = setTimeout(() => socket.destroy(), MOST_MS).unref();
    request.once('close', () => clearTimeout(giveUp));
    // whoever began to read it waits for nobody any more
    request.removeAllListeners('data').removeAllListeners('readable');
    let left = MOST_BYTES;
    request.on('data', (part: Buffer) => {
      left -= part.byteLength;
      if (left < 0) socket.destroy();
    });
    request.resume();
  });
}
