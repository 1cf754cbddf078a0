import { AnswerButtons, EventFactRows, Footer, preview, type Letter } from './letters.tsx';
import {
  Eyebrow,
  EventName,
  Lines,
  MailButton,
  MailFrame,
  Paragraph,
  Quiet,
} from '#backend/messaging/mail-layout/parts.tsx';

/** Asks a guest who has not answered once more. */
export function Reminder(letter: Letter) {
  const { facts, host, firstName, reminders, words } = letter;
  return (
    <MailFrame
      language={letter.language}
      title={reminders.reminderSubject(facts.name)}
      preview={letter.answerBy || preview(facts)}
      footer={<Footer letter={letter} />}
    >
      <Eyebrow>{reminders.reminderEyebrow}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {words.hello(firstName)}
        <br />
        {reminders.reminding(host)}
      </Paragraph>
      <EventFactRows letter={letter} />
      <AnswerButtons letter={letter} />
    </MailFrame>
  );
}

/** The organiser's own words, with what they are about. */
export function HostMessage(letter: Letter) {
  const { facts, host, firstName, links, message, reminders, words } = letter;
  return (
    <MailFrame
      language={letter.language}
      title={reminders.messageSubject(host, facts.name)}
      preview={message.slice(0, 140)}
      footer={<Footer letter={letter} />}
    >
      <Eyebrow>{reminders.messageEyebrow(host)}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>{words.hello(firstName)}</Paragraph>
      <Paragraph>
        <Lines text={message} />
      </Paragraph>
      <div style={{ marginTop: 24 }}>
        <EventFactRows letter={letter} />
      </div>
      <div style={{ marginTop: 28 }}>
        <MailButton href={links.reply}>{words.seeEvent}</MailButton>
      </div>
      <Quiet>{reminders.replyReaches(host)}</Quiet>
    </MailFrame>
  );
}
