/** Draws the small pictures of the invitation templates into public/. Run it after changing backend/designs, and commit what it writes. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { cardOf } from '#backend/designs/card.ts';
import type { CardFacts } from '#backend/designs/card-words.ts';
import { closeRenderPool, drawCard } from '#backend/designs/render-pool.ts';
import { designTemplates, startingSelection, type TemplateId } from '#contract/designs/designs.ts';

const target = path.resolve(import.meta.dirname, '../public/designs');
/** Bytes one thumbnail may have, and its width in pixels: twice what a card shows. */
const LIMIT = 50_000;
const WIDTH = 400;

const samples: Record<
  TemplateId,
  Pick<CardFacts, 'eventType' | 'eventName' | 'couple' | 'venueName' | 'venueLocation'>
> = {
  mandap: {
    eventType: 'wedding',
    eventName: 'Wedding',
    couple: {
      bride: { firstName: 'Meera', lastName: '', phone: '' },
      groom: { firstName: 'Rohan', lastName: '', phone: '' },
    },
    venueName: 'Leela Gardens',
    venueLocation: 'Udaipur',
  },
  balloons: {
    eventType: 'birthday',
    eventName: 'Kabir turns five',
    couple: null,
    venueName: 'Neel Terrace',
    venueLocation: 'Pune',
  },
  jaali: {
    eventType: 'custom',
    eventName: 'Annual Evening',
    couple: null,
    venueName: 'The Imperial Hall',
    venueLocation: 'New Delhi',
  },
  palna: {
    eventType: 'babyShower',
    eventName: 'Priya’s Godh Bharai',
    couple: null,
    venueName: 'Lotus House',
    venueLocation: 'Kochi',
  },
  sunrise: {
    eventType: 'custom',
    eventName: 'Ananya, B.Tech.',
    couple: null,
    venueName: 'College Lawns',
    venueLocation: 'Chennai',
  },
};

await mkdir(target, { recursive: true });
for (const { id } of designTemplates) {
  const facts: CardFacts = { ...samples[id], date: '2026-12-12', time: '19:30', timeZone: 'Asia/Kolkata' };
  const selection = { ...startingSelection(id, facts.eventName), title: facts.eventName };
  const { png } = await drawCard(cardOf(facts, selection, 'tall', null), { png: { width: WIDTH } });
  const picture = await sharp(png).webp({ quality: 78 }).toBuffer();
  if (picture.byteLength > LIMIT)
    throw new Error(`${id}.webp has ${picture.byteLength} bytes; its limit is ${LIMIT}.`);
  await writeFile(path.join(target, `${id}.webp`), picture);
}
await closeRenderPool();
