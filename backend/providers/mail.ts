import { readFileSync } from 'node:fs';
import { Transform, type Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { plainLine } from '#contract/common/plain-line.ts';
import { layoutWords } from '#messages/mail-layout/words.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { isLocal } from '#backend/platform/settings/safe-settings.ts';
import { withoutContacts } from '#backend/platform/log.ts';
import { withoutOthersLinks } from './mail-without-links.ts';

/**
 * Every kind of mail there is. Each is sent to somebody whose words nobody chose but us, or with words of an account made
 * harmless (docs/decisions/0097); `tests/transactional-mail/every-mail.test.ts` has an account cause each of them.
 */
export type MailKind =
  | 'sign-in-code'
  | 'confirm-address'
  | 'keep-address'
  | 'drop-address'
  | 'lost-address'
  | 'new-passkey'
  | 'host-invitation'
  | 'invitation'
  | 'update'
  | 'cancellation'
  | 'reminder'
  | 'message'
  | 'confirmation'
  | 'thank-you'
  | 'test-invitation'
  | 'letter'
  /** To the support: the only one that is handed on as its writer wrote it. */
  | 'contact'
  /** The one `npm run doctor` sends. */
  | 'doctor';

/** One mail to one person. */
export interface MailMessage {
  kind: MailKind;
  /** Stays the same when the mail is sent again after a crash: mailboxes show such a repeat once. */
  messageId: string;
  /** Shown as the sender; the address is always the installation's own. */
  fromName: string;
  to: { name: string; address: string };
  replyTo: { name: string; address: string } | null;
  subject: string;
  html: string;
  text: string;
  /** A calendar file (`METHOD:PUBLISH`). */
  calendar: string | null;
  /**
   * A page that ends mail to this person; mail programs offer it as a button of their own.
   * Null for what concerns the reader's own money, which comes whether wanted or not.
   */
  unsubscribeUrl: string | null;
}

/** Taken over by the mail server, or refused for good with its reason, free of addresses. */
export type MailResult = { accepted: true } | { accepted: false; reason: string };

export interface Mail {
  /**
   * Hands a mail to the mail server.
   *
   * @throws when it could not be handed over now: nobody answered, or the server asked to come back
   */
  send(message: MailMessage): Promise<MailResult>;
  /** How many mails may be in hand now, so that the next are ready when a connection is, and none waits long for one. */
  room(): number;
  /** Connects and signs in as for a mail, and sends none. @throws when it cannot be done */
  greet(): Promise<void>;
  /** Ends the connections; mails being handed over are finished first. */
  close(): void;
}

/** The address mails come from. */
export const senderAddress = ({ MAIL_FROM }: Pick<Env, 'MAIL_FROM'>): string =>
  /<([^<>]+)>/.exec(MAIL_FROM)?.[1]?.trim() ?? MAIL_FROM.trim();

/** Mails handed over side by side; providers refuse more connections than a handful. */
export const MAIL_CONNECTIONS = 10;

/** A server that takes a mail in this time is quick: its next mails are written and noted while others are handed over. */
const QUICK_MS = 1_000;

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** The longest one mail may take, a server that answers drop by drop included. Below the delivery job's expiry. */
const WHOLE_MS = 45_000;

/**
 * Mail over SMTP, signed with DKIM when a key is configured.
 *
 * @throws when DKIM settings are incomplete or the key file cannot be read
 */
export function createMail(env: Env): Mail {
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    // the password and guests' keys travel to another machine only where nobody on the way can read them
    requireTLS: !isLocal(new URL(env.SMTP_URL).hostname),
    ...dkim(env),
  });
  const begins = new WeakMap<AbortSignal, () => void>();
  transport.use('stream', (mail, done) => {
    const { signal } = mail.data;
    mail.message.processFunc((lines) => {
      if (signal) begins.get(signal)?.();
      return inOnePiece(lines);
    });
    done();
  });
  const ownAddress = senderAddress(env);

  // whether a server is quick shows with its first mail
  let tookMs = Infinity;

  return {
    async send(message) {
      // the time counts from when its turn at a connection comes: cut off while it waits, it would count as refused
      let begun = performance.now();
      let timer: NodeJS.Timeout | undefined;
      const tooLong = new AbortController();
      begins.set(tooLong.signal, () => {
        begun = performance.now();
        timer ??= setTimeout(() => tooLong.abort(), WHOLE_MS);
      });
      try {
        const isHandedOn = message.kind === 'contact';
        const harmless = isHandedOn ? message : withoutOthersLinks(message, env.APP_URL);
        await transport.sendMail({
          messageId: message.messageId,
          // names and subjects are people's words: none may turn its own direction or hide a part
          from: { name: plainLine(harmless.fromName), address: ownAddress },
          to: plainName(harmless.to),
          ...(harmless.replyTo ? { replyTo: plainName(harmless.replyTo) } : {}),
          subject: plainLine(harmless.subject),
          text: harmless.text,
          html: harmless.html,
          ...(message.calendar
            ? { icalEvent: { method: 'PUBLISH', filename: 'event.ics', content: message.calendar } }
            : {}),
          headers: {
            ...(message.unsubscribeUrl === null
              ? {}
              : {
                  'List-Unsubscribe': `<${message.unsubscribeUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
            // asks out-of-office programs for silence; some help desks throw away what calls itself automatic
            ...(isHandedOn ? {} : { 'Auto-Submitted': 'auto-generated' }),
          },
          signal: tooLong.signal,
        });
        tookMs = performance.now() - begun;
        return { accepted: true };
      } catch (error) {
        const reason = refusedForGood(error);
        if (reason === null) throw error;
        return { accepted: false, reason };
      } finally {
        clearTimeout(timer);
      }
    },
    room: () => (tookMs < QUICK_MS ? 2 : 1) * MAIL_CONNECTIONS,
    greet: async () => void (await transport.verify()),
    close: () => transport.close(),
  };
}

/** A mail is made line by line, and each line would be a write to the socket of its own. */
function inOnePiece(lines: Readable): Readable {
  const chunks: Buffer[] = [];
  const whole = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    flush(done) {
      done(null, Buffer.concat(chunks));
    },
  });
  lines.once('error', (error) => whole.destroy(error));
  return lines.pipe(whole);
}

const plainName = ({ name, address }: { name: string; address: string }) => ({
  name: plainLine(name),
  address,
});

/** nodemailer's default list with `List-Unsubscribe-Post`, which mail programs want signed too. */
const SIGNED_HEADERS =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'Content-ID:Content-Description:In-Reply-To:References:List-Id:List-Unsubscribe:List-Unsubscribe-Post';

function dkim(env: Env) {
  const { DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_PRIVATE_KEY_FILE: file } = env;
  if (!domainName && !keySelector && !file) return {};
  if (!domainName || !keySelector || !file) {
    throw new Error('DKIM needs all three of DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY_FILE');
  }
  return {
    dkim: {
      domainName,
      keySelector,
      privateKey: readFileSync(file, 'utf8'),
      headerFieldNames: SIGNED_HEADERS,
    },
  };
}

interface SmtpError {
  code?: unknown;
  command?: unknown;
  responseCode?: unknown;
  response?: unknown;
}

/**
 * Why this recipient or this mail will never be taken, in the server's words, or null
 * when trying again may help. A refused sender or password is the operator's to mend, so
 * it counts as passing.
 */
function refusedForGood(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code, command, responseCode, response } = error as Error & SmtpError;
  const aboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (aboutThisMail && typeof responseCode === 'number' && responseCode >= 500) {
    return serverWords(typeof response === 'string' ? response : '');
  }
  // nodemailer's own check: the address could not even be written into the dialogue
  if (code === 'EENVELOPE' && command === 'API') return layoutWords.badAddress;
  return null;
}

/** The server's sentence without its codes and without addresses. */
function serverWords(response: string): string {
  const text = withoutContacts(response.replace(/\s+/g, ' '))
    .replace(/^[45]\d\d[ -]?/, '')
    .replace(/^[45]\.\d+\.\d+\s*/, '')
    .replace(/^<?\[address\]>?:?\s*/, '')
    .trim()
    .slice(0, 200);
  return text || layoutWords.refused;
}
