import type { ServerResponse } from 'node:http';

/**
 * Longest wait for whoever takes nothing of an answer: as long as Node.js gives a request to arrive. A telephone on the
 * slowest line takes some of it long before.
 */
const PATIENCE_MS = 300_000;

/**
 * Ends the connection of whoever stays and reads nothing, so that what is being sent to them, and what it is read from, is
 * not held for as long as they like. Each part that is taken begins the time anew; while we are making the answer, or its
 * next part, nobody is late.
 */
export function endUnread(response: ServerResponse, patienceMs = PATIENCE_MS): void {
  response.setTimeout(patienceMs).on('timeout', () => {
    // null once the answer is out: from then on the connection is an idle one
    const { socket } = response;
    if (socket && socket.writableLength > 0) socket.destroy();
  });
}
