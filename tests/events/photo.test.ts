import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES } from '#contract/gifts/wishlist.ts';
import * as imageWords from '#messages/images/en.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* The photo of an event and its story: who may put them there, what is refused, what guests get. */
const test = useTestBackend();
let asha: Caller;
let eventId: string;
beforeAll(async () => {
  asha = await test.signIn();
  eventId = await addEvent(test.backend.ctx, asha.userId);
});
const db = () => test.backend.ctx.db;

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a8124f' } });
const jpeg = (width: number, height: number) => blank(width, height).jpeg().toBuffer();

function upload(person: Caller, bytes: Uint8Array | string, id = eventId) {
  const form = new FormData();
  form.set('image', new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], 'us.jpg'));
  return person.call('setEventPhoto', { params: { eventId: id }, form });
}
const seen = async () =>
  (await test.visitor.call('getEvent', { params: { eventId }, query: {} })).data.event.photo;
const imageOf = (path = '') => path.split('/').at(-1) ?? '';
const rowOf = (path: string | undefined) =>
  db().selectFrom('images').select(['owner_id', 'shown']).where('id', '=', imageOf(path)).executeTakeFirst();

describe('the photo of an event', () => {
  it.each([
    ['a wide one', 3000, 1000, 1080, 720],
    ['a tall one', 1000, 3000, 1000, 667],
    ['a small one, which is not enlarged', 300, 300, 300, 200],
  ])('is cropped three to two, as WebP: %s', async (_, width, height, wide, high) => {
    const answer = await upload(asha, await jpeg(width, height));
    expect([answer.status, answer.data.photo]).toMatchObject([200, { width: wide, height: high }]);
    const served = await test.visitor.fetch(answer.data.photo.path);
    expect(served.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    const picture = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect(picture).toMatchObject({ format: 'webp', width: wide, height: high });
  });

  it('is cropped as it is seen, when the phone was held upright', async () => {
    const lying = await blank(600, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await upload(asha, lying)).data.photo).toMatchObject({ width: 300, height: 200 });
  });

  it('is on the page for everybody, and where hosts look, until it is replaced or removed', async () => {
    const first = (await upload(asha, await jpeg(600, 400))).data.photo;
    expect(await seen()).toEqual(first);
    const edited = await asha.call('getEditableEvent', { params: { eventId } });
    expect(edited.data.event.photo).toEqual(first);
    const second = (await upload(asha, await jpeg(600, 400))).data.photo;
    expect(second.path).not.toBe(first.path);
    expect(await seen()).toEqual(second);
    const removed = await asha.call('removeEventPhoto', { params: { eventId } });
    expect([removed.status, removed.data.success]).toEqual([200, true]);
    expect(await seen()).toBeUndefined();
    expect((await asha.call('removeEventPhoto', { params: { eventId } })).status).toBe(200);
    expect(await rowOf(second.path)).toBeUndefined();
  });

  it('is nowhere any more once it was replaced or removed, also for who noted its address', async () => {
    const first = (await upload(asha, await jpeg(600, 400))).data.photo.path;
    const second = (await upload(asha, await jpeg(600, 400))).data.photo.path;
    expect((await test.visitor.fetch(first)).status).toBe(404);
    expect((await test.visitor.fetch(second)).status).toBe(200);
    await asha.call('removeEventPhoto', { params: { eventId } });
    expect((await test.visitor.fetch(second)).status).toBe(404);
  });

  it('forgets where and when it was taken, and what else is in the file', async () => {
    const photo = await blank(600, 400)
      .withExif({
        IFD0: { Artist: 'Secretartist' },
        IFD3: { GPSLatitude: '18/1 31/1 0/1', GPSLatitudeRef: 'N' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><a>Secretxmp</a></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect(photo.toString('latin1')).toMatch(/Secretartist[^]*Secretxmp/);
    // a picture and a page of HTML at once
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(document.domain)</script>')]);
    const { path } = (await upload(asha, polyglot)).data.photo;
    const served = await test.visitor.fetch(path);
    expect(served.headers.get('Content-Type')).toBe('image/webp');
    expect(served.headers.get('X-Content-Type-Options')).toBe('nosniff');
    const bytes = Buffer.from(await served.arrayBuffer());
    expect(bytes.toString('latin1')).not.toMatch(/Secret|Exif|GPS|<script|xmpmeta/i);
    expect(await sharp(bytes).metadata()).not.toHaveProperty('exif');
  });

  it('changes no version: what is typed in another window can be saved', async () => {
    const version = async () =>
      (await asha.call('getEditableEvent', { params: { eventId } })).data.event.version;
    const before = await version();
    await upload(asha, await jpeg(30, 20));
    expect(await version()).toBe(before);
  });

  it('is refused with a sentence when it is no picture we read, missing or too large', async () => {
    await asha.call('removeEventPhoto', { params: { eventId } });
    const readable = imageWords.notAPicture;
    const wrong: [Uint8Array | string, string][] = [
      ['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', readable],
      [(await jpeg(300, 300)).subarray(0, 400), readable],
      ['', readable],
      [new Uint8Array(IMAGE_MAX_BYTES + 1), 'This picture is larger than 5 MB. Choose a smaller one.'],
    ];
    for (const [file, message] of wrong) {
      const { status, error } = await upload(asha, file);
      expect([status, error.details]).toEqual([400, { image: [message] }]);
    }
    const none = await asha.call('setEventPhoto', { params: { eventId }, form: new FormData() });
    expect([none.status, none.error.details]).toEqual([400, { image: [readable] }]);
    expect(await seen()).toBeUndefined();
  });

  it('is the owner’s, also when a co-host uploads it; one who only looks on may not', async () => {
    const [editor, viewer, stranger] = [await test.signIn(), await test.signIn(), await test.signIn()];
    for (const [helper, role] of [
      [editor, 'editor'],
      [viewer, 'viewer'],
    ] as const)
      await db()
        .insertInto('event_hosts')
        .values({
          id: `${role}-of-photo`,
          event_id: eventId,
          email: helper.email,
          role,
          user_id: helper.userId,
          invited_at: new Date(),
          accepted_at: new Date(),
          expires_at: new Date(),
          mail: 'sent',
        })
        .execute();
    const photo = await jpeg(60, 40);
    const answer = await upload(editor, photo);
    expect(await rowOf(answer.data.photo.path)).toMatchObject({ owner_id: asha.userId });
    const params = { eventId };
    for (const [person, status] of [
      [viewer, 403],
      [stranger, 404],
      [test.visitor, 401],
    ] as const) {
      expect((await upload(person, photo)).status).toBe(status);
      expect((await person.call('removeEventPhoto', { params })).status).toBe(status);
    }
    expect(await seen()).toEqual(answer.data.photo);
  });

  it('stays as it is when the event is cancelled', async () => {
    const over = await addEvent(test.backend.ctx, asha.userId);
    await asha.call('cancelEvent', { params: { eventId: over } });
    const refused = await upload(asha, await jpeg(60, 40), over);
    expect([refused.status, refused.error.code]).toEqual([409, 'cancelled']);
    expect((await asha.call('removeEventPhoto', { params: { eventId: over } })).status).toBe(409);
  });

  it('goes with the account of its owner', async () => {
    const gone = await test.signIn();
    const id = await addEvent(test.backend.ctx, gone.userId);
    const { photo } = (await upload(gone, await jpeg(60, 40), id)).data;
    const file = await (await gone.fetch('/auth/account/export')).json();
    expect(file).toMatchObject({ eventsOrganised: [{ photoId: imageOf(photo.path) }] });
    await db().deleteFrom('images').where('owner_id', '=', gone.userId).execute();
    const left = await db().selectFrom('events').select('photo_id').where('id', '=', id).execute();
    expect(left).toEqual([{ photo_id: null }]);
    expect((await test.visitor.fetch(photo.path)).status).toBe(404);
  });
});

describe('the story of an event', () => {
  it('is kept in its lines, at most 1,000 characters', async () => {
    const { data } = await asha.call('getEditableEvent', { params: { eventId } });
    const {
      eventType: _type,
      startsAt: _at,
      over: _over,
      photo: _photo,
      status: _status,
      ...event
    } = data.event;
    const response = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...event, story: '  We met in the rain.\r\nTwice. ' },
    });
    expect(response.data.event.story).toBe('We met in the rain.\nTwice.');
    const page = await test.visitor.call('getEvent', { params: { eventId }, query: {} });
    expect(page.data.event.story).toBe('We met in the rain.\nTwice.');
    const long = await asha.call('updateEvent', {
      params: { eventId },
      body: { ...event, version: response.data.event.version, story: 'x'.repeat(1001) },
    });
    expect([long.status, Object.keys(long.error.details ?? {})]).toEqual([400, ['story']]);
  });
});
