import { createHmac } from 'node:crypto';
import { CODE_DIGITS } from '#contract/accounts/sign-in-codes.ts';
import { deviceName } from '#contract/accounts/security.ts';
import { codeMailWords } from '#messages/accounts/code-mail/by-language.ts';
import type { Language } from '#messages/language.ts';
import { isUnrecognised, readDevice } from '#backend/accounts/security/device.ts';
import { composeTransactionalMail } from '#backend/messaging/transactional-mail/template.tsx';
import type { Context } from '#backend/platform/context.ts';
import type { Job } from '#backend/platform/jobs/jobs.ts';
import type { Mail } from '#backend/providers/mail.ts';
import { findCodeToSend, isExpected, type SignInCodeRow } from './repository.ts';

/** Queue of the mails with codes; a job names a row of `sign_in_codes` and holds no code. */
export const CODE_QUEUE = 'sign-in-code';
export interface CodeJob {
  codeId: string;
  language: Language;
  /** Of the browser that asked, to tell the reader. */
  userAgent: string;
}

/** The code of a row: whoever reads the database alone cannot make it. */
export function signInCodeOf(secret: string, { id, email }: Pick<SignInCodeRow, 'id' | 'email'>): string {
  const digest = createHmac('sha256', secret).update(`sign-in-code:${id}:${email}`).digest();
  // of 2^48 numbers each code has as many as any other, but for one in three million
  return String(digest.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');
}

/** Mails codes, while they work. The code is made when the mail is. */
export function handleSignInCodes(ctx: Context, mail: Mail): void {
  ctx.jobs.handle<CodeJob>(
    CODE_QUEUE,
    { retryLimit: 6, retryDelay: 5, expireInSeconds: 60, concurrency: 4 },
    (job) => send(ctx, mail, job),
    async ({ data }) => ctx.log.error({ code: data.codeId }, 'a mail with a sign-in code could not be sent'),
  );
}

async function send(ctx: Context, mail: Mail, { id, data }: Job<CodeJob>): Promise<void> {
  const row = await findCodeToSend(ctx.db, data.codeId, ctx.now());
  // used, asked for again since, or over
  if (!row) return;
  if (row.crowded_until && !(await isExpected(ctx.db, row.email)))
    return ctx.log.warn(
      { code: row.id },
      'very many codes are asked for: one to a new address was not mailed',
    );
  const words = codeMailWords[data.language];
  const code = signInCodeOf(ctx.env.SESSION_SECRET, row);
  const device = readDevice(data.userAgent);
  const content = {
    subject: words.subject(code),
    paragraphs: [words.text(code), words.secret, words.notYou],
    facts: [
      { term: words.code, value: code },
      ...(isUnrecognised(device) ? [] : [{ term: words.requestOrigin, value: deviceName(device) }]),
    ],
    // it fills the code in and does no more: mail scanners open links
    action: { label: words.action, path: `/auth/code?code=${code}` },
    reason: { eyebrow: words.eyebrow, why: words.why, change: { label: words.about, path: '/about' } },
  };
  const result = await mail.send(
    composeTransactionalMail(ctx.env, {
      kind: 'sign-in-code',
      id,
      content,
      firstName: '',
      address: row.email,
      written: { language: data.language, hello: words.hello },
    }),
  );
  if (!result.accepted)
    ctx.log.warn({ code: row.id, reason: result.reason }, 'a mail with a sign-in code bounced');
}
