import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import compression from 'compression';
import type { Request, Response } from 'express';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendStreamed } from '#app/server/send-streamed.server.ts';

/* Downloads as the web server sends them, to whoever reads slowly or leaves. */

/** Of a kind that packing makes no smaller. */
const PIECE = randomBytes(64 * 1024);
/** Several times what the connections of a machine hold by themselves. */
const MANY = 1500;

const pack = compression();
let file = { pieces: MANY, breaks: false };
let isLate = false;
let read = 0;
let cancelled = false;
let sending: Promise<unknown> = Promise.resolve();

function fileOf({ pieces, breaks }: typeof file): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      pull(controller) {
        if (read < pieces) controller.enqueue(PIECE);
        else if (breaks) controller.error(new Error('the database is away'));
        else controller.close();
        read += 1;
      },
      cancel() {
        cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
}

const server = createServer((incoming, outgoing) => {
  outgoing.setHeader('Content-Type', 'application/json');
  pack(incoming as Request, outgoing as Response, () => undefined);
  const begin = async () => {
    if (isLate) await once(outgoing, 'close');
    return sendStreamed(fileOf(file), outgoing);
  };
  sending = begin().catch((error: unknown) => error);
});
const port = () => (server.address() as AddressInfo).port;
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});
beforeEach(() => {
  [file, isLate, read, cancelled] = [{ pieces: MANY, breaks: false }, false, 0, false];
});

/** Waits until nothing more is read of the file. */
async function untilQuiet(): Promise<number> {
  for (let before = -1; before !== read;) {
    before = read;
    await pause(300);
  }
  return read;
}

async function ask(encoding: string, method = 'GET') {
  const outgoing = request({
    port: port(),
    host: '127.0.0.1',
    method,
    headers: { 'Accept-Encoding': encoding },
    // a connection that was kept may just be ending
    agent: false,
  });
  outgoing.end();
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  return { headers: incoming.headers, body: Buffer.concat(parts) };
}

describe.each(['identity', 'gzip'])('sent as %s, a file', (encoding) => {
  it('waits where it is made for whoever does not read it, and is let go when they leave', async () => {
    const socket = connect(port(), '127.0.0.1').pause();
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: ${encoding}\r\n\r\n`);
    await expect.poll(() => read).toBeGreaterThan(0);
    const waiting = await untilQuiet();
    expect(waiting).toBeLessThan(MANY / 2);
    socket.destroy();
    expect(await sending).toBeUndefined();
    expect(cancelled).toBe(true);
    expect(read - waiting).toBeLessThan(10);
  });

  it('arrives whole', async () => {
    file.pieces = 300;
    const { headers, body } = await ask(encoding);
    expect(headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
    const whole = encoding === 'gzip' ? gunzipSync(body) : body;
    expect(whole.equals(Buffer.concat(Array.from({ length: 300 }, () => PIECE)))).toBe(true);
    expect([await sending, cancelled]).toEqual([undefined, false]);
  });

  it('that breaks on its way is cut off, and the reason is known', async () => {
    file = { pieces: 3, breaks: true };
    await expect(ask(encoding)).rejects.toThrow();
    expect(await sending).toEqual(new Error('the database is away'));
  });
});

it('a file is not read for its head alone', async () => {
  expect((await ask('identity', 'HEAD')).body).toHaveLength(0);
  expect([await sending, read, cancelled]).toEqual([undefined, 0, true]);
});

it('a file is hardly begun for whoever left before it was there', async () => {
  isLate = true;
  const arrival = once(server, 'request');
  const socket = connect(port(), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await arrival;
  socket.destroy();
  await pause(100);
  expect([await sending, cancelled]).toEqual([undefined, true]);
  expect(read).toBeLessThan(10);
});
