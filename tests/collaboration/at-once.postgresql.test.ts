import { expect, it } from 'vitest';
import { useGivingWorld } from '#tests/collaboration/giving-world.ts';

const world = useGivingWorld({ DATABASE_POOL_SIZE: '20' });

it('ten identical requests at once make one row, and each answers it', async () => {
  const place = await world.gift();
  const guest = await world.guestOf(place);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => world.ask(guest, place, world.giver, 'May I join?')),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(new Set(answers.map(({ data }) => data.request._id)).size).toBe(1);
  expect(
    await world.db
      .selectFrom('collaboration_requests')
      .select('id')
      .where('gift_id', '=', place.giftId)
      .execute(),
  ).toHaveLength(1);
});

it('accepted and rejected at once: one answer counts, the other is told so', async () => {
  for (let time = 0; time < 5; time += 1) {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const { _id } = (await world.ask(guest, place, world.giver)).data.request;
    const both = ['accepted', 'rejected'] as const;
    const answers = await Promise.all(both.map((status) => world.respond(world.giver, place, _id, status)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const counted = both[answers.findIndex(({ status }) => status === 200)];
    expect(await world.requests(guest, place)).toMatchObject([{ status: counted }]);
    expect(answers.find(({ status }) => status === 409)?.error.message).toBe(
      `This request has already been ${counted}.`,
    );
  }
});

it('hosts who undo a purchase at once, while the buyer says it again: it is not bought, and nothing is left', async () => {
  for (let time = 0; time < 5; time += 1) {
    const place = await world.gift();
    await world.giver.call('markGiftPurchased', { params: place, body: {} });
    const undo = () =>
      world.organiser.call('undoGiftPurchase', { params: place, body: { purchasedBy: world.giver.userId } });
    const answers = await Promise.all([
      undo(),
      world.giver.call('markGiftPurchased', { params: place, body: {} }),
      undo(),
      world.organiser.call('markGiftDelivered', { params: place }),
    ]);
    expect([answers[0].status, answers[2].status]).toEqual([200, 200]);
    // said before it was undone it changed nothing; afterwards it is refused
    expect([200, 403]).toContain(answers[1].status);
    const gift = await world.db
      .selectFrom('gifts')
      .select(['purchased_at', 'delivered_at'])
      .where('id', '=', place.giftId)
      .executeTakeFirstOrThrow();
    const purchases = await world.db
      .selectFrom('gift_purchases')
      .select('user_id')
      .where('gift_id', '=', place.giftId)
      .execute();
    expect(purchases).toEqual([]);
    expect(gift).toEqual({ purchased_at: null, delivered_at: null });
  }
});

it('two who say at once that they bought it: one did', async () => {
  const place = await world.gift();
  const buyers = [world.giver, world.organiser];
  const answers = await Promise.all(
    buyers.map((who) => who.call('markGiftPurchased', { params: place, body: {} })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [row] = await world.db
    .selectFrom('gift_purchases')
    .select('user_id')
    .where('gift_id', '=', place.giftId)
    .execute();
  expect(row?.user_id).toBe(buyers[answers.findIndex(({ status }) => status === 200)]?.userId);
});
