import { calm, readable } from '#backend/designs/art/colour.ts';
import type { CardLayout } from '#backend/designs/art/layout.ts';

/** The birthday: balloons in tied-cloth prints, flags, cake and presents on a cloth with a scalloped edge. */
export const balloons: CardLayout = {
  voices: { names: 'script', title: 'display', body: 'sans', strong: 'bold', soft: 'italic' },
  titleShare: 1,
  wide: { column: [268, 124, 664, 416], names: 66, withPhoto: { column: [490, 124, 444, 420] } },
  tall: { column: [178, 330, 724, 624], names: 108, withPhoto: { column: [178, 566, 724, 452] } },
  colours: (chosen) => ({
    accent: readable(chosen, '#b3164f'),
    small: chosen.text,
    rule: '#f29a0b',
    ray: calm(chosen, 0.45),
  }),
};
