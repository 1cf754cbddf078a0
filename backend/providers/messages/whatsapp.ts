import { plainLine } from '#contract/common/plain-line.ts';
import { messageWords } from '#messages/phone-messages/words.ts';
import { NoAnswer, postJson, type MessageAnswer } from './exchange.ts';
import {
  MessagesUnavailable,
  type FreeMessage,
  type KnownProvider,
  type Message,
  type MessageProvider,
  type MessageTemplate,
  type SendOutcome,
} from './port.ts';
import { whatsappCallbacks } from './whatsapp-callback.ts';
import { recipientProblem, whatsappAccepted, whatsappError } from './whatsapp-shapes.ts';

/** Where WhatsApp's Cloud API is and who we are there. */
interface WhatsAppSettings {
  /** Such as `https://graph.facebook.com/v23.0`. */
  baseUrl: string;
  phoneNumberId: string;
  accessToken: string;
  timeoutMs?: number;
}

/** WhatsApp, once its settings are there. */
export const whatsapp: KnownProvider = {
  setUp: ({
    WHATSAPP_BASE_URL: baseUrl,
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_ACCESS_TOKEN: accessToken,
  }) => (phoneNumberId && accessToken ? createWhatsApp({ baseUrl, phoneNumberId, accessToken }) : undefined),
  callbacks: whatsappCallbacks,
};

const TIMEOUT_MS = 15_000;

/** What the templates are called at Meta: docs/operations/message-templates.md says how to register them. */
const whatsappTemplateName = (template: MessageTemplate): string => `shagun_${template}`;

/** Codes for which asking again later helps: rate limits and Meta's own failures. */
const PASSING = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_056, 131_057, 133_004, 368]);
/** The template is not registered in this language, or paused or switched off for its quality. */
const NO_TEMPLATE = new Set([132_001, 132_015, 132_016]);
const CREDENTIALS = new Set([0, 3, 10, 190, 131_005]);

/** Messages over WhatsApp's Cloud API: as templates, the only kind a business may begin with, and freely to who wrote within a day. */
export function createWhatsApp({
  baseUrl,
  phoneNumberId,
  accessToken,
  timeoutMs = TIMEOUT_MS,
}: WhatsAppSettings): MessageProvider {
  const url = `${baseUrl}/${encodeURIComponent(phoneNumberId)}/messages`;
  async function post(body: object): Promise<SendOutcome> {
    try {
      const answer = await postJson(messageWords.whatsappName, url, {
        headers: { Authorization: `Bearer ${accessToken}` },
        body,
        timeoutMs,
      });
      return outcomeOf(answer);
    } catch (error) {
      if (error instanceof NoAnswer) return { kind: 'unknown', reason: error.message };
      throw error;
    }
  }
  return {
    channel: 'whatsapp',
    // which are registered and approved is known at Meta alone, and told when one is sent
    has: () => true,
    send: (message) => post(wireMessage(message)),
    write: (message) => post(wireText(message)),
  };
}

const wireHead = ({ id, to }: Pick<Message, 'id' | 'to'>) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: to.replace(/\D/g, ''),
  // comes back with each status
  biz_opaque_callback_data: id,
});

const wireText = (message: FreeMessage) => ({
  ...wireHead(message),
  type: 'text',
  text: { preview_url: false, body: message.text },
});

/** Blanks with line ends or runs of spaces are refused by WhatsApp (132018). */
const wireMessage = (message: Message) => ({
  ...wireHead(message),
  type: 'template',
  template: {
    name: whatsappTemplateName(message.template),
    language: { code: message.language },
    components: [
      { type: 'body', parameters: message.blanks.map((text) => ({ type: 'text', text: plainLine(text) })) },
    ],
  },
});

function outcomeOf({ status, body }: MessageAnswer): SendOutcome {
  if (status >= 200 && status < 300) {
    const read = whatsappAccepted.safeParse(body);
    return read.success
      ? { kind: 'accepted', ref: read.data.messages[0].id }
      : { kind: 'unknown', reason: messageWords.whatsappGarbled };
  }
  const error = whatsappError.safeParse(body).data?.error;
  if (status === 401 || status === 403 || (error && CREDENTIALS.has(error.code))) {
    throw new MessagesUnavailable(
      `WhatsApp does not accept our access token (${error?.code ?? status}).`,
      'credentials',
    );
  }
  if (status === 429 || (error && PASSING.has(error.code)))
    throw new MessagesUnavailable(`WhatsApp asks to come back later (${error?.code ?? status}).`, 'busy');
  if (status >= 400 && status < 500 && error) {
    const recipient = recipientProblem(error.code);
    if (recipient) return { kind: 'rejected', because: 'recipient', reason: recipient };
    return {
      kind: 'rejected',
      because: NO_TEMPLATE.has(error.code) ? 'template' : 'operator',
      reason: messageWords.whatsappRefused(error.code),
    };
  }
  // 5xx without words of theirs: something in between, which may have handed it on
  if (status >= 500) return { kind: 'unknown', reason: messageWords.whatsappDown(status) };
  throw new MessagesUnavailable(`Something other than WhatsApp answered (${status}).`, 'status');
}
