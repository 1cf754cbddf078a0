import { renderToStaticMarkup } from 'react-dom/server';
import { contactTopic } from '#contract/messaging/contact.ts';
import { plainLine } from '#contract/common/plain-line.ts';
import { contactWords } from '#messages/contact/words.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { MailFact, MailFacts } from '#backend/messaging/mail-layout/facts.tsx';
import { MailFrame } from '#backend/messaging/mail-layout/frame.tsx';
import { EventName, Eyebrow, Lines, Paragraph } from '#backend/messaging/mail-layout/text.tsx';
import type { MailMessage } from '#backend/providers/mail.ts';
import type { ContactMessage } from './repository.ts';

/** The mail of a message to the support: answers go to whoever wrote it. */
export function composeContactMail(env: Env, message: ContactMessage): MailMessage {
  const topic = contactTopic.safeParse(message.topic).data;
  const about = topic ? contactWords.topicNames[topic] : contactWords.mailTopicUnknown;
  const name = plainLine(message.name);
  const subject = contactWords.mailSubject(about, name);
  const facts = [
    { term: contactWords.mailName, value: name },
    { term: contactWords.mailEmail, value: plainLine(message.email) },
    { term: contactWords.mailTopic, value: about },
    // the address is what they typed; the account is what we know
    {
      term: contactWords.mailSignedIn,
      value: message.user_id ? contactWords.mailAccount(message.user_id) : contactWords.mailNoAccount,
    },
  ];
  return {
    kind: 'contact',
    messageId: `<contact-${message.id}@${new URL(env.APP_URL).hostname}>`,
    fromName: contactWords.mailFrom,
    to: { name: contactWords.mailTo, address: env.SUPPORT_EMAIL },
    replyTo: { name, address: plainLine(message.email) },
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(
      <MailFrame title={subject} preview={message.message.slice(0, 120)} footer={contactWords.mailFooter}>
        <Eyebrow>{contactWords.mailEyebrow}</Eyebrow>
        <EventName name={about} couple="" />
        <MailFacts>
          {facts.map(({ term, value }) => (
            <MailFact key={term} label={term}>
              {value}
            </MailFact>
          ))}
        </MailFacts>
        <Paragraph>
          <Lines text={message.message} />
        </Paragraph>
      </MailFrame>,
    )}`,
    text: `${facts.map(({ term, value }) => `${term}: ${value}`).join('\n')}\n\n${message.message}\n\n--\n${contactWords.mailFooter}\n`,
    calendar: null,
    unsubscribeUrl: null,
  };
}
