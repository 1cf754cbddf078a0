import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import { parseMail } from '#sandbox/mailbox/parse.ts';
import type { MailStore } from '#sandbox/mailbox/store.ts';

/** A mail server that is listening. */
export interface SmtpListening {
  readonly port: number;
  /** Lets every `later…` address be refused once more. */
  forgetLater(): void;
  close(): Promise<void>;
}

const largestMail = 25 * 1024 * 1024;
const mostRemembered = 5000;

/** The reply a sending program gets instead of an acceptance; the sentence starts with the code of RFC 3463. */
const refusal = (responseCode: number, sentence: string): Error =>
  Object.assign(new Error(sentence), { responseCode });

async function read(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    // The rest still has to be read, or the sender never gets to hear the refusal.
    if (size <= largestMail) chunks.push(chunk);
  }
  if (size > largestMail) throw refusal(552, '5.3.4 The message is larger than 25 MB');
  return Buffer.concat(chunks);
}

/** Temporary refusals: each address starting with `later` is refused once. */
class LaterOnce {
  readonly #seen = new Set<string>();

  refuses(address: string): boolean {
    if (!address.startsWith('later') || this.#seen.has(address)) return false;
    if (this.#seen.size >= mostRemembered) this.#seen.clear();
    this.#seen.add(address);
    return true;
  }

  forget(): void {
    this.#seen.clear();
  }
}

/**
 * Starts a mail server that accepts anything from anybody and delivers it into `store`.
 * Recipients starting with `bounce` get 550, those starting with `later` get 451 once.
 *
 * @throws Error with a sentence for people when the port is taken.
 */
export function listenForMail(store: MailStore, port: number, host: string): Promise<SmtpListening> {
  const later = new LaterOnce();
  const server = new SMTPServer({
    name: 'sandbox.localhost',
    banner: 'Shagun sandbox',
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    authMethods: ['PLAIN', 'LOGIN', 'CRAM-MD5', 'XOAUTH2'],
    disableReverseLookup: true,
    size: largestMail,
    closeTimeout: 200,
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anybody' }),
    onRcptTo({ address }, _session, done) {
      const to = address.toLowerCase();
      if (to.startsWith('bounce')) return done(refusal(550, '5.1.1 No such mailbox'));
      return done(later.refuses(to) ? refusal(451, '4.3.0 Try again later') : null);
    },
    onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      read(stream)
        .then((wire) => parseMail(wire, mailFrom ? mailFrom.address : ''))
        .then((mail) => {
          store.deliver(
            mail,
            rcptTo.map(({ address }) => address),
          );
          done(null, 'Delivered to the sandbox mailbox');
        })
        .catch(done);
    },
  });

  return new Promise((resolve, reject) => {
    const failed = (error: Error): void => {
      const taken = 'code' in error && error.code === 'EADDRINUSE';
      reject(
        taken
          ? new Error(`Mail port ${port} is already in use. Stop what uses it or choose another one.`, {
              cause: error,
            })
          : error,
      );
    };
    server.on('error', failed);
    server.listen(port, host, () => {
      server.off('error', failed);
      // A sender that hangs up is its own affair; without a listener it would end the process.
      server.on('error', () => undefined);
      resolve({
        port: (server.server.address() as AddressInfo).port,
        forgetLater: () => later.forget(),
        close: () => new Promise<void>((closed) => server.close(() => closed())),
      });
    });
  });
}
