import { isDark, mix, readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The nikah: a pointed Mughal arch of ivory in an emerald wall of stars, lanterns, a crescent, roses at its foot. */
export const nikah: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 0.84,
  wide: { column: [508, 76, 592, 478], names: 80 },
  tall: {
    column: [206, 480, 668, 632],
    names: 122,
    withPhoto: { column: [206, 516, 668, 596] },
  },
  colours: (chosen) => {
    const ink = isDark(chosen.background) ? '#e3c27a' : '#8a6420';
    return { accent: chosen.text, small: readable(chosen, '#7a5410'), rule: mix(ink, '#ffffff', 0.12), ink };
  },
};
