/** What browsers take for the dot of a domain. */
const DOT = '[.\\u2024\\u3002\\uff0e\\uff61]';

/** Ends of domains that stand at the end of no name, however they are written. */
const SURE =
  'com|net|org|edu|gov|info|biz|mobi|xyz|app|site|online|website|shop|store|page|link|click|club|icu|vip|top|live|blog|tech|cloud|email|chat';
/** Those that are also initials or a surname where they begin with a capital, as in `Suresh.KP` or `Kapil.Dev`. */
const SMALL =
  '[a-z]{2}|dev|art|fun|men|win|love|life|world|news|name|pro|space|today|wiki|work|asia|tel|jobs';

const END = '(?![\\p{L}\\p{N}])';
// no look-behind: Safari has read it since 16.4 only, and forms judge names in the browser
const LINKS = [
  /:\/\//u,
  new RegExp(`(?:^|[^\\p{L}\\p{N}])www${DOT}`, 'iu'),
  new RegExp(`[^\\s@]@[\\p{L}\\p{N}-]+${DOT}\\p{L}`, 'u'),
  new RegExp(`[\\p{L}\\p{N}-]{2}${DOT}(?:${SURE})${END}`, 'iu'),
  new RegExp(`[\\p{L}\\p{N}]${DOT}(?:${SURE}|${SMALL})/\\S`, 'u'),
];
// no more of a label than tells a title from it: with `{2,}` long text without a dot takes quadratic time
const SMALL_DOMAINS = new RegExp(`([\\p{L}\\p{N}-]{2,5})${DOT}(?:${SMALL})${END}`, 'gu');
/** Titles often stand without a space after them. */
const TITLE = /^(?:dr|mrs?|ms|md|st|er|smt|sh?ri)$/i;

/** Whether a name holds what a mail or message shows as a link: a web address, an e-mail address or a bare domain. Initials and titles are none. */
export const hasLink = (text: string): boolean =>
  LINKS.some((link) => link.test(text)) ||
  [...text.matchAll(SMALL_DOMAINS)].some(([, label = '']) => !TITLE.test(label));

/** Where a web or e-mail address is held together. */
const JOINTS = new RegExp(`:(?=//)|www(?=${DOT})|@(?=[\\p{L}\\p{N}])|${DOT}(?=[\\p{L}\\p{N}])`, 'giu');
/** What follows the dot of an amount or a time, such as `1,250.50`; a network address goes on. */
const DECIMALS = new RegExp(`^\\d+(?!\\d*${DOT}\\d)`, 'u');

/**
 * The same text, in which no mail program or phone finds a link: every address in it is broken by a character that nobody sees
 * (U+200C, which no domain may begin with), or by `gap`. It reads as before.
 */
export const withoutLinks = (text: string, gap = '\u200c'): string =>
  text.replace(JOINTS, (joint, at: number) => {
    const isAmount =
      joint === '.' && /\d/.test(text[at - 1] ?? '') && DECIMALS.test(text.slice(at + 1, at + 20));
    return isAmount ? joint : joint + gap;
  });
