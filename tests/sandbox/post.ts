import { createTransport, type Transporter } from 'nodemailer';
import type { InboxEntry } from '#sandbox/mailbox/inbox-json.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { startForTests } from '#tests/sandbox/product.ts';

/** How the product introduces itself in mail. */
export const from = '"Shagun" <hello@shagun.example>';

/** A running sandbox seen from its mailbox, with a program that sends to it. */
export class Post {
  readonly sandbox: Sandbox;
  readonly sender: Transporter;

  private constructor(sandbox: Sandbox) {
    this.sandbox = sandbox;
    this.sender = createTransport({ url: `${sandbox.smtpUrl}?pool=true&maxConnections=1` });
  }

  static async open(): Promise<Post> {
    return new Post(await startForTests());
  }

  async close(): Promise<void> {
    this.sender.close();
    await this.sandbox.close();
  }

  async clear(headers: Record<string, string> = {}): Promise<void> {
    await fetch(`${this.sandbox.url}/mailbox/clear`, { method: 'POST', headers });
  }

  async page(path: string): Promise<string> {
    return (await fetch(this.sandbox.url + path)).text();
  }

  async inbox(to?: string): Promise<InboxEntry[]> {
    const answer = await fetch(`${this.sandbox.url}/inbox.json${to ? `?to=${encodeURIComponent(to)}` : ''}`);
    return answer.json() as Promise<InboxEntry[]>;
  }

  async onlyMessage(): Promise<InboxEntry> {
    const [message, ...others] = await this.inbox();
    if (!message || others.length > 0)
      throw new Error(`Expected one message, found ${others.length + (message ? 1 : 0)}.`);
    return message;
  }
}
