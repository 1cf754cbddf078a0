import { expect, it } from 'vitest';
import { giveMoney } from '#tests/collaboration/given-money.ts';
import { useGivingWorld } from '#tests/collaboration/giving-world.ts';

const world = useGivingWorld();

it('a stranger who gives one gift is told nobody who gives another', async () => {
  const gift = await world.gift({ joined: false });
  const other = { eventId: gift.eventId, giftId: await world.addGift(gift.eventId) };
  await world.organiser.call('enableCollaboration', { params: other });
  const guest = await world.guestOf(gift, 'Leela', 'Das');
  expect((await world.join(guest, other)).status).toBe(200);
  const stranger = await world.api.signIn({ firstName: 'Mallory' });
  expect((await world.join(stranger, gift)).status).toBe(200);
  await giveMoney(world.api.backend.ctx, gift, stranger, world.organiser);
  const { targets } = (await stranger.call('listCollaborationTargets', { params: other })).data;
  const response = await world.ask(stranger, gift, { userId: targets[0]?.user._id ?? '' });
  expect(response.status).toBe(200);
  expect(JSON.stringify(response.data)).not.toContain('Leela');
  const listed = await stranger.call('listCollaborationRequests', { params: { eventId: gift.eventId } });
  expect(JSON.stringify(listed.data)).not.toContain('Leela');
});

it('a no closes gifts to strangers as a yes did, and guests go on', async () => {
  const place = await world.gift({ enabled: false, joined: false });
  await world.db.updateTable('events').set({ give_together: true }).where('id', '=', place.eventId).execute();
  await world.organiser.call('enableCollaboration', { params: place });
  await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
  const stranger = await world.api.signIn({ firstName: 'Mallory' });
  expect((await world.join(stranger, place)).status).toBe(403);
  await world.organiser.call('answerGiveTogether', {
    params: { eventId: place.eventId },
    body: { giveTogether: false },
  });
  expect((await world.join(stranger, place)).status).toBe(403);
  expect((await world.join(await world.guestOf(place, 'Ravi'), place)).status).toBe(200);
});
