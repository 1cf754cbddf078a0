import { calm, mix, readable, tinted } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The baby shower: a cradle under a toran, moon and stars on threads, elephants among lotus and cloud. */
export const palna: CardLayout = {
  voices: { names: 'script', title: 'script', body: 'serif', strong: 'display', soft: 'italic' },
  titleShare: 1,
  wide: { column: [400, 78, 560, 424], names: 82, withPhoto: { column: [486, 76, 480, 424] } },
  tall: { column: [150, 476, 780, 588], names: 118, withPhoto: { column: [150, 520, 780, 544] } },
  colours: (chosen) => ({
    accent: readable(chosen, '#a8325a'),
    small: chosen.text,
    rule: '#f3b6bd',
    puff: calm(chosen, 0.72),
    haze: tinted(chosen, '#f3b6bd', 0.32),
    glow: calm(chosen, 0.9),
    thread: mix(chosen.background, '#c79a3b', 0.7),
  }),
};
