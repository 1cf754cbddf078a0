import { randomUUID } from 'node:crypto';
import { Resolver } from 'node:dns/promises';
import { createMail, senderAddress } from '#backend/providers/mail.ts';
import { isLocal } from '#backend/platform/settings/safe-settings.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { advice, because, mend, unknown, well, type Diagnosis } from '#scripts/doctor/diagnosis.ts';

/** Texts in the name service under a name; none when there are none. @throws when it cannot be asked */
type LookUp = (name: string) => Promise<string[]>;

/**
 * Whether the mail server takes mails from us, and whether the sender's domain says that they are its own. With `to` it
 * sends one there.
 */
export async function lookAtMail(env: Env, to?: string, lookUp: LookUp = textsOf): Promise<Diagnosis[]> {
  const server = new URL(env.SMTP_URL).host;
  const found: Diagnosis[] = [];
  try {
    const mail = createMail(env);
    try {
      await mail.greet();
      found.push(well(`The mail server ${server} takes mails from us.`));
      if (to) found.push(await sendOne(mail, env, to));
    } finally {
      mail.close();
    }
  } catch (error) {
    found.push(
      mend(
        `The mail server ${server} takes no mail from us: ${because(error)}`,
        'Look at SMTP_URL: host, port, smtp or smtps, name and password. No invitation goes out until it works.',
      ),
    );
  }
  if (!isLocal(new URL(env.SMTP_URL).hostname)) found.push(...(await lookAtDomain(env, lookUp)));
  return found;
}

async function sendOne(mail: ReturnType<typeof createMail>, env: Env, to: string): Promise<Diagnosis> {
  const text =
    'This mail was sent by `npm run doctor`. If it is not among spam, mails from this server arrive.';
  const sender = senderAddress(env);
  const result = await mail.send({
    kind: 'doctor',
    messageId: `<doctor-${randomUUID()}@${domainOf(sender)}>`,
    fromName: 'Shagun',
    to: { name: '', address: to },
    replyTo: null,
    subject: `Shagun at ${new URL(env.APP_URL).host} can send mails`,
    html: `<p>${text}</p>`,
    text,
    calendar: null,
    unsubscribeUrl: null,
  });
  return result.accepted
    ? well(`It took a mail to ${to}. Look whether it arrives, and not among spam.`)
    : mend(`It refused a mail to ${to}: ${result.reason}`, 'The mail server’s own log says why.');
}

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

/** What the sender's domain says of who may send for it: without, mailboxes take invitations for spam. */
export async function lookAtDomain(env: Env, lookUp: LookUp): Promise<Diagnosis[]> {
  const domain = domainOf(senderAddress(env));
  const { DKIM_DOMAIN, DKIM_SELECTOR } = env;
  const signs = DKIM_DOMAIN && DKIM_SELECTOR;
  const records = [
    {
      name: domain,
      begins: /^v=spf1\b/i,
      there: `${domain} says which servers send its mail (SPF).`,
      missing: `${domain} does not say which servers send its mail (SPF).`,
      todo: `Add a TXT record at ${domain}, as your mail provider says: v=spf1 include:… -all`,
    },
    {
      name: `_dmarc.${domain}`,
      begins: /^v=DMARC1\b/i,
      there: `${domain} says what becomes of mail that only claims to be its own (DMARC).`,
      missing: `${domain} does not say what becomes of mail that only claims to be its own (DMARC).`,
      todo: `Add a TXT record at _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:…`,
    },
  ];
  const key = `${DKIM_SELECTOR}._domainkey.${DKIM_DOMAIN}`;
  if (signs)
    records.push({
      name: key,
      begins: /\bp=[A-Za-z0-9+/]/,
      there: `The key that signs mails is at ${key} (DKIM).`,
      missing: `There is no key at ${key}, so no mailbox can check the signature (DKIM).`,
      todo: 'Add a TXT record there: v=DKIM1; k=rsa; p=…',
    });
  const found: Diagnosis[] = [];
  for (const { name, begins, there, missing, todo } of records)
    found.push(
      await lookUp(name).then(
        (texts) => (texts.some((text) => begins.test(text)) ? well(there) : mend(missing, todo)),
        () => unknown(`The name service could not be asked for ${name}.`, 'Look again where it can be.'),
      ),
    );
  if (signs) return found;
  return [
    ...found,
    advice(
      'Mails are not signed here (DKIM).',
      'Fine where the mail server signs them. Else set DKIM_DOMAIN, DKIM_SELECTOR and DKIM_PRIVATE_KEY_FILE.',
    ),
  ];
}

async function textsOf(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 });
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA'))
      return [];
    throw error;
  }
}
