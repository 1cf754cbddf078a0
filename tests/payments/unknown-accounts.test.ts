import { beforeEach, expect, it } from 'vitest';
import { eraseTraces } from '#backend/use-cases/account/erasure-repository.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { addMailedInvitation } from '#tests/guests/wedding.ts';
import { giveByLink, invited, proveAddress } from '#tests/payments/by-link-guests.ts';
import { fairWeather, passes, type Place } from '#tests/payments/giving.ts';
import { giftForm } from '#tests/wishlist/wishes.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

/* Whoever types an address learns neither whether it has an account nor whose it is, before a mail about the event reached it (docs/decisions/0029). */
const world = useMoneyWorld();
beforeEach(() => fairWeather(world));

/** A guest whose address is an account's, as a host who typed it has them. */
async function typed(email = '') {
  const victim = await world.api.signIn({ firstName: 'Realfirst', lastName: 'Secretsurname' });
  const found = await invited(world, { email: email || victim.email, user_id: victim.userId });
  return { ...found, email: email || victim.email, victim };
}
const wishlistText = async (who: Caller, { eventId }: Place) =>
  JSON.stringify((await who.call('getWishlist', { params: { eventId }, query: {} })).data);
const thanksText = async ({ eventId }: Place) =>
  JSON.stringify((await world.organiser.call('listThankYous', { params: { eventId }, query: {} })).data);
const isTold = (text: string, { userId }: Caller) => text.includes('Secretsurname') || text.includes(userId);

it('a rupee by the link names the guest, and the account once a mail reached it', async () => {
  const { place, guest, email, victim } = await typed();
  await giveByLink(world, { place, guest }, 1);
  const editor = await world.api.signIn();
  await addHost(world.api.backend.ctx, place.eventId, { ...editor, role: 'editor' });
  const texts = async () => [await wishlistText(editor, place), await thanksText(place)];
  const before = await texts();
  expect(before.map((text) => [text.includes('Leela'), isTold(text, victim)])).toEqual([
    [true, false],
    [true, false],
  ]);
  await addMailedInvitation(world.api.backend.ctx, place.eventId, { id: guest.id, email });
  expect((await texts()).map((text) => isTold(text, victim))).toEqual([true, true]);
});

it('neither does the account sign in to what a host began in its name: it is told of once a mail reached it', async () => {
  const { place, guest, email, victim } = await typed();
  await giveByLink(world, { place, guest }, 1);
  const { data } = await world.organiser.call('addGift', {
    params: { eventId: place.eventId },
    form: giftForm({ name: 'A kettle' }),
  });
  const claimed = await world.api.visitor.call('claimGift', {
    params: { eventId: place.eventId, giftId: data.gift._id },
    body: { guest: guest.id, key: guest.key, surprise: false, blessing: '' },
  });
  expect(claimed.status).toBe(200);
  await passes(world, place);
  const told = async () => {
    await proveAddress(world, victim.userId, email);
    return [await wishlistText(world.organiser, place), await thanksText(place)].map((text) =>
      isTold(text, victim),
    );
  };
  expect(await told()).toEqual([false, false]);
  await addMailedInvitation(world.api.backend.ctx, place.eventId, { id: guest.id, email });
  expect(await told()).toEqual([true, true]);
});

it('nobody is kept from deleting their account by what is begun in their name', async () => {
  const { place, guest, email, victim } = await typed();
  await addMailedInvitation(world.api.backend.ctx, place.eventId, { id: guest.id, email });
  await world.beginByLink(place, 700, guest);
  await proveAddress(world, victim.userId, email);
  expect((await victim.call('getAccountDeletion', {})).data.obstacles).toEqual([]);
});

