import { blankGuest } from '#contract/guests/guest-fields.ts';
import sharp from 'sharp';
import { extract, pack } from 'tar-stream';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import type { EventFileContents, EventFileHead, EventFileGuest } from '#contract/events/event-file.ts';
import { WEDDING_DAY } from '#tests/guests/wedding.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

export type Part = readonly [name: string, data: Buffer | object];

/** A tar of these parts as it stands; `type` and `size` make one that no writer would. */
export async function tarOf(parts: readonly Part[]): Promise<Buffer> {
  const tar = pack();
  for (const [name, data] of parts)
    tar.entry({ name }, Buffer.isBuffer(data) ? data : Buffer.from(JSON.stringify(data)));
  tar.finalize();
  return Buffer.concat(await Readable.from(tar).toArray());
}

/** The parts of a file in their order. */
async function partsOf(file: Buffer): Promise<[string, Buffer][]> {
  const tar = extract();
  const found: [string, Buffer][] = [];
  tar.on('entry', (header, stream, next) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece) => pieces.push(piece as Buffer));
    stream.on('end', () => {
      found.push([header.name, Buffer.concat(pieces)]);
      next();
    });
  });
  await pipeline(Readable.from([file]), tar);
  return found;
}

/** What a file says, with the pictures' bytes. */
export async function contentsOf(file: Buffer) {
  const parts = await partsOf(file);
  const json = (data: Buffer) => JSON.parse(data.toString('utf8')) as unknown;
  const head = json(parts[0]?.[1] ?? Buffer.alloc(0)) as EventFileHead;
  const guests = parts
    .filter(([name]) => name.startsWith('guests/'))
    .flatMap(([, data]) => json(data) as EventFileGuest[]);
  const pictures = parts.filter(([name]) => name.startsWith('pictures/')).map(([, data]) => data);
  return { head, guests, pictures, names: parts.map(([name]) => name) };
}

/** The parts a file of these contents has. */
export function partsFor(
  { head, guests }: Pick<EventFileContents, 'head' | 'guests'>,
  pictures: readonly Buffer[] = [],
): Part[] {
  const pages = Array.from({ length: Math.ceil(guests.length / 100) }, (_, page): Part => [
    `guests/${page + 1}.json`,
    guests.slice(page * 100, page * 100 + 100),
  ]);
  return [
    ['shagun-event.json', head],
    ...pages,
    ...pictures.map((data, index): Part => [head.pictures[index] ?? '', data]),
    ['end.json', { guests: guests.length, pictures: pictures.length }],
  ];
}

export async function download(owner: Caller, eventId: string): Promise<Buffer> {
  const response = await owner.fetch(`/events/${eventId}/export`);
  if (response.status !== 200) throw new Error(`the export answered ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}

/** Sends a file as a form does. */
export const send = (who: Caller, file: Uint8Array) => {
  const form = new FormData();
  form.set('file', new File([file as Uint8Array<ArrayBuffer>], 'wedding.shagun'));
  return who.call('readEventFile', { form });
};

/** Sends a file and makes the event. */
export async function bringIn(who: Caller, file: Uint8Array, again = true): Promise<string> {
  const read = await send(who, file);
  if (read.status !== 201) throw new Error(`the file was refused: ${read.error.message}`);
  const made = await who.call('makeImportedEvent', {
    params: { importId: read.data.import._id },
    body: { again },
  });
  if (made.status !== 201) throw new Error(`no event was made: ${made.error.message}`);
  return made.data.eventId;
}

export const picture = (as: 'webp' | 'png' = 'webp') =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#a8124f' } })
    [as]()
    .toBuffer();

/** A guest with nothing but a name. */
export const fileGuest = (more: Partial<EventFileGuest> = {}): EventFileGuest => ({
  ...blankGuest,
  firstName: 'Asha',
  lastName: 'Rao',
  language: null,
  wantsNoMore: [],
  functions: [],
  functionReplies: [],
  answers: [],
  reply: null,
  brings: [],
  ...more,
});

/** The head of a file that has nothing else. */
export const fileHead = (more: Partial<EventFileHead> = {}): EventFileHead => ({
  format: 'shagun-event',
  version: 1,
  exportedAt: '2026-01-01T00:00:00.000Z',
  source: '0123456789abcdef0123456789abcdef',
  event: {
    eventType: 'wedding',
    eventName: 'Kavita weds Arjun',
    date: WEDDING_DAY,
    time: '19:00',
    timeZone: 'Asia/Kolkata',
    venue: { name: 'Koregaon Garden', location: 'Pune' },
    description: 'Come and celebrate with us.',
    dressCode: '',
    invitationFrom: '',
    story: '',
    otherLanguage: 'hi',
    otherName: '',
    otherDescription: '',
    otherStory: '',
    giveTogether: false,
    guestLanguage: null,
    replyBy: null,
    status: 'active',
  },
  photo: null,
  functions: [],
  questions: [],
  gifts: [],
  messages: [],
  guestLists: [],
  design: null,
  toolPicture: null,
  pictures: [],
  ...more,
});

/** A small file, in a form: without guests, who would keep its organiser’s account from being deleted. */
export async function eventFileForm(): Promise<FormData> {
  const form = new FormData();
  const file = await tarOf(partsFor({ head: fileHead(), guests: [] }));
  form.set('file', new File([file as Uint8Array<ArrayBuffer>], 'wedding.shagun'));
  return form;
}

/** Without what differs by nature: whose file it is and when it was made. */
export const lastingHead = ({ exportedAt: _at, source: _source, ...head }: EventFileHead) => head;
