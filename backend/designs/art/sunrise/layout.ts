import { mix, readable, tinted } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The graduation: a morning sun with cap and laurel, books and scroll, a rangoli at the doorstep. */
export const sunrise: CardLayout = {
  voices: { names: 'script', title: 'display', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 1 / 1.2,
  wide: { column: [500, 74, 580, 482], names: 74.4 },
  tall: { column: [138, 530, 804, 536], names: 98.4 },
  colours: (chosen) => ({
    accent: chosen.text,
    small: readable(chosen, '#b3164f'),
    rule: '#f29a0b',
    edge: mix(chosen.background, '#f29a0b', 0.16),
    beam: tinted(chosen, '#f29a0b', 0.2),
    ray: tinted(chosen, '#ffc53d', 0.3),
    halo: mix(chosen.background, '#ffc53d', 0.55),
  }),
};
