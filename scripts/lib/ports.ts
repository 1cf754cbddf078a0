import { createServer } from 'node:net';

/** Whether nothing listens on this port of this address yet. */
function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** @throws Error that says which setting moves the port */
export async function requirePort(port: number, host: string, what: string, setting: string): Promise<void> {
  if (port === 0 || (await isPortFree(port, host))) return;
  throw new Error(
    `Port ${port} is already in use, and ${what} needs it. Stop what uses it, or choose another one: ${setting}=${port + 1}`,
  );
}

/** `count` neighbouring ports that were free a moment ago; the first of them. */
export async function findFreePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await Promise.all(
      Array.from({ length: count }, (_, index) => isPortFree(first + index, '127.0.0.1')),
    );
    if (free.every(Boolean)) return first;
  }
  throw new Error('No free ports were found on 127.0.0.1.');
}
