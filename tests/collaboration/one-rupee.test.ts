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

describe('a stranger with a little money in a gift', () => {
  it('lets nobody else from outside in once a guest gave for it by personal link', async () => {
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
    const other = await world.api.signIn({ firstName: 'Trudy' });
    expect((await steps.admitGiver(other, place, stranger)).status).toBe(404);
    expect((await world.join(other, place)).status).toBe(403);
  });
});
