import { asciiDigits } from '#contract/common/phone.ts';
import { normalized } from '#contract/common/unicode.ts';
import { isRelation, splitName } from '#contract/guests/person-name.ts';
import { isTown } from './columns/places.ts';
import { kindOfHeading } from './columns/column-kinds.ts';
import { apartFromLabels } from './columns/labelled-numbers.ts';
import { line, readLine } from './columns/line.ts';
import { partyBehind } from './columns/party.ts';
import type { Sheet } from './open/open-in-worker.ts';
import { isCrossedOut } from './columns/nobody.ts';
import { withoutSigns } from './columns/plain-name.ts';
import { withCounts } from './counts-below.ts';
import { joinedLines, withAddressesBehind, type Line } from './joined-lines.ts';
import { isLabel, labelBefore } from './label-lines.ts';
import { hasRecipients, recipientsIn } from './recipients.ts';
import { countsPeople, hasContact, headsOthers, isSum } from './row-role.ts';
import type { TableRow } from './table.ts';

/** `[12/03/26, 10:15:20 AM] Asha: ` and `12/03/26, 10:15 - Asha: `, as WhatsApp puts before what somebody wrote. */
const STAMP =
  /^(?:\[\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s[^\]]{4,20}\]\s*|\d{1,4}[./-]\d{1,2}[./-]\d{1,4},?\s\d{1,2}[:.]\d{2}[^\n–-]{0,15}\s[–-]\s)/u;
const SENDER = /^[^:\n]{1,60}:\s*/u;
/** What stands before a thing in a list. */
const BULLET =
  /^(?:[\s>•●○◦▪▫■□◆◇►▶➤➢➔➡→✓✔☑·*–—-]|\p{Extended_Pictographic}|[\ufe0e\ufe0f\u200d])+(?=[^\d])/u;
/** What a list is called, and nobody. */
const LIST_TITLE =
  /^(?:\S+\s+){0,2}guests?\s+list(?:\s+(?:for|of)\s+.{2,30})?[\s\p{Extended_Pictographic}\ufe0f]*$|^(?:(?:final|guests?|invit\w+|wedding|marriage|shaa?di|mehma+n)\s+)+list$|सूची$|यादी$/iu;
/** What somebody answers in a chat, and nobody’s name. */
const ANSWER =
  /^(?:(?:ok(?:ay)?|done|thanks?|thank you|thx|yes|no|haan?|ji|theek|thik|hai|noted|sure|great|sir|madam)[\s.!,]*)+$/iu;
/** Begins or ends a letter. */
const OF_LETTER =
  /^(?:to|from|dear\s.{1,30}|(?:hi|hello|hey)(?:\s+\S+)?|(?:(?:warm|best|kind|with)\s+)*regards|yours\s.{1,20}|thanking you)\s*[,:!]*$/iu;
/** What a chat has in place of a picture or a card. */
const ATTACHED =
  /\.(?:vcf|jpe?g|png|webp|pdf|opus|mp4)(?![\p{L}\p{Nd}])|\(file attached\)|<media omitted>|(?:^|\s)(?:image|photo|video(?: note)?|audio|voice message|sticker|gif|document|contact(?: card)?|media)s? omitted$/iu;
/** `Please add Verma ji also`. */
const PLEASE_ADD =
  /^(?:(?:please|pls|plz|kindly|also|aur)\s+)*add\s+(?=\p{L})|(?<=^(?:(?:please|pls|plz|kindly)\s+)?add\s.*)\s+(?:also|too|bhi)(?=[\s.!]*$)/giu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const EMPHASIS = /([*_~])(\S(?:[^*_~]*\S)?)\1/gu;

/** The lines of a text, or of a tab with one filled cell in each row; null for a table. */
function textOf({ lines, rows }: Sheet): { rowNumber: number; text: string }[] | null {
  if (lines?.some(hasRecipients))
    return lines.flatMap((line, at) =>
      (hasRecipients(line) ? recipientsIn(line) : [line]).map((text) => ({ rowNumber: at + 1, text })),
    );
  const alone = namesOfOneLine(lines?.filter((line) => line.trim()) ?? []);
  if (alone) return alone.map((text) => ({ rowNumber: rows[0]?.rowNumber ?? 1, text }));
  const filled = rows.map(({ rowNumber, cells }) => ({
    rowNumber,
    texts: cells.filter((cell) => cell.trim()),
  }));
  if (filled.every(({ texts }) => texts.length < 2))
    return filled.map(({ rowNumber, texts: [text = ''] }) => ({ rowNumber, text }));
  const width = rows[0]?.cells.length ?? 0;
  const isChat = lines?.some((line) => STAMP.test(line.replace(/^\u200e/u, '')));
  const isTable = !isChat && rows.every(({ cells }) => cells.length === width);
  if (isTable && !filled.some(({ texts }) => texts.some((text) => line.looksLike?.(text)))) return null;
  return lines?.map((text, index) => ({ rowNumber: index + 1, text })) ?? null;
}

