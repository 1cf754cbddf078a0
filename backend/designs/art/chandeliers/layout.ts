import { isDark, mix, readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The reception: an evening hall, velvet drawn aside, chandeliers burning over a floor of light. */
export const chandeliers: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 0.86,
  wide: { column: [338, 84, 524, 458], names: 80, withPhoto: { column: [500, 84, 500, 458] } },
  tall: {
    column: [196, 484, 688, 660],
    names: 122,
    withPhoto: { column: [196, 566, 688, 578] },
  },
  colours: (chosen) => {
    const dark = isDark(chosen.background);
    const metal = dark ? '#dcb35c' : '#946a16';
    return {
      accent: readable(chosen, dark ? '#ffe3a0' : '#6b4a08'),
      small: readable(chosen, dark ? '#f0c987' : '#7a5410'),
      rule: metal,
      metal,
      crystal: dark ? '#e9f2ff' : '#8aa4c4',
      floor: mix(chosen.background, '#000000', 0.28),
    };
  },
};
