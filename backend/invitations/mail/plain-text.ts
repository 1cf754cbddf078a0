import { whereInWords, type EventFacts } from '../event-facts.ts';
import { NO_LABEL, YES_LABEL, YOURS_ALONE, type Letter } from './letters.tsx';

const paragraphs = (...parts: (string | false)[]) => parts.filter(Boolean).join('\n\n') + '\n';
const hello = (firstName: string) => (firstName ? `Namaste ${firstName},` : 'Namaste,');
const title = (facts: EventFacts) => (facts.couple ? `${facts.name}\n${facts.couple}` : facts.name);

function factLines(facts: EventFacts): string {
  const where = whereInWords(facts);
  return [`Date: ${facts.date}`, facts.time && `Time: ${facts.time}`, where && `Venue: ${where}`, facts.mapUrl && `Map: ${facts.mapUrl}`]
    .filter(Boolean)
    .join('\n');
}

function footer({ facts, host, links }: Letter, { cancelled = false } = {}): string {
  const why = `You get this mail because ${host} put you on the guest list of ${facts.name}.`;
  return `--\n${why}${cancelled ? '' : ` ${YOURS_ALONE}`}\n\nNo more mail about this event: ${links.unsubscribe}`;
}

/** The same words as `Invitation`, for those who read mail as text. */
export const invitationText = (letter: Letter): string =>
  paragraphs(
    hello(letter.firstName),
    `${letter.host} would love to have you there${letter.withFamily ? ', with your family' : ''}.`,
    title(letter.facts),
    factLines(letter.facts),
    `${YES_LABEL}\n${letter.links.yes}`,
    `${NO_LABEL}\n${letter.links.no}`,
    `Not sure yet? Open your invitation and answer later. No account is needed, and you can change your answer at any time.\n${letter.links.reply}`,
    letter.facts.description,
    footer(letter),
  );

/** The same words as `EventChanged`. */
export const eventChangedText = (letter: Letter): string =>
  paragraphs(
    hello(letter.firstName),
    `${letter.host} has changed when or where this takes place. This is how it stands now:`,
    title(letter.facts),
    factLines(letter.facts),
    `See the event and your answer:\n${letter.links.reply}`,
    footer(letter),
  );

/** The same words as `EventCancelled`. */
export const eventCancelledText = (letter: Letter): string =>
  paragraphs(
    hello(letter.firstName),
    `${letter.host} has had to cancel this. It was planned for ${letter.facts.date}${letter.facts.time ? `, ${letter.facts.time}` : ''}. There is nothing you need to do.`,
    title(letter.facts),
    footer(letter, { cancelled: true }),
  );
