import { readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The church wedding: white roses and eucalyptus around a thin golden window, on paper. */
export const florals: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 0.84,
  wide: { column: [322, 72, 556, 486], names: 86, withPhoto: { column: [512, 72, 430, 486] } },
  tall: {
    column: [216, 362, 648, 752],
    names: 132,
    withPhoto: { column: [216, 512, 648, 602] },
  },
  colours: (chosen) => ({ accent: chosen.text, small: readable(chosen, '#76602c'), rule: '#b89a5b' }),
};
