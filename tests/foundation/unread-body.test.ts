import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { followTraffic } from '#backend/platform/http/traffic.ts';

// browsers keep their connections
const agent = new Agent({ keepAlive: true });
const traffic = followTraffic();
/** Refuses every form before reading it, as one does that is too large; like the app's, it had begun to read. */
const server = createServer((incoming, outgoing) => {
  traffic.began(outgoing);
  incoming.once('data', () => {
    incoming.pause();
    outgoing.writeHead(413).end('too large');
  });
});
traffic.follow(server);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(async () => {
  agent.destroy();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** Like a browser: sends everything and only then reads the answer. */
function send(bytes: number): Promise<{ status: number | undefined; text: string }> {
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    const { port } = server.address() as AddressInfo;
    const sending = request(
      { port, host: '127.0.0.1', agent, method: 'POST', headers: { 'Content-Length': bytes } },
      (came) => (answer = came),
    );
    const sent = new Promise<void>((done) => sending.once('finish', done));
    sending.once('error', reject);
    sending.end(Buffer.alloc(bytes));
    const look = async () => {
      await sent;
      if (!answer) await new Promise((came) => sending.once('response', came));
      let text = '';
      for await (const part of answer ?? []) text += String(part);
      resolve({ status: answer?.statusCode, text });
    };
    look().catch(reject);
  });
}

it('a form that is refused before it was read can be sent to its end, so that the browser sees the refusal', async () => {
  // far more than the buffers of both ends hold
  expect(await send(32 * 1024 * 1024)).toEqual({ status: 413, text: 'too large' });
});
