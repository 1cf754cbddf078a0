import { dateAndTime, whereInWords } from '../event-facts.ts';
import type { Letter } from './letters.tsx';

const paragraphs = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n\n') + '\n';
const title = ({ facts }: Letter) => (facts.couple ? `${facts.name}\n${facts.couple}` : facts.name);

function factLines({ facts, words }: Letter): string {
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
  return `--\n${words.why(host, facts.name)}${cancelled ? '' : ` ${words.yoursAlone}`}\n\n${words.noMore}: ${links.unsubscribe}`;
}

/** The same words as `Invitation`, for those who read mail as text. */
export const invitationText = (letter: Letter): string =>
  paragraphs(
    letter.words.hello(letter.firstName),
    letter.withFamily ? letter.words.loveToHaveFamily(letter.host) : letter.words.loveToHave(letter.host),
    title(letter),
    factLines(letter),
    `${letter.answers.yes}\n${letter.links.yes}`,
    `${letter.answers.no}\n${letter.links.no}`,
    `${letter.words.notSure.replace(/<\/?open>/g, '')}\n${letter.links.reply}`,
    letter.facts.description,
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