it('neither is another address told of where a host gave in the name of the one they wrote to', async () => {
  const { place, guest, email, victim } = await typed();
  const mailed = await invited(
    world,
    { email: 'second.of.victim@example.in', user_id: victim.userId },
    place,
  );
  const second = 'second.of.victim@example.in';
  await addMailedInvitation(world.api.backend.ctx, place.eventId, { id: mailed.guest.id, email: second });
  await giveByLink(world, { place, guest }, 1);
  await giveByLink(world, { place, guest: mailed.guest }, 1);
  await proveAddress(world, victim.userId, second);
  const { items } = (
    await world.organiser.call('listThankYous', { params: { eventId: place.eventId }, query: {} })
  ).data;
  expect(items.map(({ _id, total }) => [_id === victim.userId, total]).sort()).toEqual([
    [false, 1],
    [true, 1],
  ]);
  // nor does deleting the account tell of it
  await world.api.backend.ctx.db
    .transaction()
    .execute((tx) => eraseTraces(tx, victim.userId, world.api.backend.ctx.now()));
  const payer = world.api.backend.ctx.db.selectFrom('guest_payers').select(['first_name', 'email']);
  expect(await payer.where('guest_id', '=', guest.id).execute()).toEqual([{ first_name: 'Leela', email }]);
});

it('what is claimed by the link names the guest', async () => {
  const { place, guest, victim } = await typed();
  const { db } = world.api.backend.ctx;
  await db.deleteFrom('collaborations').where('gift_id', '=', place.giftId).execute();
  const body = { guest: guest.id, key: guest.key, surprise: false, blessing: '' };
  expect((await world.api.visitor.call('claimGift', { params: place, body })).status).toBe(200);
  await passes(world, place);
  const text = await thanksText(place);
  expect([text.includes('Leela'), isTold(text, victim)]).toEqual([true, false]);
});

it('hosts read a giver’s address as it stands on their list, though the account has another', async () => {
  const { place, guest, victim } = await typed('alias.typed@example.in');
  const email = 'alias.typed@example.in';
  await addMailedInvitation(world.api.backend.ctx, place.eventId, { id: guest.id, email });
  await giveByLink(world, { place, guest }, 1);
  await proveAddress(world, victim.userId, email);
  const text = await wishlistText(world.organiser, place);
  expect([text.includes('alias.typed@example.in'), text.includes(victim.email)]).toEqual([true, false]);
});

it('what somebody gave keeps their name and address, whoever they are joined with', async () => {
  const { place, guest, email, victim } = await typed();
  await addMailedInvitation(world.api.backend.ctx, place.eventId, { id: guest.id, email });
  await giveByLink(world, { place, guest }, 1);
  const other = await invited(world, { first_name: 'Vimla', last_name: 'Shah' }, place);
  await giveByLink(world, { place, guest: other.guest }, 5000);
  const kettle = await world.organiser.call('addGift', {
    params: { eventId: place.eventId },
    form: giftForm({ name: 'A kettle' }),
  });
  const claim = () =>
    world.api.visitor.call('claimGift', {
      params: { eventId: place.eventId, giftId: kettle.data.gift._id },
      body: { guest: other.guest.id, key: other.guest.key, surprise: false, blessing: '' },
    });
  expect((await claim()).status).toBe(200);
  const at = { params: { eventId: place.eventId, guestId: guest.id } };
  const { data } = await world.organiser.call('getGuestMerge', { ...at, query: { with: other.guest.id } });
  const versions: [number, number] = [data.stays.reply.version, data.goes.reply.version];
  const merged = await world.organiser.call('mergeGuests', {
    ...at,
    body: { with: other.guest.id, versions },
  });
  expect(merged.status).toBe(200);
  await claim();
  const { items } = (
    await world.organiser.call('listThankYous', { params: { eventId: place.eventId }, query: {} })
  ).data;
  expect(items.map(({ _id, firstName, total }) => [_id === victim.userId, firstName, total]).sort()).toEqual([
    [false, 'Vimla', 5000],
    [true, 'Realfirst', 1],
  ]);
  const payers = await world.api.backend.ctx.db
    .selectFrom('guest_payers')
    .select('email')
    .where('first_name', '=', 'Vimla')
    .execute();
  expect(payers).toEqual([{ email: other.email }]);
});
