import sharp from 'sharp';
import type { Design } from '#sandbox/canva/designs.ts';

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A design drawn: a frame with its title and a line below; `across` is how wide a page shows it. */
export function drawingOf(
  { title, subtitle, width, height, background, ink }: Design,
  across: string | number = width,
): string {
  const size = Math.max(12, Math.min(height / 8, (width * 1.7) / Math.max(title.length, 12)));
  const text = (words: string, y: number, px: number): string =>
    `<text x="50%" y="${y}" font-size="${px.toFixed(1)}" text-anchor="middle" font-family="Georgia, serif" fill="${ink}">${escaped(words)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${across}" role="img" aria-label="${escaped(title)}">
<rect width="100%" height="100%" fill="${background}"/>
<rect x="16" y="16" width="${width - 32}" height="${height - 32}" rx="12" fill="none" stroke="${ink}" stroke-width="2"/>
${text(title, height / 2, size)}${text(subtitle, height / 2 + size * 1.3, size / 2)}</svg>`;
}

/** A design as a real PNG, scaled to a width of `pixels`. */
export const pngOf = (design: Design, pixels = design.width): Promise<Buffer> =>
  sharp(Buffer.from(drawingOf(design)))
    .resize({ width: pixels })
    .png()
    .toBuffer();
