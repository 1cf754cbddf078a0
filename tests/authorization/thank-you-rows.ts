import { newId } from '#backend/platform/ids.ts';
import type { thankYouOperations } from '#contract/gifts/thank-you-operations.ts';
import { organisersGift, NO_GIFT } from '#tests/authorization/gifts.ts';
import { organiserOnly, signedIn, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

/** The guest bought a gift, and so is somebody to thank. */
const boughtByGuest = async (world: World) => {
  await organisersGift(world);
  if (world.token === NO_GIFT) return;
  await world.ctx.db
    .insertInto('gift_purchases')
    .values({ gift_id: world.token, user_id: world.callers.guest.userId })
    .execute();
};
/** And the organiser noted that they thanked them. */
const thanked = async (world: World) => {
  await boughtByGuest(world);
  await world.callers.organiser.call('thankGiver', {
    params: { eventId: world.eventId, giverId: world.callers.guest.userId },
    body: { way: 'in_person', upTo: '2100-01-01T00:00:00.000Z', requestId: newId() },
  });
};
const giver = (world: World) => ({ giverId: world.callers.guest.userId });
const text = 'Thank you so much.';

/** Who gave what is the owner's, as contributions are; who helps does not thank for what they cannot read. */
export const thankYouRows: Record<keyof typeof thankYouOperations, Row> = {
  listThankYous: { expected: organiserOnly, before: boughtByGuest },
  getPreparedThankYou: { expected: organiserOnly, params: giver, before: boughtByGuest },
  getThankYouLink: { expected: organiserOnly, params: giver, body: () => ({ text }), before: boughtByGuest },
  thankGiver: {
    expected: organiserOnly,
    params: giver,
    body: () => ({ way: 'mail', text, upTo: '2100-01-01T00:00:00.000Z', requestId: 'request-of-the-matrix' }),
    before: boughtByGuest,
  },
  undoThankYou: { expected: organiserOnly, params: giver, before: thanked },
  listGiversByEvent: { expected: signedIn(), before: boughtByGuest },
};
