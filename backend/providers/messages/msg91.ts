import { z } from 'zod/v4';
import { messageWords } from '#messages/phone-messages/words.ts';
import { NoAnswer, postJson, type MessageAnswer } from './exchange.ts';
import { msg91Callbacks } from './msg91-callback.ts';
import { MessagesUnavailable, type KnownProvider, type MessageProvider, type SendOutcome } from './port.ts';

/** Where MSG91 is and who we are there. */
interface Msg91Settings {
  /** Such as `https://control.msg91.com/api/v5`. */
  baseUrl: string;
  authKey: string;
  /** MSG91's ids of our templates, by `invitation.en`. */
  templates: Readonly<Record<string, string>>;
  timeoutMs?: number;
}

/** MSG91, once its settings are there. */
export const msg91: KnownProvider = {
  setUp: ({ MSG91_BASE_URL: baseUrl, MSG91_AUTH_KEY: authKey, MSG91_TEMPLATES: templates }) =>
    authKey && templates ? createMsg91({ baseUrl, authKey, templates: templatesOf(templates) }) : undefined,
  callbacks: msg91Callbacks,
};

/** `invitation.en=ID,update.en=ID` as a map. */
const templatesOf = (setting: string): Record<string, string> =>
  Object.fromEntries(
    setting
      .split(',')
      .map((each) => each.split('='))
      .map(([name = '', id = '']) => [name, id]),
  );

const TIMEOUT_MS = 15_000;

/** Longest text of one blank that Indian operators let through (DLT). */
const SMS_BLANK_LENGTH = 30;

const accepted = z.object({ type: z.literal('success'), message: z.string().min(1).max(100) });
const refused = z.object({
  type: z.literal('error'),
  message: z.string().catch(''),
  code: z.coerce.string().optional().catch(undefined),
});

/** Codes of MSG91's error list: a wrong or blocked key, an account without balance, and numbers that are none. */
const CREDENTIALS = new Set(['201', '207', '418', '301', '302', '303']);
const NO_NUMBER = new Set(['202', '203', '211', '212']);

/** Text messages to Indian numbers over MSG91's flows, each a template registered with the operators. */
export function createMsg91({
  baseUrl,
  authKey,
  templates,
  timeoutMs = TIMEOUT_MS,
}: Msg91Settings): MessageProvider {
  return {
    channel: 'sms',
    has: (template, language) =>
      language === undefined
        ? Object.keys(templates).some((name) => name.startsWith(`${template}.`))
        : templates[`${template}.${language}`] !== undefined,
    async send({ id, to, template, language, blanks }) {
      const templateId = templates[`${template}.${language}`];
      if (templateId === undefined)
        return { kind: 'rejected', because: 'operator', reason: messageWords.smsNoTemplate };
      const blanksByName = Object.fromEntries(
        blanks.map((text, index) => [`VAR${index + 1}`, shortened(text)]),
      );
      const body = {
        template_id: templateId,
        recipients: [{ mobiles: to.replace(/\D/g, ''), CRQID: id, ...blanksByName }],
      };
      try {
        return outcomeOf(
          await postJson(messageWords.smsName, `${baseUrl}/flow/`, {
            headers: { authkey: authKey },
            body,
            timeoutMs,
          }),
        );
      } catch (error) {
        if (error instanceof NoAnswer) return { kind: 'unknown', reason: error.message };
        throw error;
      }
    },
  };
}

/** Cut so that operators let it through, with two dots: an ellipsis would make every text message a costlier one. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= SMS_BLANK_LENGTH
    ? line
    : `${line
        .slice(0, SMS_BLANK_LENGTH - 2)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}..`;
}

function outcomeOf({ status, body }: MessageAnswer): SendOutcome {
  const taken = accepted.safeParse(body);
  if (status === 200 && taken.success) return { kind: 'accepted', ref: taken.data.message };
  const no = refused.safeParse(body).data;
  if (status === 401 || status === 403 || (no?.code && CREDENTIALS.has(no.code))) {
    throw new MessagesUnavailable(
      `MSG91 does not accept our key or account (${no?.code ?? status}).`,
      'credentials',
    );
  }
  if (status === 429) throw new MessagesUnavailable(`MSG91 asks to come back later (${status}).`, 'busy');
  if (no && status < 500) {
    return no.code !== undefined && NO_NUMBER.has(no.code)
      ? { kind: 'rejected', because: 'recipient', reason: messageWords.smsNoMobile }
      : { kind: 'rejected', because: 'operator', reason: messageWords.smsRefused(no.code ?? String(status)) };
  }
  if (status === 200 || status >= 500) return { kind: 'unknown', reason: messageWords.smsGarbled(status) };
  throw new MessagesUnavailable(`Something other than MSG91 answered (${status}).`, 'status');
}
