import sharp from 'sharp';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import type { Caller, TestBackend } from '#tests/setup/test-backend.ts';

/** A gift's form as the page sends it; a value of undefined leaves the field out. */
export function giftForm(changes: Record<string, string | File | undefined> = {}): FormData {
  const form = new FormData();
  const fields = {
    name: 'Pressure cooker',
    price: '12500.50',
    link: 'https://shop.example.in/cooker',
    type: 'kitchen',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.set(name, value);
  return form;
}

/** A picture as a browser sends it. */
export async function pictureFile(width = 640, height = 480): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a8124f' } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'cooker.jpg', { type: 'image/jpeg' });
}

/** An event with its organiser, a guest who has an account, and somebody who has nothing to do with it. */
export async function wishlistWorld(test: TestBackend) {
  const asha = await test.signIn();
  const meera = await test.signIn({ firstName: 'Meera', lastName: 'Iyer' });
  const stranger = await test.signIn();
  const eventId = await addEvent(test.backend.ctx, asha.userId);
  await addGuest(test.backend.ctx, eventId, {
    first_name: 'Meera',
    last_name: 'Iyer',
    email: meera.email,
    user_id: meera.userId,
  });
  const params = { eventId };
  const add = (changes: Parameters<typeof giftForm>[0] = {}, by: Caller = asha) =>
    by.call('addGift', { params, form: giftForm(changes) });
  const wishlist = async (by: Caller = asha) => (await by.call('getWishlist', { params, query: {} })).data;
  const giftCount = async () =>
    (
      await test.backend.ctx.db
        .selectFrom('events')
        .select('gift_count')
        .where('id', '=', eventId)
        .executeTakeFirstOrThrow()
    ).gift_count;
  return { asha, meera, stranger, eventId, params, add, wishlist, giftCount };
}
