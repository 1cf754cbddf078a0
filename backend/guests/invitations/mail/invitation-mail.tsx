import type { replyWords } from '#messages/guests/reply/by-language.ts';
import type { Language } from '#messages/language.ts';
import type { reminderWords } from '#messages/reminders/guests/by-language.ts';
import { dateAndTime, type EventFacts, type FunctionFacts } from '#backend/guests/invitations/event-facts.ts';
import type { InvitingWords } from '#backend/guests/invitations/inviting-words.ts';
import { MailButton } from '#backend/messaging/mail-layout/button.tsx';
import { MailFact, MailFacts } from '#backend/messaging/mail-layout/facts.tsx';
import { MailFrame } from '#backend/messaging/mail-layout/frame.tsx';
import {
  EventName,
  Eyebrow,
  Lines,
  MailTextLink,
  Paragraph,
  Quiet,
} from '#backend/messaging/mail-layout/text.tsx';

/** What every mail to a guest is made of. */
export interface InvitationMail extends InvitingWords {
  /** The button labels, which are those of the event page (spec section 2). */
  answers: (typeof replyWords)[Language]['card']['answers'];
  reminders: (typeof reminderWords)[Language];
  /** Until when to answer, as a sentence; empty when nothing is asked or it is over. */
  answerBy: string;
  /** What the organiser wrote, where this mail brings it. */
  message: string;
  /** Who changed what, as a sentence, where this mail tells of a change. */
  changed: string;
  /** When and where it was to be, as a sentence, where this mail tells that it changed; or empty. */
  before: string;
  /** The functions the guest is invited to, under `invitedTo`. */
  functions: FunctionFacts[];
  invitedTo: string;
  /** The guest's first name, or empty. */
  greeted: string;
  withFamily: boolean;
  /** The chosen design, drawn. */
  picture: { src: string; width: number; height: number } | null;
  links: { yes: string; no: string; reply: string; unsubscribe: string; notMe: string };
}

export function Invitation(mail: InvitationMail) {
  const { facts, host, greeted, withFamily, words } = mail;
  return (
    <MailFrame
      language={mail.language}
      title={words.invites(host, facts.name)}
      preview={preview(facts)}
      picture={
        mail.picture ? (
          <Picture {...mail.picture} alt={words.picture(facts.name)} href={mail.links.reply} />
        ) : null
      }
      footer={<Footer mail={mail} />}
    >
      <Eyebrow>{words.invited}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {words.hello(greeted)}
        <br />
        {withFamily ? words.loveToHaveFamily(host) : words.loveToHave(host)}
      </Paragraph>
      <EventFactRows mail={mail} />
      <AnswerButtons mail={mail} />
      {/* last, so that however long it is the answer stays near */}
      <Paragraph>
        <Lines text={facts.description} />
      </Paragraph>
    </MailFrame>
  );
}

export function EventChanged(mail: InvitationMail) {
  const { facts, greeted, links, words } = mail;
  return (
    <MailFrame
      language={mail.language}
      title={words.changedSubject(facts.name)}
      preview={preview(facts)}
      footer={<Footer mail={mail} />}
    >
      <Eyebrow>{words.noteChange}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {words.hello(greeted)}
        <br />
        {mail.changed}
      </Paragraph>
      <EventFactRows mail={mail} />
      {mail.before ? <Paragraph>{mail.before}</Paragraph> : null}
      <div style={{ marginTop: 28 }}>
        <MailButton href={links.reply}>{words.seeEvent}</MailButton>
      </div>
      <Quiet>{words.plansChange}</Quiet>
    </MailFrame>
  );
}

export function EventCancelled(mail: InvitationMail) {
  const { facts, host, greeted, words } = mail;
  return (
    <MailFrame
      language={mail.language}
      title={words.cancelledSubject(facts.name)}
      preview={words.wasPlanned(facts.date)}
      footer={<Footer mail={mail} cancelled />}
    >
      <Eyebrow>{words.cancelledEyebrow}</Eyebrow>
      <EventName name={facts.name} couple={facts.couple} />
      <Paragraph>
        {words.hello(greeted)}
        <br />
        {words.cancelled(host, dateAndTime(facts))}
      </Paragraph>
      <Paragraph>{words.calendarCancelled}</Paragraph>
    </MailFrame>
  );
}

