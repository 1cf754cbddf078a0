import { createServer } from 'node:net';

/** Where production believes that a mail server of this machine listens. */
const MAIL_PORTS = [587, 465, 25];

/** One of the ports of mail servers that is free here; null where none may be had, as without the rights of root. */
export async function freeMailPort(): Promise<number | null> {
  for (const port of MAIL_PORTS) {
    const isFree = await new Promise<boolean>((resolve) => {
      const server = createServer();
      server.once('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
  return null;
}
