import { beforeEach, describe, expect, it } from 'vitest';
import * as notificationWords from '#messages/notifications/en.ts';
import { tellOfNewGivers } from '#backend/gifts/collaboration/new-giver-jobs.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useMoneyWorld();

beforeEach(async () => {
  await world.control('', { held: false, order: 'sent', tamper: 'none', timing: 'before_return', repeat: 1 });
});

const notificationsOf = async (who: Caller) =>
  (await who.call('getNotifications', { query: { limit: 100 } })).data.notifications
    .reverse()
    .map(({ type, title, message, path }) => ({ type, title, message, path }));

async function pay(
  place: { eventId: string; giftId: string },
  amount: number,
  who: Caller,
  hideAmount = false,
): Promise<void> {
  await world.invite(place, who);
  const { data } = await who.call('joinCollaboration', {
    params: place,
    body: { contributionAmount: amount, hideAmount },
  });
  if (!data.payment) throw new Error('There is nothing to pay');
  await world.press(data.payment, 'pay');
}
/** What the job does that a payment queued. */
const tell = ({ giftId }: { giftId: string }) => tellOfNewGivers(world.api.backend.ctx, giftId);

describe('a paid contribution', () => {
  it('is told to the organiser with the amount, and to the others, who learn none, when the giver is new', async () => {
    const place = await world.gift();
    const path = `/event/${place.eventId}/gift/${place.giftId}`;
    const kabir = await world.api.signIn({ firstName: 'Kabir', lastName: 'Sen' });
    await pay(place, 2000, kabir);
    await tell(place);
    await world.api.backend.ctx.db.deleteFrom('notifications').execute();

    await pay(place, 1500, world.guest, true);
    await tell(place);
    expect(await notificationsOf(world.organiser)).toEqual([
      {
        type: 'collab_joined',
        title: 'Meera Iyer gave ₹1,500',
        message: 'It is for “A kettle”, Meera weds Rohan. The gift cards are in your wallet.',
        path,
      },
    ]);
    expect(await notificationsOf(kabir)).toEqual([
      {
        type: 'collab_joined',
        title: 'Meera Iyer joined in giving “A kettle”',
        message: 'The gift is for Meera weds Rohan.',
        path,
      },
    ]);
    expect(await notificationsOf(world.guest)).toEqual([]);

    await pay(place, 500, world.guest);
    await tell(place);
    expect((await notificationsOf(world.organiser)).map(({ title }) => title)).toEqual([
      'Meera Iyer gave ₹1,500',
      'Meera Iyer gave ₹500',
    ]);
    expect(await notificationsOf(kabir)).toHaveLength(1);
    expect(JSON.stringify(await notificationsOf(kabir))).not.toMatch(/₹|500/);
  });

  it('of two who are new one is told of the other, whoever came before of both, and each of each once', async () => {
    const place = await world.gift();
    const [first, second, third] = await Promise.all(
      ['Kabir', 'Ravi', 'Zoya'].map((firstName) => world.api.signIn({ firstName, lastName: '' })),
    );
    if (!first || !second || !third) throw new Error('Nobody signed in');
    await pay(place, 2000, first);
    await tell(place);
    await pay(place, 2000, second);
    await pay(place, 2000, third);
    await Promise.all([tell(place), tell(place)]);
    await tell(place);
    // told at one moment, they stand in either order
    const titles = async (who: Caller) => (await notificationsOf(who)).map(({ title }) => title).sort();
    expect(await titles(first)).toEqual([
      'Ravi joined in giving “A kettle”',
      'Zoya joined in giving “A kettle”',
    ]);
    expect(await titles(second)).toEqual(['Zoya joined in giving “A kettle”']);
    expect(await titles(third)).toEqual([]);
  });

  it('that goes beyond the price with one paid at the same time is told to the organiser so', async () => {
    const place = await world.gift(1000);
    const payments = [await world.begin(place, 600), await world.begin(place, 700, await world.api.signIn())];
    for (const payment of payments) await world.press(payment, 'pay');
    const told = (await notificationsOf(world.organiser)).slice(-2).map(({ message }) => message);
    expect(told[0]).not.toContain(notificationWords.gaveBeyond);
    expect(told[1]).toContain(notificationWords.gaveBeyond);
  });

  it('that was taken back before the others were told is no news to them', async () => {
    const place = await world.gift();
    const kabir = await world.api.signIn({ firstName: 'Kabir' });
    await pay(place, 2000, kabir);
    await tell(place);
    await pay(place, 1500, world.guest);
    const { contributions } = (await world.guest.call('listContributions', { params: place, query: {} }))
      .data;
    const contributionId = contributions[0]?._id ?? '';
    const withdrawn = await world.guest.call('withdrawContribution', {
      params: { ...place, contributionId },
    });
    expect(withdrawn.status, withdrawn.error?.message).toBe(200);
    await tell(place);
    expect(await notificationsOf(kabir)).toEqual([]);
  });

  it('of which one was told by a mail of its own already is mailed to the payer alone', async () => {
    const place = await world.gift();
    await world.api.backend.ctx.db.deleteFrom('notifications').execute();
    await world.api.backend.ctx.database.pool.query("delete from jobs.job where name = 'letter'");
    await pay(place, 1000, world.guest);
    const { rows } = await world.api.backend.ctx.database.pool.query<{ data: { userId: string } }>(
      "select data from jobs.job where name = 'letter'",
    );
    expect(rows.map(({ data }) => data.userId)).toEqual([world.guest.userId]);
    const waiting = await world.api.backend.ctx.db
      .selectFrom('notifications')
      .select(['user_id', 'email'])
      .execute();
    expect(waiting).toEqual([{ user_id: world.organiser.userId, email: 'waiting' }]);
  });

  it('to a gift that was taken off the wishlist meanwhile leads the organiser to what was given without a gift', async () => {
    const place = await world.gift();
    const payment = await world.begin(place, 1000);
    await world.api.backend.ctx.db.deleteFrom('notifications').execute();
    await world.api.backend.ctx.db.deleteFrom('gifts').where('id', '=', place.giftId).execute();
    await world.press(payment, 'pay');
    expect(await notificationsOf(world.organiser)).toEqual([
      {
        type: 'collab_joined',
        title: 'Meera Iyer gave ₹1,000',
        message: 'It is for Meera weds Rohan. The gift cards are in your wallet.',
        path: `/event/${place.eventId}/shagun`,
      },
    ]);
  });

  it('that arrives after the event was cancelled goes back, and is no news', async () => {
    const place = await world.gift();
    const payment = await world.begin(place, 1000);
    await world.api.backend.ctx.db.deleteFrom('notifications').execute();
    await world.organiser.call('cancelEvent', { params: { eventId: place.eventId } });
    await world.press(payment, 'pay');
    expect(await notificationsOf(world.organiser)).toEqual([]);
  });
});
