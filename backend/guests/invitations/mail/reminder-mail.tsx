import { AnswerButtons, EventFactRows, Footer, preview, type InvitationMail } from './invitation-mail.tsx';
import { MailButton } from '#backend/messaging/mail-layout/button.tsx';
import { MailFrame } from '#backend/messaging/mail-layout/frame.tsx';
import { EventName, Eyebrow, Lines, Paragraph, Quiet } from '#backend/messaging/mail-layout/text.tsx';

/** Asks a guest who has not answered once more. */
export function Reminder(mail: InvitationMail) {
  const { facts, host, greeted, reminders, words } = mail;
  return (
    <MailFrame
      language={mail.language}
      title={reminders.reminderSubject(facts.name)}
      preview={mail.answerBy || preview(facts)}
      footer={<Footer mail={mail} />}
    >
      <Eyebrow>{reminders.reminderEyebrow}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {words.hello(greeted)}
        <br />
        {reminders.reminding(host)}
      </Paragraph>
      <EventFactRows mail={mail} />
      <AnswerButtons mail={mail} />
    </MailFrame>
  );
}

/** The organiser's own words, with what they are about. */
export function HostMessage(mail: InvitationMail) {
  const { facts, host, greeted, links, message, reminders, words } = mail;
  return (
    <MailFrame
      language={mail.language}
      title={reminders.messageSubject(host, facts.name)}
      preview={message.slice(0, 140)}
      footer={<Footer mail={mail} />}
    >
      <Eyebrow>{reminders.messageEyebrow(host)}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>{words.hello(greeted)}</Paragraph>
      <Paragraph>
        <Lines text={message} />
      </Paragraph>
      <div style={{ marginTop: 24 }}>
        <EventFactRows mail={mail} />
      </div>
      <div style={{ marginTop: 28 }}>
        <MailButton href={links.reply}>{words.seeEvent}</MailButton>
      </div>
      <Quiet>{reminders.replyReaches(host)}</Quiet>
    </MailFrame>
  );
}
