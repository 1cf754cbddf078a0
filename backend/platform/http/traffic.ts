import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { endUnread } from './unread-answer.ts';
import { discardUnread } from './unread-body.ts';

/**
 * How long an idle connection is kept: longer than the proxies in front keep theirs (nginx 75
 * seconds, Caddy 2 minutes, Google's load balancer 10), or they would send a request into one
 * that is being closed.
 */
const KEEP_ALIVE_MS = 620_000;

/** Asked to stop, how long new connections and idle ones are still served: what is on its way arrives meanwhile. */
const GRACE_MS = 500;

/** Longest wait for answers under way; an orchestrator's own patience is usually thirty seconds. */
const DRAIN_MS = 15_000;

/** Longest wait for a turn of the event loop in which nothing arrives. */
const QUIET_MS = 5000;

/** Longest wait for answers that were sent to leave this machine. */
const FLUSH_MS = 1000;

/** What an HTTP server has under way, so that it can end without cutting anybody off. */
export interface Traffic {
  /** Names the server, once it is known. */
  follow(server: Server): void;
  /** Tells of each request as it begins. */
  began(response: ServerResponse): void;
  isStopping(): boolean;
  /** Whether an answer is under way. */
  isAnswering(): boolean;
  /**
   * Takes no more connections, answers what was asked until then (15 seconds at most), tells
   * each kept connection with its next answer that it ends, and closes the idle ones last.
   */
  drain(): Promise<void>;
}

/** Follows the one server of this process. */
export function followTraffic(): Traffic {
  const open = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  let holding = false;
  let arrivals = 0;
  let server: Server | undefined;
  let draining: Promise<void> | undefined;
  let onIdle = (): void => undefined;

  async function drain(): Promise<void> {
    open.forEach(endConnection);
    const ending = server;
    if (!ending) return;
    const deadline = Date.now() + DRAIN_MS;
    if (sockets.size > 0) await pause(GRACE_MS);
    const { gone } = await stopListening(ending);
    do {
      if (open.size > 0)
        await Promise.race([
          new Promise<void>((resolve) => (onIdle = resolve)),
          pause(deadline - Date.now()),
        ]);
      await quietTurn();
    } while (open.size > 0 && Date.now() < deadline);
    ending.closeIdleConnections();
    await Promise.race([gone, pause(FLUSH_MS)]);
  }

  /**
   * Waits for a turn of the event loop in which nobody connected and nothing was asked: in each
   * turn Node accepts one connection, if there is one, and reads what has arrived. Five seconds at most.
   */
  async function quietTurn(): Promise<void> {
    const deadline = Date.now() + QUIET_MS;
    for (let before = -1; before !== arrivals && Date.now() < deadline;) {
      before = arrivals;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /**
   * Closing resets whoever has connected and was not accepted yet. So for a moment nothing is
   * read, which would take time, until everybody has been accepted.
   *
   * @returns what resolves when the last connection is gone
   */
  async function stopListening(ending: Server): Promise<{ gone: Promise<void> }> {
    holding = true;
    sockets.forEach((socket) => socket.pause());
    await quietTurn();
    // not the close of HTTP servers, which ends the idle connections too
    const gone = new Promise<void>((resolve) => NetServer.prototype.close.call(ending, () => resolve()));
    holding = false;
    sockets.forEach((socket) => socket.resume());
    return { gone };
  }

  function keep(socket: Socket): void {
    if (sockets.has(socket)) return;
    arrivals += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // a new one is set to reading by the end of this tick
    process.nextTick(() => holding && socket.pause());
  }

  return {
    follow(found) {
      if (server === found) return;
      server = found;
      server.keepAliveTimeout = KEEP_ALIVE_MS;
      server.on('connection', keep);
    },
    began(response) {
      arrivals += 1;
      open.add(response);
      discardUnread(response);
      endUnread(response);
      if (draining) endConnection(response);
      // also when the browser left before the end
      response.once('close', () => {
        open.delete(response);
        if (open.size === 0) onIdle();
      });
    },
    isAnswering: () => open.size > 0,
    isStopping: () => draining !== undefined,
    drain: () => (draining ??= drain()),
  };
}

function endConnection(response: ServerResponse): void {
  response.shouldKeepAlive = false;
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
