import type { KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { Relation } from '#contract/events/events.ts';
import { giftsOf } from '#backend/gifts/wishlist/repository.ts';
import { wishlistGifts } from '#backend/gifts/wishlist/together.ts';
import { useGivingWorld } from '#tests/collaboration/giving-world.ts';

const world = useGivingWorld();

it('who gives what is read with as many queries for many gifts as for one, and nobody is looked for on behalf of a visitor', async () => {
  const place = await world.gift();
  const guest = await world.guestOf(place);
  const stranger = await world.api.signIn();
  let queries = 0;
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      queries += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const db = world.db.withPlugin(counting);
  const read = async (user: { userId: string } | null, relation: Relation) => {
    const rows = await giftsOf(world.db, [place.eventId]);
    queries = 0;
    const gifts = await wishlistGifts(db, rows, {
      user: user && {
        sessionId: '',
        verifiedEmail: null,
        plan: 'basic',
        userId: user.userId,
      },
      relation,
    });
    return {
      queries,
      shared: gifts.filter(({ isCollaborative }) => isCollaborative).length,
      named: gifts.flatMap(({ collaborators }) => collaborators).length,
    };
  };
  await world.giver.call('markGiftPurchased', { params: place, body: {} });
  const one = await read(world.giver, 'stranger');
  expect(one).toMatchObject({ shared: 1, named: 1 });
  for (let added = 0; added < 5; added += 1) {
    const more = { ...place, giftId: await world.addGift(place.eventId) };
    await world.organiser.call('enableCollaboration', { params: more });
    await world.join(world.giver, more);
    await world.giver.call('markGiftPurchased', { params: more, body: {} });
  }
  expect(await read(world.giver, 'stranger')).toEqual({ queries: one.queries, shared: 6, named: 6 });
  expect(await read(guest, 'guest')).toEqual({ queries: one.queries, shared: 6, named: 6 });
  expect(await read(stranger, 'stranger')).toMatchObject({ shared: 6, named: 0 });
  expect(await read(null, 'visitor')).toEqual({ queries: 1, shared: 6, named: 0 });
});
