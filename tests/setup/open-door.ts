import type { AddressInfo } from 'node:net';
import type { Backend } from '#backend/boot.ts';
import { nodeServer } from '#backend/platform/http/node-server.ts';
import { followTraffic } from '#backend/platform/http/traffic.ts';
import { TEST_ORIGIN } from '#tests/setup/test-backend.ts';

/** Lets an app in another process reach the backend of a test, as `BACKEND_URL`. */
export async function openDoor(backend: Backend): Promise<{ url: string; close(): Promise<void> }> {
  const server = nodeServer(async (request) => backend.fetch(request), {
    origin: TEST_ORIGIN,
    traffic: followTraffic(),
    failed: (error) => {
      throw error;
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
