import { readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The church wedding: white roses and eucalyptus around a thin golden window, on paper. */
export const florals: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'serif', strong: 'display', soft: 'italic' },
  wide: { column: [322, 72, 556, 486], names: 86, title: 72.24, withPhoto: { column: [512, 72, 430, 486] } },
  tall: {
    column: [216, 362, 648, 752],
    names: 132,
    title: 110.88,
    withPhoto: { column: [216, 512, 648, 602] },
  },
  print: {
    column: [216, 362, 648, 934],
    names: 132,
    title: 110.88,
    withPhoto: { column: [216, 512, 648, 784] },
  },
  colours: (chosen) => ({ accent: chosen.text, small: readable(chosen, '#76602c'), rule: '#b89a5b' }),
};
