import { tallPixels, type DesignSelection, type DesignSize } from '#contract/designs/designs.ts';
import { filledDrawing } from './art/drawing.ts';
import { layouts } from './art/layouts.ts';
import { blocksOf } from './card-blocks.ts';
import type { CardFacts } from './card-words.ts';
import type { DrawnCard } from './worker/types.ts';

/** Pixels of each size; the printed page has the proportions of A5. */
export const pixels: Record<DesignSize, { width: number; height: number }> = {
  wide: { width: 1200, height: 630 },
  tall: tallPixels,
  print: { width: 1080, height: 1532 },
};

/** The card of an event in one size, its words not yet set. `photo` is the address of data of a square JPEG. */
export function cardOf(
  facts: CardFacts,
  selection: DesignSelection,
  size: DesignSize,
  photo: string | null,
): DrawnCard {
  const { template, backgroundColor: background, textColor: text } = selection;
  const { voices, colours: coloursFor, titleShare, tall, [size]: place = tall } = layouts[template];
  const { column, names } = { ...place, ...(photo === null ? {} : place.withPhoto) };
  const [x, y, width, height] = column;
  const higher = size === 'print' && place === tall ? pixels.print.height - pixels.tall.height : 0;
  const colours = coloursFor({ background, text });
  const filled = (file: DesignSize | 'divider') =>
    filledDrawing(template, file, { background, text, ...colours }, photo);
  const style = {
    ...voices,
    names: { voice: voices.names, size: names },
    title: { voice: voices.title, size: toHundredths(names * titleShare) },
    ...colours,
    divider: filled('divider'),
  };
  return {
    ...pixels[size],
    art: filled(size),
    column: { x, y, width, height: height + higher },
    blocks: blocksOf(facts, selection, style, size === 'wide'),
  };
}

const toHundredths = (size: number): number => Math.round(size * 100) / 100;
