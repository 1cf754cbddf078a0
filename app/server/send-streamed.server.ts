import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

/**
 * Sends a body as fast as it is read at the other end, so that a file of any length waits where it is made and not in
 * memory. Of whoever left nothing more is asked for, nor for whoever asks for the head alone.
 *
 * @throws what the body breaks with on its way; the connection is cut then
 */
export async function sendStreamed(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
): Promise<void> {
  if (outgoing.req.method === 'HEAD') {
    await body.cancel();
    outgoing.end();
    return;
  }
  try {
    await pipeline(Readable.fromWeb(body as NodeReadableStream), outgoing);
  } catch (error) {
    // somebody who left before the end is nobody's fault
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'))
      throw error;
  }
}
