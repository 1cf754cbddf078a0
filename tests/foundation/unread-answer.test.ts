import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sendStreamed } from '#app/server/send-streamed.server.ts';
import { endUnread } from '#backend/platform/http/unread-answer.ts';
import { followTraffic } from '#backend/platform/http/traffic.ts';

const PATIENCE_MS = 2000;
const MEGABYTE = 1024 * 1024;
/** More than the connections of a machine hold by themselves. */
const LONG = 60 * MEGABYTE;

let answer: (response: ServerResponse) => unknown;
let ended: Promise<unknown>;
const server = createServer((_, response) => {
  endUnread(response, PATIENCE_MS);
  ended = once(response, 'close');
  answer(response);
});
server.keepAliveTimeout = 10 * PATIENCE_MS;
const sockets: Socket[] = [];
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
beforeEach(() => {
  sockets.splice(0).forEach((socket) => socket.destroy());
});

/** Asks, and reads nothing yet. */
async function ask(): Promise<Socket> {
  const request = once(server, 'request');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  sockets.push(socket);
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await request;
  return socket;
}

const whole = (response: ServerResponse) => response.end(Buffer.alloc(LONG));

/** A file that is read as it is sent, and is let go when nobody takes it. */
function streamed(onLetGo: () => void = () => undefined) {
  return (response: ServerResponse) => {
    const parts = Readable.from(Array.from({ length: 60 }, () => Buffer.alloc(MEGABYTE)));
    parts.once('close', onLetGo);
    return sendStreamed(Readable.toWeb(parts) as ReadableStream<Uint8Array>, response);
  };
}

it.each([
  ['that is there as a whole', () => whole],
  ['that is read as it is sent', () => streamed()],
])('an answer %s is ended when nobody reads it', async (_, how) => {
  answer = how();
  await ask();
  await ended;
});

it('what such an answer was read from is let go', async () => {
  const letGo = new Promise<void>((resolve) => {
    answer = streamed(resolve);
  });
  await ask();
  await letGo;
});

it('one that is read slowly arrives, however long that takes', async () => {
  answer = streamed();
  const socket = await ask();
  const began = performance.now();
  let read = 0;
  while (read < LONG) {
    const part = socket.read(MEGABYTE) as Buffer | null;
    read += part?.byteLength ?? 0;
    expect(socket.destroyed).toBe(false);
    await pause(part ? 100 : 10);
  }
  expect(performance.now() - began).toBeGreaterThan(2 * PATIENCE_MS);
});

it('one that takes long to make is waited for, and ended all the same when nobody reads it', async () => {
  let isMade = false;
  answer = async (response) => {
    await pause(3 * PATIENCE_MS);
    isMade = !response.destroyed;
    whole(response);
  };
  await ask();
  await ended;
  expect(isMade).toBe(true);
});

it('a connection is kept for the next request as before', async () => {
  answer = (response) => response.end('short');
  const socket = await ask();
  socket.resume();
  await ended;
  await pause(2 * PATIENCE_MS);
  expect(socket.destroyed).toBe(false);
  answer = (response) => response.end('again');
  const [next] = await Promise.all([
    once(socket, 'data'),
    new Promise((done) => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n', done)),
  ]);
  expect(String(next[0])).toContain('again');
});

it('both web servers watch their answers so', async () => {
  const traffic = followTraffic();
  const watched = createServer((_, response) => {
    traffic.began(response);
    response.end(String(response.socket?.timeout));
  });
  await new Promise<void>((resolve) => watched.listen(0, '127.0.0.1', resolve));
  const { port } = watched.address() as AddressInfo;
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('300000');
  watched.closeAllConnections();
  await new Promise<void>((resolve) => watched.close(() => resolve()));
});
