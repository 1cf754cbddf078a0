import { mountMailbox } from '#sandbox/mailbox/routes.ts';
import { listenForMail, type SmtpListening } from '#sandbox/mailbox/smtp.ts';
import { MailStore } from '#sandbox/mailbox/store.ts';
import type { SandboxService } from '#sandbox/service.ts';

/** Where the mailbox listens. */
interface MailboxSettings {
  /** The sandbox's own origin, such as `http://localhost:4400`. */
  readonly origin: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly smtpPort: number;
}

/** The mailbox as a sandbox service. */
interface MailboxService extends SandboxService {
  /** Where mail is accepted; known once the service is mounted. */
  smtpUrl(): string;
}

/** Addresses to listen on that are not addresses to connect to. */
const everywhere = new Set(['0.0.0.0', '::']);

/** A mail server that accepts everything and pages that show it. Stands in for any SMTP provider. */
export function mailboxService({ origin, host, smtpPort }: MailboxSettings): MailboxService {
  const store = new MailStore();
  let smtp: SmtpListening | undefined;
  const smtpUrl = (): string => {
    const name = everywhere.has(host) ? '127.0.0.1' : host;
    return `smtp://${name.includes(':') ? `[${name}]` : name}:${smtp?.port ?? smtpPort}`;
  };
  return {
    name: 'Mailbox',
    description: 'A mail server that delivers to nobody: every e-mail Shagun sends can be read here.',
    path: '/mailbox',
    smtpUrl,
    facts: () => [
      { label: 'Send to', value: smtpUrl() },
      { label: 'For programs', value: '/inbox.json?to=asha@example.com', href: '/inbox.json' },
      { label: 'Messages', value: String(store.size) },
    ],
    async mount({ web }) {
      smtp = await listenForMail(store, smtpPort, host);
      mountMailbox(web, { store, origin, smtpUrl, cleared: () => smtp?.forgetLater() });
    },
    close: () => smtp?.close(),
  };
}
