import { describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { doorSteps } from '#tests/collaboration/door-steps.ts';
import { giveMoney } from '#tests/collaboration/given-money.ts';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/* What little money, which can be taken back, does for somebody who only has an event's public address (docs/decisions/0094). */
const world = useGivingWorld();
const steps = doorSteps(world);
const give = (place: Place, who: Caller) => giveMoney(world.api.backend.ctx, place, who, world.organiser);

/** A gift that a stranger was the first to give a little for. */
async function began() {
  const place = await world.gift({ joined: false });
  const stranger = await world.api.signIn({ firstName: 'Mallory' });
  await world.join(stranger, place);
  await give(place, stranger);
  return { place, stranger };
}

/** The stranger reads why, and cannot; a guest who gives it can. */
async function onlyGuestsBuy(place: Place, stranger: Caller, guest: Caller) {
  expect(await steps.buy(stranger, place)).toMatchObject({
    status: 403,
    error: {
      code: 'guests_buy',
      message: 'Only guests, the organiser and those they let in can mark this gift as purchased.',
    },
  });
  expect(await steps.see(stranger, place)).toMatchObject({ guestsBuy: true, isPurchased: false });
  expect(await steps.see(guest, place)).not.toHaveProperty('guestsBuy');
  expect((await steps.buy(guest, place)).status).toBe(200);
}

describe('a stranger with a little money in a gift', () => {
  it('marks it as purchased as long as guests do not give more', async () => {
    const { place, stranger } = await began();
    const guest = await world.guestOf(place);
    await steps.admitGiver(guest, place, stranger);
    await world.join(guest, place);
    await give(place, guest);
    expect(await steps.see(stranger, place)).not.toHaveProperty('guestsBuy');
    expect((await steps.buy(stranger, place)).status).toBe(200);
  });

  it('closes none for which a guest gave more', async () => {
    const { place, stranger } = await began();
    const guest = await world.guestOf(place);
    await steps.admitGiver(guest, place, stranger);
    await world.join(guest, place);
    await give(place, guest);
    await give(place, guest);
    await onlyGuestsBuy(place, stranger, guest);
  });

  it.each(['opened', true, false])('closes none that is for guests: %s', async (how) => {
    const { place, stranger } = await began();
    const guest = await world.guestOf(place);
    await (how === 'opened' ? steps.open(place) : steps.answer(place, how === true));
    expect(await steps.see(stranger, place)).toMatchObject({ guestsBuy: true });
    await steps.admitGiver(guest, place, world.organiser);
    await world.join(guest, place);
    await onlyGuestsBuy(place, stranger, guest);
  });

  it('closes none for which a guest gave more by personal link', async () => {
    const { place, stranger } = await began();
    await give(place, stranger);
    const { id } = await addGuest(world.api.backend.ctx, place.eventId, { first_name: 'Leela' });
    const payer = {
      id: newId(),
      guest_id: id,
      key_digest: '',
      first_name: 'Leela',
      last_name: '',
      email: '',
    };
    await world.db.insertInto('guest_payers').values(payer).execute();
    await world.db
      .updateTable('contributions')
      .set({ guest_payer_id: payer.id, contributor_id: null })
      .where('gift_id', '=', place.giftId)
      .execute();
    await give(place, stranger);
    expect(await steps.buy(stranger, place)).toMatchObject({ error: { code: 'guests_buy' } });
    // nor do they let others from outside in any more
    const other = await world.api.signIn({ firstName: 'Trudy' });
    expect((await steps.admitGiver(other, place, stranger)).status).toBe(404);
    expect((await world.join(other, place)).status).toBe(403);
  });

  it('marks it where a guest or the organiser let them in', async () => {
    const place = await world.gift({ joined: false });
    const guest = await world.guestOf(place);
    await steps.open(place);
    await world.join(guest, place);
    for (const admitting of [guest, world.organiser]) {
      const friend = await world.api.signIn({ firstName: 'Trudy' });
      await steps.admitGiver(friend, place, admitting);
      await world.join(friend, place);
      await give(place, friend);
      expect((await steps.buy(friend, place)).status).toBe(200);
      await steps.undo(place);
      await world.organiser.call('allowGiftPurchase', { params: place });
    }
  });
});
