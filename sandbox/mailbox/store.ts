/** A file that came with a message. */
export interface MailAttachment {
  readonly filename: string;
  readonly contentType: string;
  /** Without angle brackets; set when the message's HTML shows the file in place. */
  readonly contentId?: string;
  readonly content: Uint8Array;
}

/** A message as it was sent, shared by everybody who received it. */
export interface Mail {
  /** Sender's address. */
  readonly from: string;
  /** Sender's display name; may be empty. */
  readonly fromName: string;
  readonly subject: string;
  /** Empty when the message has no such part. */
  readonly text: string;
  /** Empty when the message has no such part. */
  readonly html: string;
  /** In the order of the message, decoded, names in lower case. */
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly attachments: readonly MailAttachment[];
  /** Size as it came over the wire. */
  readonly bytes: number;
}

/** A message in one person's mailbox. */
export interface Message {
  readonly id: string;
  /** The address it was delivered to, as the sender wrote it. */
  readonly to: string;
  readonly receivedAt: Date;
  readonly mail: Mail;
  /** How often the same message (by its Message-ID) came again; large mail providers show such a repeat once too. */
  repeats: number;
}

/** What the mailbox keeps at most; the oldest messages go first. */
interface MailLimits {
  readonly messages: number;
  readonly bytes: number;
}

const defaultLimits: MailLimits = { messages: 5000, bytes: 256 * 1024 * 1024 };

/** Everything received since the start, or since it was last emptied. In memory. */
export class MailStore {
  readonly #limits: MailLimits;
  readonly #messages = new Map<string, { message: Message; bytes: number; identity: string | undefined }>();
  /** Ids by recipient and Message-ID. */
  readonly #ids = new Map<string, string>();
  #bytes = 0;
  #lastId = 0;

  constructor(limits: MailLimits = defaultLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#messages.size;
  }

  /** Puts `mail` into the mailbox of each recipient; one who has this very message already is not shown it twice. */
  deliver(mail: Mail, recipients: readonly string[]): void {
    const receivedAt = new Date();
    const messageId = mail.headers.find(({ name }) => name === 'message-id')?.value;
    // The content is held once, so each copy weighs its share of it.
    const bytes = mail.bytes / Math.max(recipients.length, 1);
    for (const to of recipients) {
      const identity = messageId ? `${to.toLowerCase()} ${messageId}` : undefined;
      const known = identity && this.#messages.get(this.#ids.get(identity) ?? '');
      if (known) {
        known.message.repeats += 1;
        continue;
      }
      this.#lastId += 1;
      const id = String(this.#lastId);
      this.#messages.set(id, { message: { id, to, receivedAt, mail, repeats: 0 }, bytes, identity });
      if (identity) this.#ids.set(identity, id);
      this.#bytes += bytes;
    }
    for (const oldest of this.#messages.keys()) {
      if (this.#messages.size <= this.#limits.messages && this.#bytes <= this.#limits.bytes) break;
      this.#remove(oldest);
    }
  }

  find(id: string): Message | undefined {
    return this.#messages.get(id)?.message;
  }

  /** Newest first, those whose recipient passes `wanted`. */
  list(wanted: (to: string) => boolean = () => true): Message[] {
    return [...this.#messages.values()]
      .map(({ message }) => message)
      .filter(({ to }) => wanted(to))
      .reverse();
  }

  clear(): void {
    this.#messages.clear();
    this.#ids.clear();
    this.#bytes = 0;
  }

  #remove(id: string): void {
    const gone = this.#messages.get(id);
    if (!gone) return;
    this.#bytes -= gone.bytes;
    if (gone.identity) this.#ids.delete(gone.identity);
    this.#messages.delete(id);
  }
}
