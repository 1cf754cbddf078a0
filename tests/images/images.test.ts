import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/gifts/wishlist.ts';
import { notAPicture } from '#messages/images/en.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const test = useTestBackend();

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8124f' } });

function upload(person: Caller, bytes: Uint8Array | string, shape = '') {
  const form = new FormData();
  form.set('shape', shape);
  const type = 'image/jpeg';
  form.set(
    'image',
    new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'gift.jpg', { type }),
  );
  return person.call('uploadImage', { form });
}

async function picture(path: string) {
  const response = await test.visitor.fetch(path);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

/** A PNG whose header says that it is this large. */
function claiming(png: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(png);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  changed.writeUInt32BE(crc32(changed.subarray(12, 29)), 29);
  return changed;
}

describe('a picture', () => {
  it('is kept in two sizes as WebP and served for a year', async () => {
    const asha = await test.signIn();
    for (const original of [blank(2600, 1300).png(), blank(2600, 1300).jpeg(), blank(2600, 1300).webp()]) {
      const answer = await upload(asha, await original.toBuffer(), 'card');
      expect(answer.status).toBe(201);
      const { image } = answer.data;
      expect(image).toMatchObject({
        url: `/events/images/${image._id}`,
        thumbnailUrl: `/events/images/${image._id}?size=thumbnail`,
        width: 1280,
        height: 640,
      });
      const full = await picture(image.url);
      expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 1280, height: 640 });
      expect(full.response.headers.get('Content-Type')).toBe('image/webp');
      expect(full.response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
      expect(full.response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(await sharp((await picture(image.thumbnailUrl)).bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 320,
        height: 160,
      });
    }
  });

  it('stands upright and forgets where it was taken', async () => {
    const asha = await test.signIn();
    const photo = await blank(400, 200)
      .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitude: '18/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { image } = (await upload(asha, photo)).data;
    expect([image.width, image.height]).toEqual([200, 400]);
    const kept = await sharp((await picture(image.url)).bytes).metadata();
    expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('is refused when it is none we read, whatever it is called', async () => {
    const asha = await test.signIn();
    const jpeg = await blank(300, 300).jpeg().toBuffer();
    const wrong: (Uint8Array | string)[] = [
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'hello',
      '',
      await blank(20, 20).gif().toBuffer(),
      await blank(20, 20).tiff().toBuffer(),
      jpeg.subarray(0, jpeg.length / 2),
      Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<svg/>')]),
    ];
    for (const bytes of wrong) {
      const answer = await upload(asha, bytes);
      expect([answer.status, answer.error.message]).toEqual([400, notAPicture]);
      expect(answer.error.details).toEqual({ image: [notAPicture] });
    }
    const vast = await upload(asha, claiming(await blank(10, 10).png().toBuffer(), 9000, 8000));
    expect([vast.status, vast.error.message]).toEqual([
      400,
      'This picture has more than 65 megapixels. Choose a smaller one.',
    ]);
    const heavy = await upload(asha, Buffer.concat([jpeg, Buffer.alloc(IMAGE_MAX_BYTES)]));
    expect([heavy.status, heavy.error.message]).toEqual([
      400,
      'This picture is larger than 5 MB. Choose a smaller one.',
    ]);
    const heavier = await upload(asha, Buffer.alloc(7 * 1024 * 1024));
    expect(heavier.status).toBe(413);
    const noFile = await asha.call('uploadImage', { form: new FormData() });
    expect(noFile.status).toBe(400);
    expect((await asha.fetch('/events/images', { method: 'POST', body: 'x' })).status).toBe(400);
  });

  it('is uploaded by signed-in people and found only where it is', async () => {
    expect((await upload(test.visitor, await blank(10, 10).png().toBuffer())).status).toBe(401);
    expect((await picture('/events/images/nosuchpicture')).response.status).toBe(404);
    expect((await picture('/events/images/..%2f..%2fetc')).response.status).toBe(404);
  });
});

describe('the picture of a gift', () => {
  const gift = (image: string) =>
    eventForm({
      giftsWanted: [
        { name: '', price: '' },
        { name: 'Lamp', price: 1, image },
      ],
    });

  it('is one uploaded before or comes inside the form', async () => {
    const asha = await test.signIn();
    const bytes = await blank(640, 480).png().toBuffer();
    const { image } = (await upload(asha, bytes)).data;
    for (const given of [image._id, `data:image/png;base64,${bytes.toString('base64')}`]) {
      const { data } = await asha.call('createEvent', { body: gift(given) });
      const page = await test.visitor.call('getEvent', { params: { eventId: data.event._id }, query: {} });
      const shown = page.data.event.gifts[0]?.image;
      expect(shown).toMatchObject({ width: 640, height: 480 });
      expect(await sharp((await picture(shown?.url ?? '')).bytes).metadata()).toMatchObject({
        format: 'webp',
        width: 640,
      });
    }
  });

  it('is a PNG or a JPG: a WebP is refused, before and inside the form (spec section 5)', async () => {
    const asha = await test.signIn();
    const webp = await blank(20, 20).webp().toBuffer();
    expect((await upload(asha, webp)).error.details).toEqual({ image: [notAPicture] });
    expect((await upload(asha, webp, 'photo')).status).toBe(201);
    const { error } = await asha.call('createEvent', {
      body: gift(`data:image/webp;base64,${webp.toString('base64')}`),
    });
    expect(error.details).toEqual({ 'giftsWanted[1].image': [notAPicture] });
  });

  it('cannot be somebody else’s, missing or no picture, and then nothing is created', async () => {
    const asha = await test.signIn();
    const rohan = await test.signIn();
    const theirs = (await upload(rohan, await blank(10, 10).png().toBuffer())).data.image._id;
    const wrong = [theirs, 'nosuchpicture', 'https://elsewhere.example/cat.jpg', '../../etc/passwd'];
    for (const image of wrong) {
      const { error } = await asha.call('createEvent', { body: gift(image) });
      expect(error.details).toEqual({
        'giftsWanted[1].image': ['This picture is no longer there. Choose it again.'],
      });
    }
    for (const image of [
      'data:text/html;base64,PGI+',
      'data:image/svg+xml;base64,PHN2Zy8+',
      'data:image/png,plain',
    ]) {
      const { error } = await asha.call('createEvent', { body: gift(image) });
      expect(error.details).toEqual({ 'giftsWanted[1].image': [notAPicture] });
    }
    expect((await asha.call('getEventStats', {})).data.eventsOrganized).toBe(0);
    const kept = await test.backend.ctx.db
      .selectFrom('images')
      .select('id')
      .where('owner_id', '=', asha.userId)
      .execute();
    expect(kept).toEqual([]);
  });
});
