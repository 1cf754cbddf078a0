import { constants, setPriority } from 'node:os';
import { SMTPServer } from 'smtp-server';
import { findFreePorts } from '#scripts/lib/ports.ts';

/*
 * A mail server that takes everything and keeps nothing: `sending.ts` starts it as a process, which tells every
 * twentieth of a second what it has taken, and forgets that when it is sent anything.
 */

/** What it tells. */
export interface TakenMail {
  port: number;
  taken: number;
  /** Mails a second, from the first to the last. */
  rate: number;
}

// others' mail servers take no processor from pages
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
let taken = 0;
let [first, last] = [0, 0];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, _session, done) {
    stream.on('data', () => undefined);
    stream.on('end', () => {
      last = performance.now();
      first ||= last;
      taken += 1;
      done();
    });
  },
});
const port = await findFreePorts(1);
await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
const tell = () => {
  const state: TakenMail = { port, taken, rate: ((taken - 1) / (last - first)) * 1000 };
  process.send?.(state);
};
process.on('message', () => {
  taken = 0;
  first = 0;
  tell();
});
process.once('disconnect', () => process.exit());
process.once('SIGTERM', () => process.exit());
setInterval(tell, 50);
