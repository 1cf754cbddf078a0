import { plainLine } from '#contract/common/plain-line.ts';
import { readSide, weddingSides } from '#contract/guests/guest-side.ts';
import { firstFilled, type ColumnKind } from './column-kind.ts';

const LADKI = /^(ladki|ladka|ladke|लड़की|लड़का|लड़के)$/iu;

/** `B` and `G`, as a narrow column has them. */
const OF_LETTERS: Partial<Record<string, string>> = { b: 'bride', g: 'groom' };

export const side: ColumnKind = {
  headings: [
    'side',
    'guestside',
    'sideofguest',
    'bridegroomside',
    'whoseside',
    'whoseguest',
    'पक्ष',
    'किसकी ओर से',
    'किसकी तरफ से',
    'bridegroom',
    'ਪੱਖ',
    'వైపు',
    'ಪಕ್ಷ',
    'ഭാഗം',
    'طرف',
    'बाजू',
    'પક્ષ',
    'ਪਾਸਾ',
    'পক্ষ',
    'தரப்பு',
    'పక్షం',
    'ಕಡೆ',
    'പക്ഷം',
  ],
  read: (cell, row, { isOwn }) =>
    // `Ladki` below *Side* is what `Ladki wale` are elsewhere
    firstFilled(
      row,
      'side',
      readSide(isOwn ? cell : LADKI.test(cell) ? `${cell} side` : (OF_LETTERS[cell.toLowerCase()] ?? cell)),
    ),
};

const isOfWedding = (side: string): boolean => weddingSides.some((each) => each === side);

/** The side of a wedding that a heading or a tab names; '' for any other words. */
export function weddingSideIn(text: string): string {
  const named = readSide(
    plainLine(text)
      .replace(
        /\b(guest )?list\b|\bguests?\b|\bfamily\b|\bfrom\b|\bthe\b|\bfinal\b|\bupdated\b|\bnew\b/gi,
        ' ',
      )
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return isOfWedding(named) ? named : '';
}
