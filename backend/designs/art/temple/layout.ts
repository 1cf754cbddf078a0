import { calm, readable, tinted } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The South Indian wedding: a gopuram in turmeric light between two borders of Kanchipuram silk, lamps and a kolam. */
export const temple: CardLayout = {
  voices: { names: 'display', title: 'display', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 0.86,
  wide: { column: [532, 30, 504, 522], names: 56 },
  tall: {
    column: [250, 492, 580, 660],
    names: 84,
    withPhoto: { column: [250, 596, 580, 556] },
  },
  colours: (chosen) => ({
    accent: readable(chosen, '#7a1020'),
    small: readable(chosen, '#7c3a06'),
    rule: '#d8a738',
    glow: tinted(chosen, '#ffc53d', 0.34),
    heart: tinted(chosen, '#ffc53d', 0.5),
    hairline: calm(chosen, 0.2),
  }),
};