/** The names of a text that is one line of them: `Ravi, Kavi and Savi`; null for any other. */
function namesOfOneLine([line, ...others]: readonly string[]): string[] | null {
  if (line === undefined || others.length > 0 || hasContact(line)) return null;
  const names = line.split(/\s*[,;]\s*|\s+(?:and|aur|और)\s+/iu).filter(Boolean);
  const isName = (text: string) =>
    /^(?!\p{Ll})\p{L}[\p{L}\p{M}.]*(?: [\p{L}\p{M}.]+){0,2}$/u.test(text) && kindOfHeading(text) === null;
  return names.length > 2 && names.every(isName) ? names : null;
}

/**
 * A text read line by line: each with a contact is a guest, or several; a name stands in the same line as its number, or in the one
 * before or behind it. Null where no line has a contact and not nearly all are names.
 */
export function rowsOfLines(sheet: Sheet): TableRow[] | null {
  const written = textOf(sheet);
  if (!written) return null;
  const isCapital = written.some(({ text }) => /\p{Lu}/u.test(text));
  let place = 0;
  const lines = written.flatMap(({ rowNumber, text: raw }): Line[] => {
    const plain = asciiDigits(normalized(raw, 'NFKC'))
      .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
      .trim();
    const sent = plain.replace(STAMP, '');
    const said = sent === plain ? plain : sent.replace(SENDER, '').replace(/(?<=\S\s*)<[^<>@]{5,40}>$/u, '');
    if (!/[\p{L}\p{Nd}]/u.test(said)) return [];
    const isEmphasised = said.replace(EMPHASIS, '').trim().length < 2;
    const isStruck = /^~\S.*~$/u.test(said);
    let text = withoutSigns(said.replace(EMPHASIS, '$2').replace(BULLET, '').replace(PLEASE_ADD, '')) || said;
    // a sign like any other goes; that somebody is crossed out is said of their name
    if (isCrossedOut(said)) text += ' ❌';
    const number = /^\(?(\d{1,3}|[a-z](?=[.)\]]))[.):\]-]?\s+(?=\p{L})/u.exec(text);
    if (number && [String(place + 1), LETTERS[place]].includes(number[1])) {
      place += 1;
      text = text.slice(number[0].length);
    }
    const read = { rowNumber, text, ...contactsOf(text) };
    if (isStruck || ANSWER.test(text) || OF_LETTER.test(text) || ATTACHED.test(text))
      return [{ ...read, role: 'unread' }];
    if (read.hasContact) return severalIn(read);
    if (LIST_TITLE.test(text)) return [{ ...read, role: 'caption' }];
    if (isEmphasised || headsOthers(text)) return [{ ...read, role: 'heading' }];
    if (isLabel(text) || (!isSum(text) && countsPeople(text))) return [{ ...read, role: 'unread' }];
    const isSystem = sent !== plain && !SENDER.test(sent);
    return [isSystem || !isNameLike(text, isCapital) ? { ...read, role: 'unread' } : read];
  });
  const reached = lines.filter((each) => each.hasContact).length;
  const named = lines.filter(({ role, text }) => !role && !/[,;|\t]/.test(text)).length;
  // what heads names, and pictures of a chat, tell a list from no other text
  const others = lines.filter(({ role, text }) => role === 'heading' || ATTACHED.test(text)).length;
  if (reached === 0 && (named < 2 || named * 3 < (lines.length - others) * 2)) return null;
  return joinedLines(headed(withAddressesBehind(withCounts(lines)))).map(({ rowNumber, text, role }) => ({
    rowNumber,
    cells: [text],
    ...(role && { role }),
  }));
}

function contactsOf(text: string): Pick<Line, 'name' | 'hasContact'> {
  const { phones, emails, name: written } = readLine(text, { country: 'IN' });
  const name = labelBefore(text) ? '' : written;
  return { name, hasContact: phones.length + emails.length > 0 || hasContact(text) };
}

