import { readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The couple's own photo over the whole width, the words below it; until there is a photo, two peacocks at sunset. */
export const portrait: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'sans', strong: 'bold', soft: 'italic' },
  titleShare: 0.84,
  wide: { column: [574, 54, 500, 522], names: 82 },
  tall: { column: [150, 656, 780, 644], names: 118 },
  print: { column: [150, 786, 780, 696], names: 118 },
  colours: (chosen) => ({
    accent: readable(chosen, '#94304a'),
    small: readable(chosen, '#854a1e'),
    rule: '#b5713f',
  }),
};
