import { plainLine } from '#contract/common/plain-line.ts';
import { readSide, weddingSides } from '#contract/guests/guest-side.ts';
import { firstFilled, type ColumnKind } from './column-kind.ts';

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
    'बाजू',
    'પક્ષ',
    'ਪਾਸਾ',
    'পক্ষ',
    'தரப்பு',
    'పక్షం',
    'ಕಡೆ',
    'പക്ഷം',
  ],
  read: (cell, row) => firstFilled(row, 'side', readSide(cell)),
};

/** The side of a wedding that a heading or a tab names; '' for any other words. */
export function weddingSideIn(text: string): string {
  const named = readSide(
    plainLine(text)
      .replace(/\b(guest )?list\b|\bguests?\b|\bfamily\b|\bfrom\b|\bthe\b/gi, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
  return weddingSides.find((each) => each === named) ?? '';
}
