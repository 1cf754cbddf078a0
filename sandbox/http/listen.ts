import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A listening HTTP server, possibly on two loopback addresses with the same port. */
interface Listening {
  readonly port: number;
  close(): Promise<void>;
}

/** No such address on this machine: a computer without IPv6 says one of these for `::1`. */
const addressMissing = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);
const attempts = 10;
const KEEP_ALIVE_MS = 65_000;

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

function open(handler: RequestListener, port: number, host: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handler);
    // the app ends idle connections first: it never writes into one that ends at that moment
    server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', reject);
    server.listen({ port, host, ipv6Only: true }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function openAll(handler: RequestListener, port: number, host: string): Promise<Server[]> {
  const isLoopback = host === '127.0.0.1' || host === 'localhost';
  const first = await open(handler, port, isLoopback ? '127.0.0.1' : host);
  if (!isLoopback) return [first];
  try {
    // 'localhost' is ::1 first on many machines, and the issuer address says localhost.
    const { port: chosen } = first.address() as AddressInfo;
    return [first, await open(handler, chosen, '::1')];
  } catch (error) {
    if (addressMissing.has(codeOf(error))) return [first];
    await shut(first);
    throw error;
  }
}

/**
 * Listens on `host`; for 127.0.0.1 also on ::1 where the machine has it. Port 0 takes any free port.
 *
 * @throws Error with a sentence for people when the port is taken.
 */
export async function listen(handler: RequestListener, port: number, host: string): Promise<Listening> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const servers = await openAll(handler, port, host);
      const address = servers[0]?.address() as AddressInfo;
      return {
        port: address.port,
        close: async () => void (await Promise.all(servers.map(shut))),
      };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
      if (port !== 0 || attempt === attempts) {
        throw new Error(`Port ${port} is already in use. Stop what uses it or choose another one.`, {
          cause: error,
        });
      }
    }
  }
}
