/** Colours, without `color-`, of which one lies on the other. */
export type Pair = readonly [on: string, ground: string];

const grounds = ['paper', 'surface'];
const softGrounds = ['rani-soft', 'marigold-soft', 'peacock-soft', 'brick-soft'];
const states = ['rani', 'peacock', 'brick'];

/** Every pair that a part of app/styles/parts.css or a page may set as text on ground: 4.5 to 1. */
export const textPairs: readonly Pair[] = [
  ...[...grounds, ...softGrounds].map((ground): Pair => ['ink', ground]),
  ...grounds.flatMap((ground) =>
    ['ink-soft', 'rani', 'rani-strong', 'peacock', 'brick'].map((text): Pair => [text, ground]),
  ),
  ...states.flatMap((name): Pair[] => [
    [name, `${name}-soft`],
    [`on-${name}`, name],
  ]),
  ['ink-soft', 'rani-soft'],
  ['on-rani', 'rani-strong'],
];

/** Edges of controls, bars and the focus ring against what lies beside them: 3 to 1. */
export const partPairs: readonly Pair[] = [
  ...grounds.flatMap((ground) => ['edge', 'focus', ...states].map((part): Pair => [part, ground])),
  ...softGrounds.map((ground): Pair => ['focus', ground]),
  ['rani', 'rani-soft'],
];
