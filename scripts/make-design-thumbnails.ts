/** Draws the small pictures of the invitation designs, without words, into public/. Run it after changing backend/designs, and commit what it writes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { cardOf } from '#backend/designs/card.ts';
import type { CardFacts } from '#backend/designs/card-words.ts';
import { closeRenderPool, drawCard } from '#backend/designs/render-pool.ts';
import { invitationDesigns } from '#contract/designs/design-list.ts';
import { startingSelection } from '#contract/designs/designs.ts';

const target = path.resolve(import.meta.dirname, '../public/designs');
/** Bytes one thumbnail may have, and its width in pixels: twice what a card shows. */
const LIMIT = 40_000;
const WIDTH = 400;

await mkdir(target, { recursive: true });
for (const { id } of invitationDesigns) {
  const facts: CardFacts = {
    eventType: 'custom',
    eventName: '',
    couple: null,
    date: '',
    time: '',
    timeZone: 'Asia/Kolkata',
    venueName: '',
    venueLocation: '',
    replyBy: '',
  };
  // the page writes the names of the organiser's own event on it: nobody else's are ever shown
  const card = { ...cardOf(facts, startingSelection(id), 'tall', null), blocks: [] };
  const { png } = await drawCard(card, { png: { width: WIDTH } }, 'script');
  const picture = await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer();
  if (picture.byteLength > LIMIT)
    throw new Error(`${id}.webp has ${picture.byteLength} bytes; its limit is ${LIMIT}.`);
  await writeFile(path.join(target, `${id}.webp`), picture);
}
await closeRenderPool();
