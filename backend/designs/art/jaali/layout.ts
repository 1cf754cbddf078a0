import { isDark, mix } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The company's evening: a stone screen cut in stars, half a mandala rising from the edge, all in fine gold. */
export const jaali: CardLayout = {
  voices: { names: 'display', title: 'display', body: 'sans', strong: 'bold', soft: 'sans' },
  titleShare: 1 / 0.9,
  wide: { column: [290, 90, 620, 450], names: 48.6, withPhoto: { column: [468, 90, 474, 450] } },
  tall: { column: [218, 474, 644, 578], names: 68.4, withPhoto: { column: [218, 566, 644, 592] } },
  colours: (chosen) => {
    const ground = chosen.background;
    const gold = isDark(ground) ? '#d9b25f' : '#8a6420';
    return {
      accent: chosen.text,
      small: chosen.text,
      rule: gold,
      gold,
      glint: mix(gold, '#ffffff', 0.4),
      stone: isDark(ground) ? mix(ground, '#000000', 0.22) : mix(ground, gold, 0.12),
    };
  },
};
