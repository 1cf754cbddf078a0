import { locales, type Language } from '#messages/language.ts';
import { clockIn, type CardFacts } from './card-words.ts';
import { plain } from './plain.ts';
import type { Style } from './art/layout.ts';
import type { Block } from './worker/types.ts';

/** The day, large, between its name and its month, and the time below. None for a day that is none. */
export function dateBlocks(
  { date, time, timeZone }: CardFacts,
  language: Language,
  style: Style,
  { u, colour }: { u: number; colour: string },
): Block[] {
  const day = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(day.getTime())) return [];
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' }).format(day);
  const side = { voice: style.body, size: 31 * u, tracking: language === 'en' ? 0.06 : 0 } as const;
  const row: Block = {
    kind: 'row',
    cells: [
      { ...side, text: part({ weekday: 'long' }) },
      { voice: style.strong, size: 78 * u, text: part({ day: 'numeric' }) },
      { ...side, text: part({ month: 'long', year: 'numeric' }) },
    ],
    colour,
    ruleColour: style.rule,
    gapBefore: 20 * u,
  };
  const clock = clockIn(language, time, timeZone, date);
  return clock
    ? [
        row,
        {
          kind: 'text',
          text: clock,
          voice: style.body,
          size: 32 * u,
          minSize: 21 * u,
          maxLines: 1,
          colour,
          gapBefore: 8 * u,
        },
      ]
    : [row];
}

/** Where it is: name and address. */
export function placeBlocks(
  { venueName, venueLocation }: CardFacts,
  style: Style,
  { u, wide, colour }: { u: number; wide: boolean; colour: string },
): Block[] {
  const [name, location] = [plain(venueName), plain(venueLocation)];
  return [
    {
      kind: 'text',
      text: name || location,
      voice: style.strong,
      size: 35 * u,
      minSize: 22 * u,
      maxLines: wide ? 2 : 3,
      leading: 1.2,
      colour,
      gapBefore: 18 * u,
    },
    {
      kind: 'text',
      text: name ? location : '',
      voice: style.body,
      size: 28 * u,
      minSize: 19 * u,
      maxLines: wide ? 2 : 4,
      colour,
      gapBefore: 6 * u,
    },
  ];
}
