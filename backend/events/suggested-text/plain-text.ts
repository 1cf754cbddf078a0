import { LONGEST_DESCRIPTION } from '#contract/events/event-fields.ts';
import { UNSEEN } from '#contract/common/plain-line.ts';

const LINK = /\b(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)\S+|\b(?:javascript|data|mailto|tel|whatsapp|upi):\S+/gi;
/** An address without a scheme, by the endings such addresses have. */
const BARE_LINK =
  /(?<![\p{L}\d.-])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}(?:com|net|org|in|io|co|app|dev|info|me|link|shop|site|store|xyz|online|ly|gl|gg|biz|us|uk)(?![\p{L}\d-])(?:[/?#]\S*)?/giu;
const MAIL = /[^\s@<>()]{1,64}@[^\s@<>()]{1,253}/g;
/** Ten digits and more, as telephone numbers are written; a date as 2031-02-14 is none. */
const PHONE = /\+?(?<!\d)(?!\d{4}-\d\d-\d\d(?!\d))\d(?:[\s().-]{0,2}\d){9,14}(?!\d)/g;

/** Neither phone numbers nor e-mail addresses, wherever somebody typed them; links go with them. */
export const withoutSuggestedContacts = (text: string): string =>
  text
    .replace(LINK, ' ')
    .replace(MAIL, ' ')
    .replace(BARE_LINK, ' ')
    .replace(PHONE, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim();

/**
 * What a text service wrote as plain text a person can go on with: no markup, no links, no
 * addresses, at most `LONGEST_DESCRIPTION` characters. A text that is not `whole` ends with
 * its last whole sentence. Empty when nothing is left.
 */
export function plainSuggestion(written: string, { whole = true } = {}): string {
  const seen = written
    .slice(0, 4 * LONGEST_DESCRIPTION)
    .replace(/\p{Surrogate}/gu, '')
    .replace(/\r\n?/g, '\n')
    .replace(UNSEEN, (sign) => (sign === '\n' ? sign : ' '));
  const text = untilNothingChanges(seen, (before) => tidy(withoutSuggestedContacts(withoutMarkup(before))));
  return whole && text.length <= LONGEST_DESCRIPTION
    ? text
    : toLastSentence(text.slice(0, LONGEST_DESCRIPTION));
}

const tidy = (text: string): string =>
  text
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^"([^"]*)"$/, '$1')
    .trim();

function withoutMarkup(text: string): string {
  return text
    .replace(/!?\[([^[\]\n]{0,500})\]\([^()\n]{0,2000}\)/g, '$1')
    .replace(/<[/!?a-z][^<>]{0,2000}>/gi, '')
    .replace(/^[^\S\n]*```.*$/gm, '')
    .replace(/`/g, '')
    .replace(/^[^\S\n]*(?:#{1,6}|>)[^\S\n]+/gm, '')
    .replace(/^[^\S\n]*(?:[-*_][^\S\n]*){3,}$/gm, '')
    .replace(/^[^\S\n]*[*+-][^\S\n]+/gm, '• ')
    .replace(/\*+|_{2,}|~{2,}/g, '');
}

/** Markup can stand inside markup; what is taken out never adds any, so this ends. */
function untilNothingChanges(text: string, change: (text: string) => string): string {
  for (let before = text, rounds = 0; ; rounds += 1) {
    const after = change(before);
    if (after === before || rounds > 20) return after;
    before = after;
  }
}

function toLastSentence(text: string): string {
  const end = Math.max(
    ...['. ', '! ', '? ', '.\n', '!\n', '?\n', '। ', '।\n'].map((mark) => `${text} `.lastIndexOf(mark)),
  );
  const cut = end > 0 ? text.slice(0, end + 1) : text.slice(0, Math.max(0, text.lastIndexOf(' ')));
  return cut.trim();
}
