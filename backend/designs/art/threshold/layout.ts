import { calm, readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The house-warming: the card is the house itself. One reads in its open door, under tiles and toran, over the rangoli. */
export const threshold: CardLayout = {
  voices: { names: 'display', title: 'display', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 1,
  wide: { column: [310, 206, 580, 348], names: 56, withPhoto: { column: [480, 206, 434, 348] } },
  tall: { column: [220, 450, 640, 726], names: 82, withPhoto: { column: [220, 676, 640, 500] } },
  colours: (chosen) => ({
    accent: readable(chosen, '#9c2f12'),
    small: readable(chosen, '#7a4a08'),
    rule: '#f29a0b',
    door: calm(chosen, 0.3),
  }),
};
