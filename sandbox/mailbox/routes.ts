import { isOwnForm } from '#sandbox/http/answers.ts';
import { inboxJson } from '#sandbox/mailbox/inbox-json.ts';
import { mailListPage } from '#sandbox/mailbox/list-page.ts';
import { attachmentDownload, messageHtml, messagePage } from '#sandbox/mailbox/message-page.ts';
import type { MailStore } from '#sandbox/mailbox/store.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';

/** What the mailbox's pages need to know. */
interface MailboxRoutes {
  readonly store: MailStore;
  readonly origin: string;
  smtpUrl(): string;
  /** Called after everything was deleted. */
  cleared(): void;
}

const perPage = 50;

const tidy = (value: string | undefined): string => (value ?? '').trim().toLowerCase();

/** Pages and programs' addresses of the mailbox. */
export function mountMailbox(web: SandboxWeb, { store, origin, smtpUrl, cleared }: MailboxRoutes): void {
  web.get('/inbox.json', (c) => {
    const wanted = tidy(c.req.query('to'));
    return inboxJson(store.list((to) => !wanted || to.toLowerCase() === wanted));
  });

  web.get('/mailbox', (c) => {
    const filter = (c.req.query('to') ?? '').trim();
    const matching = store.list((to) => to.toLowerCase().includes(filter.toLowerCase()));
    const pages = Math.max(1, Math.ceil(matching.length / perPage));
    const requestedPage = Math.floor(Number(c.req.query('page')));
    const page = Math.min(Math.max(requestedPage || 1, 1), pages);
    const offset = (page - 1) * perPage;
    const messages = matching.slice(offset, offset + perPage);
    return show(
      mailListPage({ smtpUrl: smtpUrl(), messages, total: matching.length, page, pages, offset, to: filter }),
    );
  });

  web.post('/mailbox/clear', (c) => {
    // Another site open in the same browser must not be able to press this button.
    if (isOwnForm(c.req.raw)) {
      store.clear();
      cleared();
    }
    return c.redirect('/mailbox', 303);
  });

  web.get('/mailbox/messages/:id', (c) => {
    const message = store.find(c.req.param('id'));
    return message ? show(messagePage(message)) : c.notFound();
  });

  web.get('/mailbox/messages/:id/html', (c) => {
    const message = store.find(c.req.param('id'));
    return message ? messageHtml(message, origin) : c.notFound();
  });

  web.get('/mailbox/messages/:id/attachments/:index{[0-9]{1,4}}', (c) => {
    const attachment = store.find(c.req.param('id'))?.mail.attachments[Number(c.req.param('index'))];
    return attachment ? attachmentDownload(attachment) : c.notFound();
  });
}
