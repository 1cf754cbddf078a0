import { plainLine } from '#contract/common/plain-line.ts';
import { fileWords } from '#messages/guests/file/words.ts';
import { readyMadeOf } from '#messages/functions/ready-made/by-language.ts';
import { shownValue, type ColumnKind } from './column-kind.ts';
import { readParty } from './party.ts';

const YES = /^(y|yes|yup|true|haan?|हाँ|हां|हो|होय|હા|✓|✔|☑|✅|√)$/iu;
const NO = /^(n|no|false|0|n\/?a|nahi|नहीं|नाही|ના|[-–—]|✗|✘|❌|☐)$/iu;
/** In a column of a function alone: elsewhere it may be a tag. */
const TICK = /^(\*|p|t|1|yes\b.*)$/iu;
const CROSS = /^[x×]$/iu;
const NO_TICK = /^(f|nil|n\.a\.?|none)$/iu;

/** Whether a column is headed with what families call a function: `Mehndi`, `संगीत`. */
export const isFunctionHeading = (heading: string): boolean => Boolean(readyMadeOf(plainLine(heading)));

/** The headings of functions that are ticked by more than an `x`, which then may be a no. */
export const headingsTicked = ({
  columns,
  rows,
}: {
  columns: readonly { index: number; heading: string }[];
  rows: readonly { cells: readonly string[] }[];
}): ReadonlySet<string> =>
  new Set(
    columns.flatMap(({ index, heading }) =>
      isFunctionHeading(heading) && rows.some(({ cells }) => YES.test(cells[index]?.trim() ?? ''))
        ? [heading]
        : [],
    ),
  );

/** The functions that a text names, `Sangeet & Wedding`, where it names nothing else. */
export function functionsIn(text: string): string[] {
  const names = text
    .split(/\s*[,;|\n/&+]\s*|\s+(?:and|aur|n|और|एवं|व)\s+/iu)
    .map((name) => name.trim())
    .filter(Boolean);
  return names.every(isFunctionHeading) ? names : [];
}

/**
 * What families note to find guests again: `Office`, `Pune`, `Mama’s family`. A sheet may have several such columns. So is a
 * list of functions, `Mehndi, Sangeet`: whoever is to be invited to one is found by its tag. A column that is ticked, as `Mehndi`
 * with `Y` below it, gives its heading.
 */
export const tags: ColumnKind = {
  headings: [
    'tags',
    'tag',
    'group',
    'groups',
    'guestgroup',
    'category',
    'categories',
    'relation',
    'relations',
    'relationship',
    'function',
    'functions',
    'event',
    'events',
    'invitedto',
    'invitedfor',
    'whichfunctions',
    'whichevents',
    'ceremony',
    'ceremonies',
    // Hindi, Marathi, Gujarati, Punjabi, Bengali, Odia, Tamil, Telugu, Kannada, Malayalam, Urdu
    'टैग',
    'समूह',
    'ग्रुप',
    'श्रेणी',
    'वर्ग',
    'रिश्ता',
    'नाता',
    'संबंध',
    'सम्बन्ध',
    'कार्यक्रम',
    'समारोह',
    'फंक्शन',
    'रस्म',
    'रस्में',
    'नाते',
    'गट',
    'જૂથ',
    'ગ્રુપ',
    'શ્રેણી',
    'સંબંધ',
    'ਸਮੂਹ',
    'ਸ਼੍ਰੇਣੀ',
    'ਰਿਸ਼ਤਾ',
    'দল',
    'শ্রেণী',
    'সম্পর্ক',
    'ଗୋଷ୍ଠୀ',
    'ଶ୍ରେଣୀ',
    'ସମ୍ପର୍କ',
    'குழு',
    'பிரிவு',
    'உறவு',
    'సమూహం',
    'వర్గం',
    'సంబంధం',
    'ಗುಂಪು',
    'ವರ್ಗ',
    'ಸಂಬಂಧ',
    'ഗ്രൂപ്പ്',
    'വിഭാഗം',
    'ബന്ധം',
    'گروپ',
    'رشتہ',
  ],
  read(cell, row, { isOwn, ticked }, written) {
    const heading = plainLine(written);
    if (isOwn) return row.tags.push(cell) > 0;
    const functions = functionsIn(cell);
    if (functions.length > 1) return row.tags.push(...functions) > 0;
    if (!heading) return row.tags.push(cell) > 0;
    const isFunction = isFunctionHeading(heading);
    const [yes, no] = [
      YES.test(cell) ||
        (isFunction && (TICK.test(cell) || (CROSS.test(cell) && ticked?.has(written) !== true))),
      NO.test(cell) || (isFunction && NO_TICK.test(cell)),
    ];
    const counts = isFunction && !yes && !no && (readParty(cell)?.people ?? 0) > 0;
    // `maybe` below a function is named as not used
    if (!yes && !no && !counts) return !isFunction && row.tags.push(cell) > 0;
    if (!no) row.tags.push(heading);
    if (counts)
      row.troubles.push({
        kind: 'tags',
        value: shownValue(cell),
        message: (at) => fileWords.numberOfFunction(at, heading, shownValue(cell)),
      });
    return true;
  },
};
