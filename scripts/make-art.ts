/** Draws the pictures in public/ from their parts. Run it after changing scripts/art, and commit what it writes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { illustrationFiles } from '#scripts/art/illustrations.ts';
import { linkPreviews } from '#scripts/art/link-previews.ts';
import { portraitFiles } from '#scripts/art/portraits.ts';
import { favicon, homeIcon, manifest } from '#scripts/art/site-icons.ts';

const target = path.resolve(import.meta.dirname, '../public');

/** Writes files into a folder of public/; a file above the limit in bytes stops the run. */
async function write(folder: string, limit: number, files: Iterable<[string, string | Buffer]>) {
  await mkdir(path.join(target, folder), { recursive: true });
  for (const [name, content] of files) {
    const size = Buffer.byteLength(content);
    if (size > limit) throw new Error(`${folder}/${name} has ${size} bytes; its limit is ${limit}.`);
    await writeFile(path.join(target, folder, name), content);
  }
}

/** A palette PNG: flat colours need no more than 64 of them. */
function render(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

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

await write('avatars', 3_000, portraitFiles());
await write('illustrations', 4_000, illustrationFiles());
for (const [name, svg] of linkPreviews()) await write('og', 60_000, [[name, await render(svg, 1200)]]);
for (const width of [192, 512])
  await write('icons', 20_000, [[`icon-${width}.png`, await render(homeIcon, width)]]);
await write('', 10_000, [
  ['favicon.svg', favicon],
  ['favicon.ico', iconFile(await render(favicon, 32), 32)],
  ['apple-touch-icon.png', await render(homeIcon, 180)],
  ['site.webmanifest', manifest],
]);
