import { calm, readable, tinted } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The wedding: a palace window of ivory in rani silk, hung with marigolds, lotus and lamps at its foot. */
export const mandap: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 0.86,
  wide: {
    column: [230, 122, 740, 424],
    names: 92,
    withPhoto: { column: [462, 122, 552, 424] },
  },
  tall: {
    column: [176, 326, 728, 756],
    names: 146,
    withPhoto: { column: [176, 546, 728, 558], names: 116 },
  },
  colours: (chosen) => ({
    accent: chosen.text,
    small: readable(chosen, '#b3164f'),
    rule: '#c79a3b',
    window: calm(chosen, 0.35),
    lace: tinted(chosen, '#c79a3b', 0.36),
  }),
};
