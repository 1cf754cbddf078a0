import { dateAndTime, whereInWords } from '#backend/guests/invitations/event-facts.ts';
import type { Letter } from './letters.tsx';

const paragraphs = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n\n') + '\n';
const title = ({ facts }: Letter) => (facts.couple ? `${facts.name}\n${facts.couple}` : facts.name);

/** The facts of the event, and those of the guest's functions. */
function factLines(letter: Letter): string {
  return [eventLines(letter), functionLines(letter)].filter(Boolean).join('\n\n');
}

function functionLines({ functions, invitedTo, words }: Letter): string {
  if (functions.length === 0) return '';
  const lines = functions.map(({ name, when, where, mapUrl }) =>
    [`${name}: ${when}`, where, mapUrl && `${words.map}: ${mapUrl}`].filter(Boolean).join('\n'),
  );
  return [`${invitedTo}:`, ...lines].join('\n\n');
}

function eventLines({ facts, words }: Letter): string {
  const where = whereInWords(facts);
  return [
    `${words.date}: ${facts.date}`,
    facts.time && `${words.time}: ${facts.time}`,
    where && `${words.venue}: ${where}`,
    facts.mapUrl && `${words.map}: ${facts.mapUrl}`,
  ]
    .filter(Boolean)
    .join('\n');
}

function footer({ facts, host, links, words }: Letter, { cancelled = false } = {}): string {
  return `--\n${words.why(host, facts.name)}${cancelled ? '' : ` ${words.yoursAlone}`}\n\n${words.noMore}: ${links.unsubscribe}\n${words.notForMe}: ${links.notMe}`;
}

/** The same words as `Invitation`, for those who read mail as text. */
export const invitationText = (letter: Letter): string =>
  paragraphs(
    letter.words.hello(letter.firstName),
    letter.withFamily ? letter.words.loveToHaveFamily(letter.host) : letter.words.loveToHave(letter.host),
    title(letter),
    factLines(letter),
    letter.answerBy,
    ...answerLines(letter),
    letter.facts.description,
    footer(letter),
  );

const answerLines = (letter: Letter): string[] => [
  `${letter.answers.yes}\n${letter.links.yes}`,
  `${letter.answers.no}\n${letter.links.no}`,
  `${letter.words.notSure.replace(/<\/?open>/g, '')}\n${letter.links.reply}`,
];

/** What a reminder says before its links. */
export const reminderBody = (letter: Letter): string[] =>
  [
    letter.words.hello(letter.firstName),
    letter.reminders.reminding(letter.host),
    title(letter),
    factLines(letter),
    letter.answerBy,
  ].filter(Boolean);

/** The same words as `Reminder`. */
export const reminderText = (letter: Letter): string =>
  paragraphs(...reminderBody(letter), ...answerLines(letter), footer(letter));

/** What a message of the organiser says before its link. */
export const messageBody = (letter: Letter): string[] => [
  letter.words.hello(letter.firstName),
  letter.message,
  title(letter),
  factLines(letter),
];

/** The same words as `HostMessage`. */
export const messageText = (letter: Letter): string =>
  paragraphs(
    ...messageBody(letter),
    `${letter.words.seeEvent}:\n${letter.links.reply}`,
    letter.reminders.replyReaches(letter.host),
    footer(letter),
  );

/** The same words as `EventChanged`. */
export const eventChangedText = (letter: Letter): string =>
  paragraphs(
    letter.words.hello(letter.firstName),
    letter.words.changed(letter.host),
    title(letter),
    factLines(letter),
    `${letter.words.seeEvent}:\n${letter.links.reply}`,
    footer(letter),
  );

/** The same words as `EventCancelled`. */
export const eventCancelledText = (letter: Letter): string =>
  paragraphs(
    letter.words.hello(letter.firstName),
    letter.words.cancelled(letter.host, dateAndTime(letter.facts)),
    title(letter),
    footer(letter, { cancelled: true }),
  );
