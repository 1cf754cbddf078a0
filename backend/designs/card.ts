import type { DesignId } from '#contract/designs/design-list.ts';
import { tallPixels, type DesignSelection, type DesignSize } from '#contract/designs/designs.ts';
import { blocksOf } from './card-blocks.ts';
import type { CardFacts } from './card-words.ts';
import { alpona } from './templates/alpona.ts';
import { chandeliers } from './templates/chandeliers.ts';
import { florals } from './templates/florals.ts';
import { nikah } from './templates/nikah.ts';
import { phulkari } from './templates/phulkari.ts';
import { portrait } from './templates/portrait.ts';
import { quiet } from './templates/quiet.ts';
import { rings } from './templates/rings.ts';
import { temple } from './templates/temple.ts';
import { threshold } from './templates/threshold.ts';
import { balloons } from './templates/balloons.ts';
import { repeatedFlowers } from './drawing/flowers.ts';
import type { Template } from './templates/template.ts';
import { jaali } from './templates/jaali.ts';
import { mandap } from './templates/mandap.ts';
import { palna } from './templates/palna.ts';
import { sunrise } from './templates/sunrise.ts';
import type { DrawnCard } from './worker/types.ts';

const templates: Record<DesignId, Template> = {
  mandap,
  balloons,
  jaali,
  palna,
  sunrise,
  temple,
  alpona,
  phulkari,
  nikah,
  florals,
  portrait,
  quiet,
  rings,
  chandeliers,
  threshold,
};
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
  const { width, height } = pixels[size];
  const wide = size === 'wide';
  const template = templates[selection.template];
  const { art, column, style } = template({
    width,
    height,
    wide,
    photo,
    colours: { background: selection.backgroundColor, text: selection.textColor },
  });
  return {
    width,
    height,
    art: repeatedFlowers + art,
    column,
    blocks: blocksOf(facts, selection, style, wide),
  };
}
