import { renderToStaticMarkup } from 'react-dom/server';
import { contactTopic, contactTopicNames } from '#contract/contact.ts';
import type { Env } from '../env.ts';
import { oneLine } from '../invitations/event-facts.ts';
import { EventName, Eyebrow, Fact, Facts, Lines, MailFrame, Paragraph } from '../invitations/mail/parts.tsx';
import type { MailMessage } from '../providers/mail.ts';
import type { ContactMessage } from './repository.ts';

const WHY = 'Somebody wrote this on the contact page. Answer this mail to write back to them.';

/** The mail of a message to the support: answers go to whoever wrote it. */
export function composeContactMail(env: Env, message: ContactMessage): MailMessage {
  const topic = contactTopic.safeParse(message.topic).data;
  const about = topic ? contactTopicNames[topic] : 'Message';
  const name = oneLine(message.name);
  const subject = `${about}: ${name}`;
  const facts = [
    { term: 'Name', value: name },
    { term: 'E-mail', value: oneLine(message.email) },
    { term: 'Topic', value: about },
    // the address is what they typed; the account is what we know
    { term: 'Signed in', value: message.user_id ? `as user ${message.user_id}` : 'no' },
  ];
  return {
    messageId: `<contact-${message.id}@${new URL(env.APP_URL).hostname}>`,
    fromName: 'Shagun contact page',
    to: { name: 'Support', address: env.SUPPORT_EMAIL },
    replyTo: { name, address: oneLine(message.email) },
    subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(
      <MailFrame title={subject} preview={message.message.slice(0, 120)} footer={WHY}>
        <Eyebrow>Message to the support</Eyebrow>
        <EventName name={about} couple="" />
        <Facts>
          {facts.map(({ term, value }) => (
            <Fact key={term} label={term}>
              {value}
            </Fact>
          ))}
        </Facts>
        <Paragraph>
          <Lines text={message.message} />
        </Paragraph>
      </MailFrame>,
    )}`,
    text: `${facts.map(({ term, value }) => `${term}: ${value}`).join('\n')}\n\n${message.message}\n\n--\n${WHY}\n`,
    calendar: null,
    unsubscribeUrl: null,
    writtenByPerson: true,
  };
}
