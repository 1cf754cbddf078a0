import sharp from 'sharp';
import type { World } from '#tests/authorization/world.ts';

const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a8124f' } })
  .png()
  .toBuffer();

export async function picture(): Promise<FormData> {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'rani.png');
  return form;
}

export async function giftEntry(): Promise<FormData> {
  const form = await picture();
  form.set('images', form.get('image') as File);
  form.delete('image');
  form.set('name', 'Pressure cooker');
  form.set('price', '1250.50');
  return form;
}
/** Stands for the gift where there is no event to have one. */
export const NO_GIFT = 'no-such-gift-00000';
/** A gift on the wishlist, which needs no picture; there is none where there is no event. */
export const organisersGift = async (world: World) => {
  const form = await giftEntry();
  form.delete('images');
  const added = await world.callers.organiser.call('addGift', { params: { eventId: world.eventId }, form });
  world.token = added.status === 201 ? added.data.gift._id : NO_GIFT;
};
/** The same, to be given together. */
export const sharedGift = async (world: World) => {
  await organisersGift(world);
  await world.callers.organiser.call('enableCollaboration', {
    params: { eventId: world.eventId, giftId: world.token },
  });
};
/** The same, open to everybody. */
export const openGift = async (world: World) => {
  await sharedGift(world);
  await world.callers.organiser.call('updateCollaboration', {
    params: { eventId: world.eventId, giftId: world.token },
    body: { openToAll: true },
  });
};
export const gift = (world: World) => ({ giftId: world.token });
