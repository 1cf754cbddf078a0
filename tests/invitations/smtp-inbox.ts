import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

interface ReceivedMail {
  to: string;
  raw: string;
  mail: Email;
}

export interface SmtpInbox {
  url: string;
  received: ReceivedMail[];
  /** Decides about each recipient: text is the refusal with its code in front, such as `550 No such user`. */
  answer: (address: string) => string | null;
  /** Waits until a mail to this address is there; the test's own time limit ends the wait. */
  mailTo(address: string): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const refusal = (text: string) =>
  Object.assign(new Error(text.slice(4)), { responseCode: Number(text.slice(0, 3)) });

/** A mail server of the test's own that keeps what it is given. */
export async function openSmtpInbox(port = 0): Promise<SmtpInbox> {
  const arrivals: (() => void)[] = [];
  const inbox: SmtpInbox = {
    url: '',
    received: [],
    answer: () => null,
    async mailTo(address) {
      for (;;) {
        const found = inbox.received.find((mail) => mail.to === address);
        if (found) return found;
        await new Promise<void>((resolve) => arrivals.push(resolve));
      }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo({ address }, _session, done) {
      const refused = inbox.answer(address);
      done(refused ? refusal(refused) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks);
        void PostalMime.parse(raw).then((mail) => {
          for (const { address } of session.envelope.rcptTo)
            inbox.received.push({ to: address, raw: raw.toString('utf8'), mail });
          arrivals.splice(0).forEach((wake) => wake());
          done();
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  inbox.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return inbox;
}

/** An inbox for the whole test file, closed at its end. */
export async function useSmtpInbox(): Promise<SmtpInbox> {
  const inbox = await openSmtpInbox();
  afterAll(() => inbox.close());
  return inbox;
}
