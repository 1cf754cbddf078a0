import { isDark, mix, readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The Bengali wedding: rice paste on red, an alpona above, paddy, vines, and two fish for luck. */
export const alpona: CardLayout = {
  voices: { names: 'display', title: 'display', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 0.88,
  wide: { column: [500, 84, 520, 462], names: 60 },
  tall: {
    column: [158, 466, 764, 612],
    names: 94,
    withPhoto: { column: [158, 540, 764, 538] },
  },
  colours: (chosen) => {
    const ground = chosen.background;
    const paste = isDark(ground) ? '#fffaf0' : '#a3151f';
    const grain = isDark(ground) ? '#ffd27a' : '#8a4b08';
    return {
      accent: readable(chosen, isDark(ground) ? '#ffffff' : '#8c0f19'),
      small: readable(chosen, grain),
      rule: mix(ground, paste, 0.7),
      paste,
      grain,
    };
  },
};