/** Until when, the two answers, and the way to answer later. */
export function AnswerButtons({ mail: { answers, answerBy, links, words } }: { mail: InvitationMail }) {
  return (
    <>
      {answerBy ? <Paragraph>{answerBy}</Paragraph> : null}
      <div style={{ marginTop: 24 }}>
        <MailButton href={links.yes}>{answers.yes}</MailButton>
        <MailButton href={links.no} second>
          {answers.no}
        </MailButton>
      </div>
      <Quiet>
        <WithLink text={words.notSure} href={links.reply} />
      </Quiet>
    </>
  );
}

/** A sentence whose part in `<open>` is a link. */
export function WithLink({ text, href }: { text: string; href: string }) {
  const [before, link, after] = text.split(/<\/?open>/);
  return (
    <>
      {before}
      <MailTextLink href={href}>{link}</MailTextLink>
      {after}
    </>
  );
}

export const preview = ({ date, time, venueName }: EventFacts) =>
  [date, time, venueName].filter(Boolean).join(' · ');

/** When and where, and the functions the guest is invited to. */
export function EventFactRows({ mail }: { mail: InvitationMail }) {
  const { facts, words } = mail;
  return (
    <>
      <MailFacts>
        <MailFact label={words.date}>{facts.date}</MailFact>
        {facts.time ? <MailFact label={words.time}>{facts.time}</MailFact> : null}
        {facts.venueName || facts.venueLocation ? (
          <MailFact label={words.venue}>
            {facts.venueName}
            {facts.venueName && facts.venueLocation ? <br /> : null}
            {facts.venueLocation}
            <br />
            <MailTextLink href={facts.mapUrl}>{words.seeOnMap}</MailTextLink>
          </MailFact>
        ) : null}
        {facts.lines.map(({ term, value }) => (
          <MailFact key={term} label={term}>
            {value}
          </MailFact>
        ))}
      </MailFacts>
      {mail.functions.length > 0 ? <FunctionRows mail={mail} /> : null}
    </>
  );
}

function FunctionRows({ mail: { functions, invitedTo, words } }: { mail: InvitationMail }) {
  return (
    <MailFacts title={invitedTo}>
      {functions.map(({ name, when, where, mapUrl }, index) => (
        <MailFact key={index} label={name} strong>
          {when}
          {where ? <br /> : null}
          {where}
          {mapUrl ? (
            <>
              <br />
              <MailTextLink href={mapUrl}>{words.seeOnMap}</MailTextLink>
            </>
          ) : null}
        </MailFact>
      ))}
    </MailFacts>
  );
}

export function Footer({
  mail: { facts, host, links, words },
  cancelled = false,
}: {
  mail: InvitationMail;
  cancelled?: boolean;
}) {
  return (
    <>
      {words.why(host, facts.name)}
      {cancelled ? null : ` ${words.yoursAlone}`}
      <br />
      <br />
      {words.sentWith} <MailTextLink href={links.unsubscribe}>{words.noMore}</MailTextLink> ·{' '}
      <MailTextLink href={links.notMe}>{words.notForMe}</MailTextLink>
    </>
  );
}

interface PictureProps {
  src: string;
  width: number;
  height: number;
  alt: string;
  href: string;
}

/** The width of a mail on a large screen, in pixels. */
const WIDTH = 600;

/**
 * The invitation over the whole width of the mail, on a phone that of the screen; it leads to the guest's page. What it
 * shows stands in words below it as well.
 */
function Picture({ src, width, height, alt, href }: PictureProps) {
  return (
    <a href={href} style={{ display: 'block' }}>
      <img
        src={src}
        alt={alt}
        width={WIDTH}
        height={Math.round((WIDTH * height) / width)}
        style={{ display: 'block', width: '100%', height: 'auto', border: 0 }}
      />
    </a>
  );
}
