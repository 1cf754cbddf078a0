/** What browsers take for the dot of a domain. */
const DOT = '[.\\u2024\\u3002\\uff0e\\uff61]';

/** Ends of domains that stand at the end of no name, however they are written. */
const SURE =
  'com|net|org|edu|gov|info|biz|mobi|xyz|app|site|online|website|shop|store|page|link|click|club|icu|vip|top|live|blog|tech|cloud|email|chat';
/** Those that are also initials or a surname where they begin with a capital, as in `Suresh.KP` or `Kapil.Dev`. */
const SMALL =
  '[a-z]{2}|dev|art|fun|men|win|love|life|world|news|name|pro|space|today|wiki|work|asia|tel|jobs';

const END = '(?![\\p{L}\\p{N}])';
const LINKS = [
  /:\/\//u,
  new RegExp(`(?<![\\p{L}\\p{N}])www${DOT}`, 'iu'),
  new RegExp(`[^\\s@]@[\\p{L}\\p{N}-]+${DOT}\\p{L}`, 'u'),
  new RegExp(`[\\p{L}\\p{N}-]{2}${DOT}(?:${SURE})${END}`, 'iu'),
  // a title often stands without a space after it
  new RegExp(
    `(?<!\\b(?:[Dd]r|[Mm]rs?|[Mm]s|[Mm]d|[Ss]t|[Ee]r|[Ss]mt|[Ss]h?ri))(?<=[\\p{L}\\p{N}-]{2})${DOT}(?:${SMALL})${END}`,
    'u',
  ),
  new RegExp(`[\\p{L}\\p{N}]${DOT}(?:${SURE}|${SMALL})/\\S`, 'u'),
];

/** Whether a name holds what a mail or message shows as a link: a web address, an e-mail address or a bare domain. Initials and titles are none. */
export const hasLink = (text: string): boolean => LINKS.some((link) => link.test(text));

/** Where a web or e-mail address is held together. Amounts and times such as `1,250.50` are not. */
const JOINTS = new RegExp(
  [
    ':(?=//)',
    `(?<![\\p{L}\\p{N}])www(?=${DOT})`,
    '@(?=[\\p{L}\\p{N}])',
    `(?<!\\p{N})${DOT}(?=[\\p{L}\\p{N}])`,
    `${DOT}(?=\\p{L}|\\d+${DOT}\\d)`,
  ].join('|'),
  'giu',
);

/**
 * The same text, in which no mail program or phone finds a link: every address in it is broken by a character that nobody sees
 * (U+200C, which no domain may begin with), or by `gap`. It reads as before.
 */
export const withoutLinks = (text: string, gap = '\u200c'): string => text.replace(JOINTS, `$&${gap}`);
