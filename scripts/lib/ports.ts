import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '#scripts/lib/children.ts';

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

const claimed = new Set<string>();
process.once('exit', () => {
  for (const file of claimed) rmSync(file, { force: true });
});

/** Says to the other programs of ours on this machine that a port is this process's. @returns whether it is */
function claim(port: number): boolean {
  const file = path.join(tmpdir(), `shagun-port-${port}`);
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    try {
      // whoever was killed left it
      if (!isAlive(Number(readFileSync(file, 'utf8')) || process.ppid)) rmSync(file, { force: true });
    } catch {
      // it has gone meanwhile, or is not ours to touch
    }
    return false;
  }
  claimed.add(file);
  return true;
}

/**
 * `count` neighbouring ports that are free and that no other program of ours takes between this
 * look and the moment somebody listens; the first of them.
 */
export async function findFreePorts(count: number): Promise<number> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const first = 20_000 + Math.floor(Math.random() * 12_000);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    const free = await Promise.all(ports.map((port) => isPortFree(port, '127.0.0.1')));
    if (free.every(Boolean) && ports.every(claim)) return first;
  }
  throw new Error('No free ports were found on 127.0.0.1.');
}
