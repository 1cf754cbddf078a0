import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { nodeServer } from '#backend/platform/http/node-server.ts';
import { followTraffic } from '#backend/platform/http/traffic.ts';

/* What a backend that stands alone believes of the headers only the app should send. */

const sent = {
  'X-Shagun-Client-Address': '198.51.100.1',
  traceparent: '00-11111111111111111111111111111111-2222222222222222-01',
  tracestate: 'vendor=1',
};
let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The headers that are left of those when somebody at `peer` sends them. */
async function believedFrom(peer: string): Promise<(string | null)[]> {
  server = nodeServer(
    async ({ headers }) => Response.json(Object.keys(sent).map((name) => headers.get(name))),
    { origin: 'http://localhost', failed: () => undefined, traffic: followTraffic() },
  );
  server.on('connection', (socket: Socket) =>
    Object.defineProperty(socket, 'remoteAddress', { value: peer }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/auth/me`, { headers: sent });
  return (await answer.json()) as (string | null)[];
}

it.each(['127.0.0.1', '::ffff:10.1.2.3', 'fd00::1'])(
  'the app at %s says whose request it is and what it is a part of',
  async (peer) => {
    expect(await believedFrom(peer)).toEqual(Object.values(sent));
  },
);

it.each(['203.0.113.9', '2001:db8::1'])('somebody at %s says neither', async (peer) => {
  expect(await believedFrom(peer)).toEqual([peer, null, null]);
});
