/**
 * Draws into public/ the small pictures of the invitation designs, without words, and the invitations of the landing page. Run it after
 * changing backend/designs, and commit what it writes.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { cardOf } from '#backend/designs/card.ts';
import type { CardFacts } from '#backend/designs/card-words.ts';
import { closeRenderPool, drawCard } from '#backend/designs/render-pool.ts';
import { invitationDesigns } from '#contract/designs/design-list.ts';
import { startingSelection } from '#contract/designs/designs.ts';
import { languages } from '#messages/language.ts';
import { sampleWords } from '#messages/site/sample/by-language.ts';

const target = path.resolve(import.meta.dirname, '../public');
/** Bytes one picture may have. */
const LIMIT = 40_000;
/** Pixels across of a thumbnail and of an invitation: twice what a page shows. */
const [THUMBNAIL, INVITATION] = [400, 480];

const nothing: CardFacts = {
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

async function write(name: string, card: ReturnType<typeof cardOf>, width: number): Promise<void> {
  const { png } = await drawCard(card, { png: { width } }, 'script');
  const picture = await sharp(png).webp({ quality: 72, effort: 6 }).toBuffer();
  if (picture.byteLength > LIMIT)
    throw new Error(`${name} has ${picture.byteLength} bytes; its limit is ${LIMIT}.`);
  await writeFile(path.join(target, name), picture);
}

for (const folder of ['designs', 'landing']) await mkdir(path.join(target, folder), { recursive: true });

// the page writes the names of the organiser's own event on it: nobody else's are ever shown
for (const { id } of invitationDesigns)
  await write(
    `designs/${id}.webp`,
    { ...cardOf(nothing, startingSelection(id), 'tall', null), blocks: [] },
    THUMBNAIL,
  );

for (const language of languages) {
  const { bride, groom } = sampleWords[language];
  const wedding: CardFacts = {
    ...nothing,
    eventType: 'wedding',
    couple: { bride: { ...bride, phone: '' }, groom: { ...groom, phone: '' } },
  };
  await write(
    `landing/invitation-${language}.webp`,
    cardOf(wedding, { ...startingSelection('mandap'), language }, 'tall', null),
    INVITATION,
  );
}
await closeRenderPool();