/** Also `Mr. Verma 98… Mrs. Verma 98…` and `Manju 98… aur uski beti Ritu 98…`, where a number stands before. */
const BETWEEN_GUESTS =
  /[,;|]|\s\/\s|(?<=\d{4}\s?\)?)\s+(?:(?:and|aur|और)\s+(?:his |her |uski |uske |unki )?(?=\p{L})|(?=(?:mr|mrs|smt|shri|dr)[.\s]\s?\p{L}))/iu;

/** `Amit 98200 12345, Neha 98200 12346`: guests of one line, each with a name and a contact. */
function severalIn(line: Line): Line[] {
  if (apartFromLabels(line.text)) return [line];
  const parts = line.text
    .split(BETWEEN_GUESTS)
    .filter((text) => /[\p{L}\p{Nd}]/u.test(text))
    .map((text) => ({ ...line, text: text.trim(), ...contactsOf(text) }));
  const isNamed = ({ name }: Line) => /\p{L}/u.test(name);
  const named = parts.filter(isNamed);
  const areAllReached = parts.every(
    (part) => part.hasContact && (isNamed(part) || (named.length > 1 && part.text.includes('@'))),
  );
  // names and then numbers, as of a group: nobody knows whose each is
  const reached = parts.filter(({ hasContact }) => hasContact);
  const areApart = named.length > 2 && reached.length > 1 && named.length + reached.length === parts.length;
  const areBeside =
    reached.length > 1 &&
    reached.every(isNamed) &&
    parts.every((part) => part.hasContact || isSomebody(part));
  if (parts.length > 1 && (areAllReached || areBeside || (areApart && !reached.some(isNamed)))) return parts;
  // `Mohan 98200 12345 Sohan 98200 12346`: each name before its number
  const inRow = line.text.split(BEHIND_NUMBER).map((text) => ({ ...line, text, ...contactsOf(text) }));
  return inRow.length > 1 && inRow.every((part) => part.hasContact && isSomebody(part)) ? inRow : [line];
}

const BEHIND_NUMBER = /(?<=\d{5}\s?\)?)\s+(?=\p{L}[\p{L}\p{M}]+)/u;
/** Whether what is named in a line is a person, and no word for one, a place or what a number is. */
const isSomebody = ({ name }: Line): boolean =>
  /^\p{L}[\p{L}\p{M}.' ]+$/u.test(name) && !isTown(name) && !isRelation(name) && !NOT_A_NAME.test(name);
const NOT_A_NAME =
  /^(?:(?:his|her|uski|uske|unki)\s|(?:wife|husband|son|daughter|brother|sister|father|mother|patni|pati|beta|beti|home|house|office|off|res|resi|mobile|mob|whatsapp|wa|phone|ph|land|landline|alt|alternate|ask|via|through|or|and|aur|ya|with|only|family|no|number)(?![\p{L}\p{M}]))/iu;

/** What stands above all the others and has no contact where they have is a title. */
function headed(lines: Line[]): Line[] {
  const [first, ...others] = lines;
  const guests = others.filter(({ role }) => !role);
  const reached = guests.filter((each) => each.hasContact && each.name);
  const isTitle = reached.length > 1 && reached.length * 3 >= guests.length * 2;
  return first && isTitle && !first.role && !first.hasContact
    ? [{ ...first, role: 'caption' }, ...others]
    : lines;
}

/** Whether a text may be a name: few words, most of them with a capital where the text has any. */
function isNameLike(text: string, hasCapitals: boolean): boolean {
  const { name: written } = partyBehind(text);
  // `Ravi 4`
  const name = written.replace(/(?<=\p{L}|\p{M})\s+\p{Nd}{1,2}$/u, '');
  if (!/\p{L}{2}|\p{L}\p{M}/u.test(name) || /[\p{Nd}?!:;/=<>@#%]|\.\s*$/u.test(name)) return false;
  const { firstName, lastName } = splitName(name);
  const words = `${firstName} ${lastName}`.split(/[\s,&]+/u).filter(Boolean);
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  const isOfCases = words.some((word) => /^[\p{Lu}\p{Ll}]/u.test(word));
  if (!isOfCases) return words.length <= 4;
  return (
    words.length <= 2 || (hasCapitals ? words.length <= 6 && small * 2 <= words.length : words.length <= 3)
  );
}
