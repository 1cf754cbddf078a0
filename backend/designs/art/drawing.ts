import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { DesignId } from '#contract/designs/design-list.ts';
import type { DesignSize } from '#contract/designs/designs.ts';

const require = createRequire(import.meta.url);

/** The picture that stands in the files where the card's photo will be. */
const SAMPLE = '../photo.jpg';

const read = new Map<string, string>();

/**
 * A drawing of a design as elements of SVG, its slots filled: `url(#NAME)` becomes the colour of that name,
 * the sample becomes the photo (the address of its data, or null). A group whose id begins with `photo` is there
 * with a photo alone, one whose id begins with `no-photo` without one alone. Only colours and that address may be
 * handed in: nothing is escaped.
 */
export function filledDrawing(
  design: DesignId,
  file: DesignSize | 'divider',
  colours: Readonly<Record<string, string>>,
  photo: string | null,
): string {
  const key = `${design} ${file} ${photo === null}`;
  const drawing = read.get(key) ?? elementsOf(design, file, photo === null ? 'photo' : 'no-photo');
  read.set(key, drawing);
  const filled = drawing.replace(/url\(#([^)]*)\)/g, (address, name: string) => colours[name] ?? address);
  return photo === null ? filled : filled.replaceAll(SAMPLE, () => photo);
}

/** What is in a file, without the samples of its colours and the groups whose id begins with `left`. */
function elementsOf(design: DesignId, file: DesignSize | 'divider', left: string): string {
  // the built server is in another folder, so that its place cannot be told from this module's
  const svg = readFileSync(require.resolve(`#backend/designs/art/${design}/${file}.svg`), 'utf8');
  const elements = svg
    .replace(/^[^]*?<svg\b[^>]*>|<\/svg>\s*$/g, '')
    .replace(/<defs id="colours">[^]*?<\/defs>/, '')
    .replace(/>\s+</g, '><')
    .trim();
  // what is hidden while somebody draws is wanted all the same
  return withoutGroups(elements, left).replaceAll(' display="none"', '');
}

function withoutGroups(elements: string, id: string): string {
  let depth = 0;
  return elements
    .split(/(?=<g[\s>])|(?<=<\/g>)/)
    .filter((part) => {
      const opens = /^<g[\s>]/.test(part);
      if (depth > 0 ? opens : part.startsWith(`<g id="${id}`)) depth += 1;
      const within = depth > 0;
      if (within && part.endsWith('</g>')) depth -= 1;
      return !within;
    })
    .join('');
}
