/** Makes the PNG files of public/ from the drawings in scripts/art/ and the favicon. Run it after changing one of those, and commit what it writes. */
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

const drawings = path.resolve(import.meta.dirname, 'art');
const target = path.resolve(import.meta.dirname, '../public');

/** Writes a file into public/; one above the limit in bytes stops the run. */
async function write(name: string, limit: number, content: Buffer): Promise<void> {
  if (content.length > limit) throw new Error(`${name} has ${content.length} bytes; its limit is ${limit}.`);
  await writeFile(path.join(target, name), content);
}

/** A palette PNG: flat colours need no more than 64 of them. */
const render = (svg: string, width: number): Promise<Buffer> =>
  sharp(svg).resize({ width }).png({ palette: true, colours: 64, effort: 10 }).toBuffer();

/** An ICO file of one PNG, for browsers and readers that ask for /favicon.ico without looking at the page. */
function iconFile(png: Buffer, width: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon,
  header.writeUInt16LE(1, 4); // with one picture
  header.writeUInt8(width, 6);
  header.writeUInt8(width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

const previews = path.join(drawings, 'link-previews');
for (const file of await readdir(previews))
  await write(`og/${path.parse(file).name}.png`, 60_000, await render(path.join(previews, file), 1200));
const home = path.join(drawings, 'home-icon.svg');
for (const width of [192, 512]) await write(`icons/icon-${width}.png`, 20_000, await render(home, width));
await write('apple-touch-icon.png', 10_000, await render(home, 180));
await write('favicon.ico', 10_000, iconFile(await render(path.join(target, 'favicon.svg'), 32), 32));
