import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/**
 * Puts a server on this machine at a distance: answers arrive `milliseconds` later through the
 * port that is answered, as from another machine of a data centre.
 */
export async function atDistance(
  port: number,
  milliseconds: number,
): Promise<{ port: number; close(): Promise<void> }> {
  const open = new Set<Socket>();
  const door = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on('data', (chunk: Buffer) => void setTimeout(() => near.write(chunk), milliseconds));
  });
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  return {
    port: (door.address() as AddressInfo).port,
    close: async () => {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => door.close(resolve));
    },
  };
}
