import type { Env } from '#backend/platform/settings/env.ts';

/** Ways a message reaches a phone without the organiser's doing. */
export type MessageChannel = 'whatsapp' | 'sms';

/** A message in any words, to a phone that wrote to us within a day. */
export interface FreeMessage {
  /** As of `Message`. */
  id: string;
  /** E.164. */
  to: string;
  text: string;
}

/** What a message says: each is a template registered with the provider (docs/operations/message-templates.md). */
export type MessageTemplate = 'invitation' | 'update' | 'cancellation' | 'reminder' | 'answer' | 'news';

/** One message to one phone. */
export interface Message {
  /** Ours: status callbacks carry it back, so that a message is known by it even when its answer was lost. */
  id: string;
  /** E.164. */
  to: string;
  template: MessageTemplate;
  /** Of the template: `en`, `hi`. */
  language: string;
  /** What fills the template's blanks, in their order; none is empty. */
  blanks: readonly string[];
}

/**
 * `accepted`: the provider took the message and will report what becomes of it. `rejected`:
 * it will never take it, because of the `recipient`, because its `template` is not there in this
 * language (another may be), or for another reason the operator has to mend.
 * `unknown`: it went out and no clear answer came, so it may have been taken; sending it
 * again could reach the guest twice.
 */
export type SendOutcome =
  | { kind: 'accepted'; ref: string }
  | { kind: 'rejected'; because: 'recipient' | 'template' | 'operator'; reason: string }
  | { kind: 'unknown'; reason: string };

/** The provider certainly did not take the message: trying again later is safe. The error names no key and no contact. */
export class MessagesUnavailable extends Error {
  override readonly name = 'MessagesUnavailable';
  constructor(
    message: string,
    /** `credentials` is for the operator to mend; the rest passes. */
    readonly reason: 'network' | 'busy' | 'status' | 'credentials',
  ) {
    super(message);
  }
}

/** How far a message got. A later one never makes an earlier one untrue. */
export type DeliveryProgress = 'sent' | 'delivered' | 'read' | 'failed';

/** What the provider reports about a message we sent. */
export interface StatusUpdate {
  /** The provider's name for the message. */
  ref: string;
  /** Ours, when the provider gave it back. */
  id: string | null;
  progress: DeliveryProgress;
  /** Why it failed: of the number itself, or something else. */
  because: 'recipient' | 'operator' | null;
  /** For the organiser, without contacts; empty unless it failed. */
  reason: string;
}

/** What somebody wrote back, or a button of a message they pressed, by its words. */
export interface Reply {
  /** The provider's name for it; null where it has none. */
  ref: string | null;
  /** The provider's name for the message it answers; null where it names none. */
  quotedRef: string | null;
  /** E.164. */
  from: string;
  /** Empty for what is no text, such as a voice note. */
  text: string;
  /** When they wrote it; null where the provider does not say. */
  at: Date | null;
}

/**
 * A callback of the provider. Nothing in a refused one may be believed; without an account there
 * (`not-set-up`) nothing can be proved either way.
 */
export type CallbackReading =
  | { kind: 'not-set-up' }
  | { kind: 'refused'; reason: 'signature' | 'secret' | 'malformed' }
  | { kind: 'news'; statuses: readonly StatusUpdate[]; replies: readonly Reply[] };

/** A callback as it came. */
export interface CallbackRequest {
  rawBody: Uint8Array;
  headers: Headers;
  /** What the address had in the place of `:secret`; empty where it has no such place. */
  secret: string;
}

/** What takes the calls of a provider. */
export interface CallbackReceiver {
  readonly channel: MessageChannel;
  /** The address below `/api/messages/`, with `:secret` at its end for a provider that signs nothing. */
  readonly path: string;
  /** The answer to a GET of the address, by which some providers try it out; null for anybody else. */
  challenge?(env: Env, query: Readonly<Record<string, string>>): string | null;
  /** Proves who calls, by signature or secret, before it believes a word. */
  read(env: Env, request: CallbackRequest): CallbackReading;
}

/** A provider of messages. */
export interface MessageProvider {
  readonly channel: MessageChannel;
  /** Whether it has a template in this language, or in any when none is named; others cannot be sent. */
  has(template: MessageTemplate, language?: string): boolean;
  /** @throws {MessagesUnavailable} when the message was certainly not taken */
  send(message: Message): Promise<SendOutcome>;
  /** Sends a message in any words; not there where the provider knows templates alone. @throws as `send` */
  write?(message: FreeMessage): Promise<SendOutcome>;
}

/** The providers that are set up. */
export type MessageProviders = Partial<Record<MessageChannel, MessageProvider>>;

/** One provider as the product knows it: `set-up.ts` lists them. */
export interface KnownProvider {
  /** The provider, ready to send; undefined where its settings are not there. Makes no connection. */
  setUp(env: Env): MessageProvider | undefined;
  readonly callbacks: CallbackReceiver;
}
