import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { IMAGE_MAX_BYTES, MAX_GIFTS } from '#contract/gifts/wishlist.ts';
import { newId } from '#backend/platform/ids.ts';
import * as eventWords from '#messages/events/en.ts';
import * as imageWords from '#messages/images/en.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';
import { giftForm, pictureFile, wishlistWorld } from './wishes.ts';

const test = useTestBackend();

describe('a gift', () => {
  it('is added with its picture and stands on the wishlist', async () => {
    const { add, wishlist, giftCount } = await wishlistWorld(test);
    const answer = await add({ images: await pictureFile(1600, 800) });
    expect(answer.status).toBe(201);
    expect(answer.data.gift).toMatchObject({
      name: 'Pressure cooker',
      price: 12_500.5,
      link: 'https://shop.example.in/cooker',
      type: 'kitchen',
      image: { width: 1280, height: 640 },
      isCollaborative: false,
      collaborators: [],
      totalCollected: 0,
      isPurchased: false,
      isDelivered: false,
      purchasedBy: [],
    });
    const served = await test.visitor.fetch(answer.data.gift.image?.thumbnailUrl ?? '');
    expect(served.headers.get('Content-Type')).toBe('image/webp');
    expect(await wishlist()).toEqual([{ type: 'kitchen', items: [answer.data.gift] }]);
    expect(await giftCount()).toBe(1);
  });

  it('takes a picture uploaded before, which must be one of the organiser', async () => {
    const { asha, meera, add, giftCount } = await wishlistWorld(test);
    const upload = async (by: typeof asha) => {
      const form = new FormData();
      form.set('image', await pictureFile());
      return (await by.call('uploadImage', { form })).data.image;
    };
    const [own, anothers] = [await upload(asha), await upload(meera)];
    const added = await add({ image: own._id });
    expect(added.status).toBe(201);
    expect(added.data.gift.image?.url).toBe(own.url);
    for (const image of [anothers._id, newId()]) {
      const { status, error } = await add({ image });
      expect([status, error.details]).toEqual([
        400,
        { images: ['This picture is no longer there. Choose it again.'] },
      ]);
    }
    expect(await giftCount()).toBe(1);
  });

  it('takes a PNG or a JPG, and no WebP', async () => {
    const { add, giftCount } = await wishlistWorld(test);
    const file = sharp({ create: { width: 20, height: 20, channels: 3, background: '#a8124f' } });
    const webp = new File([new Uint8Array(await file.webp().toBuffer())], 'a.jpg', { type: 'image/jpeg' });
    expect((await add({ images: webp })).error.details).toEqual({ images: [imageWords.notAPicture] });
    const png = new File([new Uint8Array(await file.png().toBuffer())], 'a.png', { type: 'image/png' });
    expect((await add({ images: png })).status).toBe(201);
    expect(await giftCount()).toBe(1);
  });

  it('needs no more than a name and a price, which may be zero', async () => {
    const { add } = await wishlistWorld(test);
    const plain = await add({ price: '0', link: undefined, type: undefined, images: new File([], '') });
    expect(plain.data.gift).toMatchObject({ price: 0, link: '', type: 'other' });
    expect(plain.data.gift.image).toBeUndefined();
    for (const price of ['0.01', '0.3', '1250.10', '99999999.99'])
      expect((await add({ price })).data.gift.price).toBe(Number(price));
  });

  it('mends a link without its scheme', async () => {
    const { add } = await wishlistWorld(test);
    const linkOf = async (link: string) => (await add({ link })).data.gift.link;
    expect(await linkOf('www.shop.in/lamp?size=2')).toBe('https://www.shop.in/lamp?size=2');
    expect(await linkOf('Shop.co.in')).toBe('https://Shop.co.in');
    expect((await add({ link: 'mailto:a@shop.in' })).status).toBe(400);
    expect((await add({ link: 'see the shop' })).status).toBe(400);
  });

  it('is refused, field by field, when something is not right', async () => {
    const { add, giftCount } = await wishlistWorld(test);
    const both = 'Please provide both a gift name and price';
    const cases: [Parameters<typeof add>[0], Record<string, string[]>][] = [
      [{ name: '   ' }, { name: [both] }],
      [{ price: ' ' }, { price: [both] }],
      [
        { name: undefined, price: undefined },
        { name: [both], price: [both] },
      ],
      [{ price: '-1' }, { price: ['The amount cannot be below zero.'] }],
      [{ price: '1.005' }, { price: ['Use at most two decimals.'] }],
      [{ price: '100000000' }, { price: ['The amount can be at most ₹9,99,99,999.99.'] }],
      [{ price: 'a lot' }, { price: ['Enter an amount in rupees.'] }],
      [{ link: 'javascript:alert(1)' }, { link: ['Enter a link that starts with https:// or http://.'] }],
      [
        { images: new File(['<svg/>'], 'x.png', { type: 'image/png' }) },
        { images: [imageWords.notAPicture] },
      ],
      [
        { images: new File([new Uint8Array(IMAGE_MAX_BYTES + 1)], 'x.png') },
        { images: ['This picture is larger than 5 MB. Choose a smaller one.'] },
      ],
    ];
    for (const [changes, details] of cases) {
      const { status, error } = await add(changes);
      expect([status, error.details], JSON.stringify(changes)).toEqual([400, details]);
      expect(error.message).toBe(Object.values(details)[0]?.[0]);
    }
    expect((await add({ type: 'yacht' })).error.details).toHaveProperty('type');
    expect(await giftCount()).toBe(0);
  });

  it('is a form: anything else is refused, and so is one that is too large', async () => {
    const { asha, eventId } = await wishlistWorld(test);
    const post = (init: RequestInit) =>
      asha.fetch(`/events/${eventId}/wishlist/add-gift`, { method: 'POST', ...init });
    const json = await post({
      body: JSON.stringify({ name: 'Lamp', price: 1 }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(json.status).toBe(400);
    expect(
      (await post({ body: giftForm({ images: new File([new Uint8Array(6 * 1024 * 1024)], 'x.png') }) }))
        .status,
    ).toBe(413);
  });

  it('sent twice at once or again is added once; another gift from the same form is another', async () => {
    const { add, wishlist } = await wishlistWorld(test);
    const requestId = newId();
    const [first, second] = await Promise.all([add({ requestId }), add({ requestId })]);
    const third = await add({ requestId });
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first, second, third].map(({ data }) => data.gift._id)).size).toBe(1);
    await add({ requestId, name: 'Steam iron' });
    await add({});
    await add({});
    expect((await wishlist()).flatMap(({ items }) => items.map(({ name }) => name))).toEqual([
      'Pressure cooker',
      'Steam iron',
      'Pressure cooker',
      'Pressure cooker',
    ]);
  });

  it('is refused when the list is full or the event cancelled', async () => {
    const { add, asha, params, giftCount } = await wishlistWorld(test);
    const { db } = test.backend.ctx;
    const row = (position: number) => ({
      id: newId(),
      event_id: params.eventId,
      position,
      name: 'Cup',
      price_paise: 100,
      image_id: null,
    });
    await db
      .insertInto('gifts')
      .values(Array.from({ length: MAX_GIFTS - 1 }, (_, index) => row(index + 1)))
      .execute();
    const answers = await Promise.all([add({ name: 'Saucer' }), add({ name: 'Spoon' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.message).toBe(
      'A wishlist holds up to 200 gifts, and this one is full. Delete a gift you no longer want, then add this one.',
    );
    expect(await giftCount()).toBe(MAX_GIFTS);

    await asha.call('cancelEvent', { params });
    const late = await add();
    expect([late.status, late.error.message]).toEqual([409, eventWords.cancelledAlready]);
  });

  it('can be added by the organiser only, 300 times an hour', async () => {
    test.holdNow();
    const { add, asha, meera, stranger, params } = await wishlistWorld(test);
    const denied = await add({}, meera);
    expect([denied.status, denied.error.message]).toEqual([
      403,
      'Access denied - You can only manage wishlist for events you organized',
    ]);
    expect([(await add({}, stranger)).status, (await add({}, test.visitor)).status]).toEqual([404, 401]);
    await test.backend.ctx.db
      .updateTable('rate_limits')
      .set({ hits: 300 })
      .where('key', '=', `wishlist:${asha.userId}`)
      .execute();
    await add();
    await test.backend.ctx.db
      .updateTable('rate_limits')
      .set({ hits: 300 })
      .where('key', '=', `wishlist:${asha.userId}`)
      .execute();
    const tooMany = await asha.call('addGift', { params, form: giftForm() });
    expect(tooMany.status).toBe(429);
    expect(Number(tooMany.response.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
