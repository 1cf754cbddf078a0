import { expect, it } from 'vitest';
import { addHost } from '#tests/hosts/hosts.ts';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import { addGuest, addMailedInvitation } from '#tests/guests/wedding.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

const world = useGivingWorld();
const targets = async (who: Caller, params: Place) => {
  const { data } = await who.call('listCollaborationTargets', { params });
  return data.targets.map(({ user, relation }) => [relation, user.firstName]);
};

it('a guest who takes no part is told by name who does', async () => {
  const place = await world.gift();
  const [guest, other] = [await world.guestOf(place), await world.guestOf(place, 'Tara')];
  await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
  await world.join(other, place);
  expect(await targets(guest, place)).toEqual([
    ['collaborator', 'Kabir'],
    ['collaborator', 'Tara'],
    ['host', 'Asha'],
  ]);
  const text = await (
    await guest.fetch(`/events/${place.eventId}/wishlist/gift/${place.giftId}/collaboration-targets`)
  ).text();
  expect(text).not.toMatch(/@|98111|98200/);
});

it('a stranger is told of the one who joined first and lets them in, and of the organiser, without names', async () => {
  const place = await world.gift();
  const [stranger, other] = [await world.api.signIn(), await world.guestOf(place, 'Tara')];
  const nameless = ({ userId }: Caller) => ({ _id: userId, firstName: '', lastName: '', profilePicture: '' });
  const expectTarget = async (giver: Caller) => {
    const { data } = await stranger.call('listCollaborationTargets', { params: place });
    expect(data.targets).toEqual([
      { user: nameless(giver), relation: 'collaborator' },
      { user: nameless(world.organiser), relation: 'host' },
    ]);
    expect((await world.ask(stranger, place, giver)).status).toBe(200);
  };
  await expectTarget(world.giver);
  // on a gift for guests the word of somebody from outside lets nobody in
  await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
  await world.join(other, place);
  await expectTarget(other);
});

it('one who takes part and is a guest is told of guests with an account who do not yet, by name', async () => {
  const place = await world.gift();
  const { ctx } = world.api.backend;
  const guest = await world.guestOf(place, 'Meera');
  const [tara, anand] = [await world.guestOf(place, 'Tara'), await world.guestOf(place, 'Anand')];
  // invited twice, invited without an account, and the organiser on the list of their own event
  await addGuest(ctx, place.eventId, { first_name: 'Tara', user_id: tara.userId });
  await addGuest(ctx, place.eventId, { first_name: 'Nobody' });
  await addGuest(ctx, place.eventId, { first_name: 'Asha', user_id: world.organiser.userId });
  await world.guestOf(await world.gift(), 'Elsewhere');
  await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
  await world.join(guest, place);
  const kabir = ['collaborator', 'Kabir'];
  expect(await targets(guest, place)).toEqual([['guest', 'Anand'], ['guest', 'Tara'], kabir]);
  await world.join(anand, place);
  const givers = [kabir, ['collaborator', 'Anand']];
  expect(await targets(guest, place)).toEqual([['guest', 'Tara'], ...givers]);
  const { data } = await world.ask(guest, place, tara);
  expect(await targets(guest, place)).toEqual([['guest', 'Tara'], ...givers]);
  // let in, she joins by herself
  await world.respond(tara, place, data.request._id, 'accepted');
  expect(await targets(guest, place)).toEqual(givers);
  // the giver is no guest, and knows those who give with them
  expect(await targets(world.giver, place)).toEqual([
    ['collaborator', 'Meera'],
    ['collaborator', 'Anand'],
  ]);
});

it('whose address has an account is told to no host before a mail reached it', async () => {
  const place = await world.gift();
  const guest = await world.guestOf(place, 'Meera');
  const host = { email: guest.email, role: 'editor', userId: guest.userId } as const;
  await addHost(world.api.backend.ctx, place.eventId, host);
  await world.guestOf(place, 'Typed', 'Unseen', { isWritten: false });
  await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
  await world.join(guest, place);
  expect(await targets(guest, place)).toEqual([['collaborator', 'Kabir']]);
});

it('the answer names whom a guest asked as the guest list has them, not their account', async () => {
  const place = await world.gift();
  const guest = await world.guestOf(place, 'Meera');
  const listed = await world.guestOf(place, 'Chhotu', 'Uncle', { isWritten: false });
  await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
  await world.join(guest, place);
  await world.api.backend.ctx.db
    .updateTable('users')
    .set({ first_name: 'Realfirst', last_name: 'Secretsurname' })
    .where('id', '=', listed.userId)
    .execute();
  const { data } = await world.ask(guest, place, listed);
  await world.respond(listed, place, data.request._id, 'rejected');
  const news = JSON.stringify((await guest.call('getNotifications', { query: { limit: 100 } })).data);
  expect([news.includes('Chhotu Uncle'), news.includes('Realfirst')]).toEqual([true, false]);
});

it('nobody can be asked by the organiser, nor about a gift for which nothing is collected', async () => {
  const place = await world.gift();
  const guest = await world.guestOf(place);
  expect(await targets(guest, place)).toHaveLength(2);
  expect(await targets(world.organiser, place)).toEqual([]);
  await world.db
    .updateTable('gifts')
    .set({ purchased_at: new Date() })
    .where('id', '=', place.giftId)
    .execute();
  expect(await targets(guest, place)).toEqual([]);
  expect(
    (await guest.call('listCollaborationTargets', { params: { ...place, giftId: 'no-such-gift-00000' } }))
      .status,
  ).toBe(404);
});

it('of a long guest list the first 200 by name are told', async () => {
  const place = await world.gift();
  const guest = await world.guestOf(place);
  await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
  await world.join(guest, place);
  const people = Array.from({ length: 210 }, (_, index) => ({
    id: `person-of-many-${index}`,
    issuer: 'i',
    subject: `many-${index}`,
    verified_email: null,
    first_name: 'As they call themselves',
  }));
  await world.db.insertInto('users').values(people).execute();
  const { ctx } = world.api.backend;
  for (const [index, { id: userId }] of people.entries()) {
    const [email, name] = [`p${index}@example.in`, `P${1000 + index}`];
    const { id } = await addGuest(ctx, place.eventId, { user_id: userId, first_name: name, email });
    await addMailedInvitation(ctx, place.eventId, { id, email });
  }
  const shown = await targets(guest, place);
  expect(shown.filter(([relation]) => relation === 'guest')).toHaveLength(200);
  expect(shown[0]).toEqual(['guest', 'P1000']);
});
