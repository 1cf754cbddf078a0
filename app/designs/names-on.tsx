import type { InvitationDesign } from '#contract/designs/design-list.ts';
import * as designWords from '#messages/designs/page/en.ts';

/** Of the small picture, in its own pixels. */
const WIDTH = 400;
const HEIGHT = 500;
/** The column between the ornaments, and how wide a letter is of its height, on the safe side. */
const COLUMN = WIDTH * 0.54;
const LETTER = 0.58;

/**
 * The names of an event over a small picture that has none. Drawn with attributes alone: the pages' policy lets no
 * style attribute say where something stands.
 */
export function NamesOn({ design, names }: { design: InvitationDesign; names: readonly string[] }) {
  const [from, to] = design.words;
  const lines = names.flatMap((name, place) => [
    ...(place > 0 ? [{ text: designWords.between, small: true }] : []),
    ...inLines(name).map((text) => ({ text, small: false })),
  ]);
  const longest = Math.max(1, ...lines.map(({ text }) => text.length));
  const size = Math.min(44, COLUMN / (longest * LETTER));
  const heights = lines.map(({ small }) => size * (small ? 0.8 : 1.2));
  const whole = heights.reduce((sum, height) => sum + height, 0);
  const top = ((from + to) / 200) * HEIGHT - whole / 2;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="absolute inset-0 size-full font-serif"
      fill={design.colours.textColor}
      textAnchor="middle"
      fontWeight="600"
    >
      {lines.map(({ text, small }, place) => {
        const above = heights.slice(0, place).reduce((sum, height) => sum + height, 0);
        const tall = heights[place] ?? 0;
        return (
          <text key={place} x={WIDTH / 2} y={top + above + tall * 0.75} fontSize={small ? size * 0.6 : size}>
            {text}
          </text>
        );
      })}
    </svg>
  );
}

const LINE = 14;
const MOST_LINES = 3;

/** A name in at most three lines, broken between words; what does not fit ends in an ellipsis. */
export function inLines(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.trim().split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  const shown = lines.slice(0, MOST_LINES).map((line) => cut(line, 2 * LINE));
  return lines.length > MOST_LINES ? [...shown.slice(0, -1), `${shown.at(-1)}…`] : shown;
}

const cut = (text: string, most: number): string =>
  text.length <= most ? text : `${[...text].slice(0, most - 1).join('')}…`;
