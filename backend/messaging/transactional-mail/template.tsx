import { renderToStaticMarkup } from 'react-dom/server';
import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import type { Language } from '#messages/language.ts';
import { transactionalMailWords } from '#messages/transactional-mail/by-language.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { palette } from '#backend/messaging/mail-layout/palette.ts';
import { MailButton } from '#backend/messaging/mail-layout/button.tsx';
import { MailFact, MailFacts } from '#backend/messaging/mail-layout/facts.tsx';
import { MailFrame } from '#backend/messaging/mail-layout/frame.tsx';
import { EventName, Eyebrow, Lines, Paragraph } from '#backend/messaging/mail-layout/text.tsx';
import type { MailKind, MailMessage } from '#backend/providers/mail.ts';
import type { TransactionalMail } from './service.ts';

/** A mail and who it goes to. */
interface TransactionalMailToSend {
  kind: MailKind;
  /** The same for every try. */
  id: string;
  content: TransactionalMail;
  /** The reader's first name, or empty. */
  firstName: string;
  address: string;
  /** Where its reader stops mails like it, for one that nobody's account asked for. */
  unsubscribePath?: string;
  /** What it is written in, with its greeting; English when left out. */
  written?: { language: Language; hello: string };
}

/** Writes it; links are absolute, the sender is Shagun itself. */
export function composeTransactionalMail(
  env: Env,
  { kind, id, content, firstName, address, unsubscribePath, written }: TransactionalMailToSend,
): MailMessage {
  const subject = firstOf(plainLine(content.subject), 200);
  const name = plainLine(firstName);
  const language = written?.language ?? content.language ?? 'en';
  const words = transactionalMailWords[language];
  const mail: MailContent = {
    language,
    subject,
    hello: written?.hello ?? words.hello(name),
    paragraphs: content.paragraphs,
    facts: content.facts ?? [],
    action: linkOf(env, content.action),
    eyebrow: content.reason?.eyebrow ?? content.eyebrow ?? words.moneyEyebrow,
    why: content.reason?.why ?? words.moneyWhy,
    change: linkOf(env, content.reason?.change),
  };
  return {
    kind,
    messageId: `<letter-${id}@${new URL(env.APP_URL).hostname}>`,
    fromName: 'Shagun',
    to: { name, address },
    replyTo: { name: 'Shagun', address: env.SUPPORT_EMAIL },
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Page {...mail} />)}`,
    text: plainText(mail),
    calendar: null,
    unsubscribeUrl: unsubscribePath === undefined ? null : env.APP_URL + unsubscribePath,
  };
}

type Link = { label: string; href: string } | null;

const linkOf = (env: Env, link: { label: string; path: string } | undefined): Link =>
  link ? { label: link.label, href: env.APP_URL + link.path } : null;

interface MailContent {
  language: Language;
  subject: string;
  hello: string;
  paragraphs: readonly string[];
  facts: readonly { term: string; value: string }[];
  action: Link;
  eyebrow: string;
  why: string;
  change: Link;
}

function Page({ language, subject, hello, paragraphs, facts, action, eyebrow, why, change }: MailContent) {
  return (
    <MailFrame
      language={language}
      title={subject}
      preview={paragraphs[0] ?? ''}
      footer={<Why why={why} change={change} />}
    >
      <Eyebrow>{eyebrow}</Eyebrow>
      <EventName name={subject} couple="" />
      <Paragraph>{hello}</Paragraph>
      {paragraphs.map((text, index) => (
        <Paragraph key={index}>
          <Lines text={text} />
        </Paragraph>
      ))}
      {facts.length > 0 ? (
        <MailFacts>
          {facts.map(({ term, value }, index) => (
            <MailFact key={index} label={term}>
              {value}
            </MailFact>
          ))}
        </MailFacts>
      ) : null}
      {action ? (
        <div style={{ marginTop: 28 }}>
          <MailButton href={action.href}>{action.label}</MailButton>
        </div>
      ) : null}
    </MailFrame>
  );
}

function Why({ why, change }: Pick<MailContent, 'why' | 'change'>) {
  return (
    <>
      {why}
      {change ? (
        <>
          {' '}
          <a href={change.href} className="m-quiet" style={{ color: palette.quiet }}>
            {change.label}
          </a>
        </>
      ) : null}
    </>
  );
}

/** The same words for those who read mail as text. */
const plainText = ({ subject, hello, paragraphs, facts, action, why, change }: MailContent): string =>
  [
    subject,
    hello,
    ...paragraphs,
    facts.map(({ term, value }) => `${term}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.href}` : '',
    `--\n${why}${change ? `\n${change.label}: ${change.href}` : ''}`,
  ]
    .filter(Boolean)
    .join('\n\n') + '\n';
