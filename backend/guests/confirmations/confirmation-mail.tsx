import { renderToStaticMarkup } from 'react-dom/server';
import { firstOf, plainLine } from '#contract/common/plain-line.ts';
import { namesComing } from '#contract/guests/household.ts';
import { personalCalendarPath } from '#contract/guests/personal-path.ts';
import { confirmationWords } from '#messages/guests/confirmation/by-language.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Env } from '#backend/platform/settings/env.ts';
import { composeWithCalendar } from '#backend/guests/invitations/mail/compose.ts';
import {
  EventFactRows,
  Footer,
  WithLink,
  type InvitationMail,
} from '#backend/guests/invitations/mail/invitation-mail.tsx';
import { factLines, footerText } from '#backend/guests/invitations/mail/plain-text.ts';
import { MailButton } from '#backend/messaging/mail-layout/button.tsx';
import { MailFrame } from '#backend/messaging/mail-layout/frame.tsx';
import {
  EventName,
  Eyebrow,
  Lines,
  MailTextLink,
  Paragraph,
  Quiet,
} from '#backend/messaging/mail-layout/text.tsx';
import type { MailMessage } from '#backend/providers/mail.ts';
import type { AnswerToConfirm } from './repository.ts';

/** Writes the mail that confirms an answer, in the guest's language: what they said and, with a yes, all one needs to come. */
export function composeConfirmation(env: Env, found: AnswerToConfirm, now: Date): MailMessage {
  const { answer, event, organiser } = found;
  const { mail, calendar } = composeWithCalendar(
    env,
    { ...found, kind: 'confirmation', guest: { ...answer, phone: '', link_outdated: false }, message: '' },
    null,
    now,
  );
  const comes = answer.rsvp === 'yes';
  const content = sayAnswer(mail, found);
  const own = { eventId: event.id, guestId: answer.id, key: answer.link_key };
  const calendarUrl = env.APP_URL + personalCalendarPath(own);
  return {
    kind: 'confirmation',
    messageId: `<answer-${answer.id}-${answer.version}@${new URL(env.APP_URL).hostname}>`,
    fromName: mail.words.from(mail.host),
    to: { name: plainLine(`${answer.first_name} ${answer.last_name}`), address: answer.email },
    replyTo: organiser.email ? { name: mail.host, address: organiser.email } : null,
    subject: content.subject,
    html: `<!DOCTYPE html>${renderToStaticMarkup(<Confirmation mail={mail} content={content} calendarUrl={calendarUrl} />)}`,
    text: textOf(mail, content, calendarUrl),
    calendar: comes ? calendar : null,
    unsubscribeUrl: mail.links.unsubscribe,
  };
}

type ConfirmationContent = ReturnType<typeof sayAnswer>;

/** The answer in words, with the functions as they stand to it. */
function sayAnswer(mail: InvitationMail, { answer, functions }: AnswerToConfirm) {
  const { language, facts, host } = mail;
  const words = confirmationWords[language];
  const replies = replyWords[language];
  const { adults, children, note } = answer;
  const coming = namesComing(answer.answered_household);
  const comes = answer.rsvp === 'yes';
  const isAlone = adults + children < 2;
  const heads = isAlone ? replies.seeYou : replies.headsComing(adults, children);
  return {
    comes,
    words,
    subject: firstOf(plainLine((comes ? words.yesSubject : words.noSubject)(facts.name)), 200),
    eyebrow: comes ? words.yesEyebrow : words.noEyebrow,
    lines: [
      comes ? words.yesText(host) : words.noText(host),
      comes ? heads : replies.declined,
      comes && coming ? replies.coming(coming) : '',
      comes && !coming && answer.names ? replies.comingWith(answer.names) : '',
      note ? replies.yourNote(note) : '',
    ].filter(Boolean),
    change: comes ? words.changeYes : words.changeNo,
    functions: mail.functions.map((each, place) => {
      const people = functions[place]?.people ?? null;
      if (people === 0) return { ...each, when: words.notComing, where: '', mapUrl: '' };
      const answered =
        people === null
          ? words.noAnswerYet
          : isAlone
            ? words.youCome
            : words.peopleComing(Math.min(people, adults + children));
      return { ...each, when: `${each.when} · ${answered}` };
    }),
  };
}

function Confirmation({
  mail,
  content,
  calendarUrl,
}: {
  mail: InvitationMail;
  content: ConfirmationContent;
  calendarUrl: string;
}) {
  const { facts, greeted, language, links } = mail;
  const { comes, words, lines } = content;
  return (
    <MailFrame
      language={language}
      title={content.subject}
      preview={lines.slice(0, 2).join(' ')}
      footer={<Footer mail={mail} />}
    >
      <Eyebrow>{content.eyebrow}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {mail.words.hello(greeted)}
        <br />
        <Lines text={lines.join('\n')} />
      </Paragraph>
      {comes ? (
        <>
          <EventFactRows mail={{ ...mail, functions: content.functions, invitedTo: words.functions }} />
          <Paragraph>
            <MailTextLink href={calendarUrl}>{words.addToCalendar}</MailTextLink>
          </Paragraph>
        </>
      ) : null}
      <div style={{ marginTop: 24 }}>
        <MailButton href={links.reply}>{words.openInvitation}</MailButton>
      </div>
      <Quiet>
        <WithLink text={content.change} href={links.reply} />
      </Quiet>
    </MailFrame>
  );
}

/** The same words for those who read mail as text. */
function textOf(
  mail: InvitationMail,
  { comes, words, lines, change, functions }: ConfirmationContent,
  calendarUrl: string,
): string {
  const facts = factLines({ ...mail, functions, invitedTo: words.functions });
  return (
    [
      mail.words.hello(mail.greeted),
      lines.join('\n'),
      mail.facts.name,
      ...(comes ? [facts, `${words.addToCalendar}:\n${calendarUrl}`] : []),
      `${words.openInvitation}:\n${mail.links.reply}`,
      change.replace(/<\/?open>/g, ''),
      footerText(mail),
    ].join('\n\n') + '\n'
  );
}
