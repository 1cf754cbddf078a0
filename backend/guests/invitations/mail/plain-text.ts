import { dateAndTime, whereInWords } from '#backend/guests/invitations/event-facts.ts';
import type { InvitationMail } from './invitation-mail.tsx';

const paragraphs = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n\n') + '\n';
const title = ({ facts }: InvitationMail) => (facts.couple ? `${facts.name}\n${facts.couple}` : facts.name);

/** The facts of the event, and those of the guest's functions. */
export function factLines(mail: InvitationMail): string {
  return [whenAndWhere(mail), functionLines(mail)].filter(Boolean).join('\n\n');
}

function functionLines({ functions, invitedTo, words }: InvitationMail): string {
  if (functions.length === 0) return '';
  const lines = functions.map(({ name, when, where, mapUrl }) =>
    [`${name}: ${when}`, where, mapUrl && `${words.map}: ${mapUrl}`].filter(Boolean).join('\n'),
  );
  return [`${invitedTo}:`, ...lines].join('\n\n');
}

function whenAndWhere({ facts, words }: InvitationMail): string {
  const where = whereInWords(facts);
  return [
    `${words.date}: ${facts.date}`,
    facts.time && `${words.time}: ${facts.time}`,
    where && `${words.venue}: ${where}`,
    facts.mapUrl && `${words.map}: ${facts.mapUrl}`,
    ...facts.lines.map(({ term, value }) => `${term}: ${value}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Why a mail came, and how to end that. */
export function footerText(
  { facts, host, links, words }: InvitationMail,
  { cancelled = false } = {},
): string {
  return `--\n${words.why(host, facts.name)}${cancelled ? '' : ` ${words.yoursAlone}`}\n\n${words.noMore}: ${links.unsubscribe}\n${words.notForMe}: ${links.notMe}`;
}

/** What an invitation says before its links. */
export const invitationBody = (mail: InvitationMail): string[] =>
  [
    mail.words.hello(mail.greeted),
    mail.withFamily ? mail.words.loveToHaveFamily(mail.host) : mail.words.loveToHave(mail.host),
    title(mail),
    factLines(mail),
    mail.answerBy,
  ].filter(Boolean);

/** The same words as `Invitation`, for those who read mail as text. */
export const invitationText = (mail: InvitationMail): string =>
  paragraphs(...invitationBody(mail), ...answerLines(mail), mail.facts.description, footerText(mail));

const answerLines = (mail: InvitationMail): string[] => [
  `${mail.answers.yes}\n${mail.links.yes}`,
  `${mail.answers.no}\n${mail.links.no}`,
  `${mail.words.notSure.replace(/<\/?open>/g, '')}\n${mail.links.reply}`,
];

/** What a reminder says before its links. */
export const reminderBody = (mail: InvitationMail): string[] =>
  [
    mail.words.hello(mail.greeted),
    mail.reminders.reminding(mail.host),
    title(mail),
    factLines(mail),
    mail.answerBy,
  ].filter(Boolean);

/** The same words as `Reminder`. */
export const reminderText = (mail: InvitationMail): string =>
  paragraphs(...reminderBody(mail), ...answerLines(mail), footerText(mail));

/** What a message of the organiser says before its link. */
export const messageBody = (mail: InvitationMail): string[] => [
  mail.words.hello(mail.greeted),
  mail.message,
  title(mail),
  factLines(mail),
];

/** The same words as `HostMessage`. */
export const messageText = (mail: InvitationMail): string =>
  paragraphs(
    ...messageBody(mail),
    `${mail.words.seeEvent}:\n${mail.links.reply}`,
    mail.reminders.replyReaches(mail.host),
    footerText(mail),
  );

/** The same words as `EventChanged`. */
export const eventChangedText = (mail: InvitationMail): string =>
  paragraphs(
    mail.words.hello(mail.greeted),
    mail.changed,
    title(mail),
    factLines(mail),
    mail.before,
    `${mail.words.seeEvent}:\n${mail.links.reply}`,
    footerText(mail),
  );

/** The same words as `EventCancelled`. */
export const eventCancelledText = (mail: InvitationMail): string =>
  paragraphs(
    mail.words.hello(mail.greeted),
    mail.words.cancelled(mail.host, dateAndTime(mail.facts)),
    title(mail),
    footerText(mail, { cancelled: true }),
  );
