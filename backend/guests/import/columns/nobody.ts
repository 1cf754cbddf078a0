import { fileWords } from '#messages/guests/file/words.ts';
import { shownValue, type RowReading } from './column-kind.ts';

/** Stands where somebody’s name would, and names nobody who comes. */
const NOBODY =
  /^([?.\s-]+|same|n\.?a\.?|नहीं|unmarried|not married|divorced|separated|widow(er)?|single|expired|deceased|\(?late(?!\p{L}).*|\(?स्व(र्गीय|र्गीया)?(?![\p{L}\p{M}]).*|.*\bnot (coming|attending|invited)\b.*)$/iu;

/** Whether a text stands for nobody who comes: `Expired`, `?`, `Late Sunita`. */
export const isNobody = (text: string): boolean => NOBODY.test(text.trim());

/** Names what stands for nobody. @returns whether it does */
export function takeNobody(text: string, row: RowReading): boolean {
  if (!isNobody(text)) return false;
  const value = shownValue(text);
  if (/\p{L}/u.test(text))
    row.troubles.push({ kind: 'family', value, message: (at) => fileWords.personNotComing(at, value) });
  return true;
}

/** `Late Shri Mohan Lal`, `स्व. रमेश`, and the family of either. */
const DEAD =
  /^["'(]*(?:(?:the )?family of |parivar of )?(?:(?:mr|mrs|ms|smt|shri|श्री|श्रीमती)\.?\s+)?(?:late|लेट|स्व|स्वर्गीय|स्वर्गीया|कै|कैलासवासी|સ્વ|સ્વર્ગીય|স্বর্গীয়|lt\.?(?=\s+(?:shri|shree|sri|sh|smt|mr|mrs)[.\s]))(?:[\s.)"']|$)/iu;
/** `Cancelled - Dev`, `Mona (expired)`, `Lata - NOT COMING`. */
const NOTE =
  '(?:late|expired|deceased|dead|no more|passed away|not (?:coming|attending|invited|to be (?:invited|called))|(?:do not|don.?t) (?:invite|call)|to be removed|removed?|cancel(?:l?ed)?|declined|regrets?|दिवंगत|स्वर्गीय|नहीं आएंगे|नहीं बुलाना|nahi bulana|mat bulana)';
const NOTE_BEFORE = new RegExp(`^["(\\[]?${NOTE}(?:["\\])]\\s*[-–—:]?|\\s*[-–—:])\\s*(?=\\p{L})`, 'iu');
/** In capitals, as a hand adds it. */
const CANCEL_BEFORE = /^CANCEL(?:L?ED)?\s+(?=\p{L})/u;
const NOTE_BEHIND = new RegExp(`(?:\\s*[([]\\s*|\\s*[-–—:]+\\s*|\\s+)${NOTE}\\s*[)\\]]?\\s*$`, 'iu');

const ONLY_NOTE = new RegExp(`^["(\\[]?${NOTE}["\\])]?[.!]?$`, 'iu');
/** Whether a text is nothing but a note that nobody of it comes: above a part of a list, nobody below it does. */
export const isOnlyNote = (text: string): boolean => ONLY_NOTE.test(text.trim().replace(/\s*:$/, ''));
/** Above what somebody answered, and a *no* below it. */
const OF_ANSWERS =
  /(?<![\p{L}\p{M}])(?:rsvp|status|attend(?:ing|ance)?|coming|reply|replied|response|answer|confirm(?:ed|ation)?|invited?|जवाब|स्थिति|आएंगे|आ रहे)(?![\p{L}\p{M}])/iu;
/** Above an answer about something of it: `Invite family?`, `Coming to Sangeet?`, `Coming by car?` */
const OF_PART =
  /(?<![\p{L}\p{M}])(?:family|parivar|परिवार|by|for)(?![\p{L}\p{M}])|(?<!\p{L})to\s+(?!(?:the\s+)?(?:wedding|marriage|event|function|party|shaa?di)(?!\p{L}))/iu;
const NO = /^(?:no|n|nope|not? .*|nahi|na|out|absent|नहीं|नही|नाही|[❌✗✘✖])$/iu;

/** Points at a guest of whom a cell beside the name says that they do not come: *Cancelled*, *No* below *RSVP*. */
export function takeRefusal(heading: string, cell: string, row: RowReading): void {
  const isAnswer = OF_ANSWERS.test(heading) && !OF_PART.test(heading);
  if (!ONLY_NOTE.test(cell) && !(isAnswer && NO.test(cell))) return;
  sayDoesNotCome([heading, cell].filter(Boolean).join(': '), row);
}

/** Points at a guest of whom something beside or above their name says that they do not come. */
export function sayDoesNotCome(text: string, row: Pick<RowReading, 'troubles'>): void {
  const value = shownValue(text);
  row.troubles.push({ kind: 'name', value, message: (at) => fileWords.doesNotCome(at, value) });
}

/** Crossed out, as a list may do it with a sign. */
const CROSSED_OUT = /^\s*(?:[❌✗✘✖🚫⛔]|~[^~]+~)|[❌✗✘✖🚫⛔]\ufe0f?\s*$/u;
export const isCrossedOut = (text: string): boolean => CROSSED_OUT.test(text);

/** Points at a name that somebody crossed out. */
export function takeCrossedOut(name: string, row: RowReading): void {
  if (isCrossedOut(name)) sayNobody(name, row);
}

/** Whether a name is of somebody who has died, or of their family. */
export const isOfDead = (name: string): boolean => DEAD.test(name.trim());

/** Takes off a name the note that says that nobody of it comes, and names it. @returns the name */
export function takeNote(name: string, row: RowReading): string {
  const rest = name.replace(NOTE_BEFORE, '').replace(CANCEL_BEFORE, '').replace(NOTE_BEHIND, '');
  if (rest === name || rest === '') return name;
  sayNobody(name, row);
  return rest;
}

/** The same of a note before the name alone. */
export function takeNoteBefore(name: string, row: RowReading): string {
  const rest = name.replace(NOTE_BEFORE, '');
  if (rest !== name && rest !== '') sayNobody(name, row);
  return rest || name;
}

/** Points at a guest who may be nobody that comes. */
export function sayNobody(name: string, row: RowReading): void {
  const value = shownValue(name);
  row.troubles.push({ kind: 'name', value, message: (at) => fileWords.perhapsNobody(at, value) });
}
