import { readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The Punjabi wedding: a card bordered with phulkari, silk rhombi darned on madder cloth, and its stitched flowers. */
export const phulkari: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'sans', strong: 'bold', soft: 'italic' },
  titleShare: 0.84,
  wide: { column: [262, 112, 676, 406], names: 80, withPhoto: { column: [486, 112, 584, 406] } },
  tall: {
    column: [176, 386, 728, 698],
    names: 128,
    withPhoto: { column: [176, 540, 728, 544] },
  },
  colours: (chosen) => ({
    accent: readable(chosen, '#b3164f'),
    small: readable(chosen, '#8a3a05'),
    rule: '#ff7a1a',
  }),
};
