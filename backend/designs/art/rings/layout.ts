import { readable, tinted } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The engagement: two rings in a wreath of roses, jasmine strings beside it, petals falling. */
export const rings: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 0.86,
  wide: { column: [536, 60, 540, 510], names: 84 },
  tall: { column: [170, 548, 740, 710], names: 128 },
  colours: (chosen) => ({
    accent: readable(chosen, '#a8214d'),
    small: readable(chosen, '#7d4d0c'),
    rule: '#dcae4a',
    blush: tinted(chosen, '#f6b7c4', 0.34),
  }),
};
