import { isDark, mix, readable, tinted } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** Quiet and modern: much paper, one lotus in a single line, one vermilion sun. */
export const quiet: CardLayout = {
  voices: { names: 'serif', title: 'serif', body: 'sans', strong: 'sans', soft: 'sans' },
  titleShare: 0.9,
  wide: { column: [528, 56, 580, 518], names: 66 },
  tall: { column: [150, 432, 780, 798], names: 100, withPhoto: { column: [150, 500, 780, 730] } },
  colours: (chosen) => {
    const { background: ground, text } = chosen;
    const sun = isDark(ground) ? '#f08a6a' : '#c8452b';
    return {
      accent: text,
      small: readable(chosen, isDark(ground) ? '#f6b39c' : '#9c3018'),
      rule: mix(ground, text, 0.28),
      sun,
      glow: tinted(chosen, sun, 0.1),
      ink: mix(ground, text, 0.86),
      fold: mix(ground, text, 0.3),
      dash: mix(ground, text, 0.5),
    };
  },
};
