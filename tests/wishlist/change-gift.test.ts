import { describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';
import { giftForm, pictureFile, wishlistWorld } from './wishes.ts';

const test = useTestBackend();

const purchase = (giftId: string) =>
  test.backend.ctx.db
    .updateTable('gifts')
    .set({ purchased_at: new Date() })
    .where('id', '=', giftId)
    .execute();

async function withGift() {
  const world = await wishlistWorld(test);
  const { gift } = (await world.add({ images: await pictureFile() })).data;
  return { ...world, gift, place: { ...world.params, giftId: gift._id } };
}

describe('the wishlist', () => {
  it('is shown to whoever may see the event, in groups, and names nobody', async () => {
    const { add, meera, stranger, params, gift } = await withGift();
    await add({ name: 'Honeymoon in Coorg', type: 'travel' });
    await add({ name: 'Mixer', type: 'kitchen' });
    for (const who of [test.visitor, stranger, meera]) {
      const answer = await who.call('getWishlist', { params, query: {} });
      expect(answer.data.map(({ type, items }) => [type, items.map(({ name }) => name)])).toEqual([
        ['kitchen', ['Pressure cooker', 'Mixer']],
        ['travel', ['Honeymoon in Coorg']],
      ]);
      expect(answer.data[0]?.items[0]).toEqual(gift);
      expect(await answer.response.text()).not.toMatch(/Meera|Iyer|@|link_key/);
    }
    expect(
      (await test.visitor.call('getWishlist', { params: { eventId: 'no-such-event-00000' }, query: {} }))
        .status,
    ).toBe(404);
  });
});

describe('a gift', () => {
  it('is changed; its picture stays, is replaced, or goes', async () => {
    const { asha, gift, place, wishlist } = await withGift();
    const change = async (changes: Parameters<typeof giftForm>[0]) =>
      (await asha.call('updateGift', { params: place, form: giftForm(changes) })).data.gift;
    const renamed = await change({ name: 'Idli steamer', price: '999.99', link: '', type: 'home' });
    expect(renamed).toEqual({ ...gift, name: 'Idli steamer', price: 999.99, link: '', type: 'home' });
    const replaced = await change({ images: await pictureFile(300, 300) });
    expect(replaced.image).toMatchObject({ width: 300, height: 300 });
    expect(replaced.image?.url).not.toBe(gift.image?.url);
    expect((await change({ removeImage: 'on' })).image).toBeUndefined();
    expect((await wishlist()).flatMap(({ items }) => items)).toHaveLength(1);
  });

  it('stays as it is when the change is not right', async () => {
    const { asha, gift, place, wishlist } = await withGift();
    const answer = await asha.call('updateGift', { params: place, form: giftForm({ name: '', price: '7' }) });
    expect([answer.status, answer.error.details]).toEqual([
      400,
      { name: ['Please provide both a gift name and price'] },
    ]);
    expect(
      (
        await asha.call('updateGift', {
          params: place,
          form: giftForm({ images: new File(['no'], 'a.jpg') }),
        })
      ).error.details,
    ).toHaveProperty('images');
    expect(await wishlist()).toEqual([{ type: 'kitchen', items: [gift] }]);
  });

  it('is deleted once; an identifier that is unknown or makes no sense is refused', async () => {
    const { asha, place, params, wishlist, giftCount } = await withGift();
    const remove = (giftId: string) => asha.call('deleteGift', { params: { ...params, giftId } });
    expect((await remove(place.giftId)).status).toBe(200);
    expect([await wishlist(), await giftCount()]).toEqual([[], 0]);
    for (const giftId of [place.giftId, 'undefined', 'no-such-gift-00000', "' or 1=1 --"]) {
      const answer = await remove(giftId);
      expect([answer.status, answer.error.message], giftId).toEqual([
        404,
        'Cannot delete gift: Invalid gift ID',
      ]);
    }
    expect((await remove('\0')).status).toBe(404);
  });

  it('stays when money was given for it', async () => {
    const { asha, meera, eventId, gift, place, wishlist } = await withGift();
    const { db } = test.backend.ctx;
    const payment = paymentRow({ id: newId(), payer: meera.userId, payee: asha.userId, paise: 50_000 });
    await db.insertInto('payments').values(payment).execute();
    await db
      .insertInto('contributions')
      .values({
        id: newId(),
        gift_id: gift._id,
        event_id: eventId,
        contributor_id: meera.userId,
        payment_id: payment.id,
        amount_paise: 50_000,
      })
      .execute();
    const answer = await asha.call('deleteGift', { params: place });
    expect([answer.status, answer.error.message]).toEqual([
      409,
      'Money has been given for this gift, so it cannot be deleted.',
    ]);
    expect(await wishlist()).toEqual([{ type: 'kitchen', items: [gift] }]);
  });

  it('is marked delivered after it was purchased, once', async () => {
    const { asha, place, gift } = await withGift();
    const mark = () => asha.call('markGiftDelivered', { params: place });
    const early = await mark();
    expect([early.status, early.error.message]).toEqual([
      409,
      'Only a purchased gift can be marked as delivered.',
    ]);
    await purchase(gift._id);
    expect((await mark()).data.gift).toMatchObject({ isPurchased: true, isDelivered: true });
    const stored = () =>
      test.backend.ctx.db
        .selectFrom('gifts')
        .select('delivered_at')
        .where('id', '=', gift._id)
        .executeTakeFirstOrThrow();
    const first = await stored();
    expect((await mark()).status).toBe(200);
    expect(await stored()).toEqual(first);
  });

  it('is not there for a guest, a stranger or the organiser of another event', async () => {
    const { meera, stranger, gift, place, wishlist } = await withGift();
    await purchase(gift._id);
    const other = await wishlistWorld(test);
    const tries = (who: Caller, params: typeof place) =>
      Promise.all([
        who.call('updateGift', { params, form: giftForm({ name: 'Taken over' }) }),
        who.call('markGiftDelivered', { params }),
        who.call('deleteGift', { params }),
      ]).then((answers) => answers.map(({ status }) => status));
    expect(await tries(meera, place)).toEqual([403, 403, 403]);
    expect(await tries(stranger, place)).toEqual([404, 404, 404]);
    expect(await tries(test.visitor, place)).toEqual([401, 401, 401]);
    expect(await tries(other.asha, { ...place, eventId: other.eventId })).toEqual([404, 404, 404]);
    expect(await wishlist()).toEqual([{ type: 'kitchen', items: [{ ...gift, isPurchased: true }] }]);
  });
});
