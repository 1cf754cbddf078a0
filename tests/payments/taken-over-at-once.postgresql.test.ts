import { beforeEach, expect, it } from 'vitest';
import { deleteCollaborator } from '#backend/gifts/collaboration/admission-repository.ts';
import { returnContributions } from '#backend/gifts/collaboration/cancelled-event-returns.ts';
import { giveByLink, invited, proveAddress } from '#tests/payments/by-link-guests.ts';
import { fairWeather, give, refundsOf, spend, takeMails } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { eventually } from '#tests/setup/patience.ts';
import { countWaiting } from '#tests/setup/waiting-for-locks.ts';

const world = useMoneyWorld({ DATABASE_POOL_SIZE: '20' });
beforeEach(() => fairWeather(world));

it('a sign-in while a host takes its person off the gift does not bring them back', async () => {
  const { place, guest, email } = await invited(world);
  await giveByLink(world, { place, guest }, 700);
  const leela = await world.api.signIn({ email, firstName: 'Leela' });
  await world.invite(place, leela);
  await leela.call('joinCollaboration', { params: place, body: { contributionAmount: 0 } });
  const { ctx } = world.api.backend;
  let signedIn: Promise<void> | undefined;
  await ctx.db.transaction().execute(async (tx) => {
    await tx.selectFrom('gifts').select('id').where('id', '=', place.giftId).forUpdate().execute();
    await deleteCollaborator(tx, { giftId: place.giftId, userId: leela.userId, now: ctx.now() });
    signedIn = proveAddress(world, leela.userId, email);
    await expect.poll(() => countWaiting(ctx.db), eventually).toBe(1);
  });
  await signedIn;
  const { gift } = (await world.organiser.call('enableCollaboration', { params: place })).data;
  expect(gift).toMatchObject({ collaborators: [], totalCollected: 700 });
});

it('several runs of the job for a cancelled event tell everybody once what does not come back', async () => {
  const place = await world.gift(100_000);
  const gifts = await Promise.all([500, 600, 700, 800].map((rupees) => give(world, rupees, { place })));
  await world.organiser.call('cancelEvent', { params: { eventId: place.eventId } });
  for (const [index, { paymentId }] of gifts.entries()) await spend(world, paymentId, 500 + index * 100);
  await takeMails(world, world.guest);
  const { paymentContext } = world.api.backend;
  await Promise.all([1, 2, 3, 4].map(() => returnContributions(paymentContext, place.eventId)));
  const amounts = (await takeMails(world, world.guest)).map(
    ({ paragraphs }) => /₹\d+/.exec(paragraphs[0] ?? '')?.[0],
  );
  expect(amounts.sort()).toEqual(['₹500', '₹600', '₹700', '₹800']);
  for (const { paymentId } of gifts) expect(await refundsOf(world, paymentId)).toEqual([]);
});
