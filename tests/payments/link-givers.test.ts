import { beforeEach, describe, expect, it } from 'vitest';
import { findGuestReader } from '#backend/messaging/transactional-mail/repository.ts';
import { whatGoes } from '#backend/messaging/transactional-mail/what-goes.ts';
import { newId } from '#backend/platform/ids.ts';
import { forgetOldRows } from '#backend/use-cases/retention/service.ts';
import { addMailedInvitation } from '#tests/guests/wedding.ts';
import {
  giveByLink,
  invited,
  newEmail,
  proveAddress,
  signInAt,
  type Invited,
} from '#tests/payments/by-link-guests.ts';
import { fairWeather, passes } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { giftForm } from '#tests/wishlist/wishes.ts';

/* Who gives by a personal link: what is theirs stays theirs, and who they were goes when they say so (docs/decisions/0009). */
const world = useMoneyWorld();
beforeEach(() => fairWeather(world));

const db = () => world.api.backend.ctx.db;
/** So many days go by, and every night old rows are forgotten. */
async function pass(days: number): Promise<void> {
  await forgetOldRows({ ...world.api.backend.ctx, now: () => new Date(Date.now() + days * 86_400_000) });
}
/** The giver that a press makes, also where it is refused. */
async function begunBy({ place, guest, email }: Invited) {
  await world.api.visitor.call('joinCollaboration', {
    params: place,
    body: { contributionAmount: 9_999_999, guest: guest.id, key: guest.key },
  });
  const [payer] = await payersOf({ email });
  return { _id: payer?.id ?? '' };
}
const payersOf = ({ email }: Pick<Invited, 'email'>) =>
  db().selectFrom('guest_payers').selectAll().where('email', '=', email).execute();
async function join(stays: Invited, goes: Invited): Promise<void> {
  const { status } = await world.organiser.call('mergeGuests', {
    params: { eventId: stays.place.eventId, guestId: stays.guest.id },
    body: { with: goes.guest.id, versions: [0, 0] },
  });
  expect(status).toBe(200);
}
async function claim({ place: { eventId }, guest }: Invited): Promise<void> {
  const { data } = await world.organiser.call('addGift', {
    params: { eventId },
    form: giftForm({ name: `A pot ${newId()}` }),
  });
  const { status } = await world.api.visitor.call('claimGift', {
    params: { eventId, giftId: data.gift._id },
    body: { guest: guest.id, key: guest.key, surprise: false, blessing: '' },
  });
  expect(status).toBe(200);
}

describe('long after a mail went to the address they gave from, what they gave is theirs', () => {
  const later: Record<string, (one: Invited) => Promise<unknown>> = {
    'and their guest was written to at another': async ({ place: { eventId }, guest }) => {
      const email = newEmail();
      await db().updateTable('guests').set({ email }).where('id', '=', guest.id).execute();
      await addMailedInvitation(world.api.backend.ctx, eventId, { id: guest.id, email });
    },
    'and they were joined with one who was invited again': async (one) => {
      const other = await invited(world, {}, one.place);
      await join(other, one);
      const { id } = other.guest;
      await addMailedInvitation(world.api.backend.ctx, one.place.eventId, { id, email: other.email });
    },
    'and a message to their phone followed': ({ place: { eventId }, guest }) =>
      db()
        .insertInto('deliveries')
        .values({
          id: newId(),
          event_id: eventId,
          guest_id: guest.id,
          kind: 'invitation',
          channel: 'sms',
          status: 'sent',
          address: '+919820012345',
        })
        .execute(),
  };
  it.each(Object.entries(later))('%s', async (_, follows) => {
    const one = await invited(world);
    await giveByLink(world, one, 5100);
    await follows(one);
    await pass(181);
    const leela = await signInAt(world, one.email);
    const { data } = await leela.call('listContributions', { params: one.place, query: {} });
    expect(data.contributions).toMatchObject([{ amount: 5100 }]);
  });
});

it('whoever was joined with another is written to at the address they gave from, with their own link', async () => {
  const one = await invited(world);
  await giveByLink(world, one, 500);
  const [payer] = await payersOf(one);
  await join(await invited(world, {}, one.place), one);
  const reader = await findGuestReader(db(), payer?.id ?? '');
  expect(reader).toMatchObject({ email: one.email, isKnown: true, ownPage: { key: one.guest.key } });
});

it('a giver taken off the list is written to of their money, in our words, though they wanted no more of the event', async () => {
  const one = await invited(world);
  await giveByLink(world, one, 500);
  const [payer] = await payersOf(one);
  const { eventId } = one.place;
  await db().insertInto('unsubscribed_addresses').values({ email: one.email, event_id: eventId }).execute();
  await world.organiser.call('removeGuest', { params: { eventId, guestId: one.guest.id } });
  const mail = {
    subject: 'Of Asha and Rohan',
    paragraphs: [],
    eventId,
    bare: { subject: 'It comes back', paragraphs: [] },
  };
  const guest = await findGuestReader(db(), payer?.id ?? '');
  expect(await whatGoes(world.api.backend.ctx, mail, { guest })).toMatchObject({
    isBare: true,
    mail: { subject: 'It comes back' },
  });
});

describe('one giver’s account takes no other giver’s name', () => {
  const begins = ({ place, guest }: Invited) =>
    world.api.visitor.call('joinCollaboration', {
      params: place,
      body: { contributionAmount: 9_999_999, guest: guest.id, key: guest.key },
    });
  const namesOf = async ({ place: { eventId } }: Invited) => {
    const thanks = await world.organiser.call('listThankYous', { params: { eventId }, query: {} });
    const [group] = (await world.organiser.call('getWishlist', { params: { eventId }, query: {} })).data;
    return [
      thanks.data.items.map(({ firstName }) => firstName),
      group?.items[0]?.givenByLink?.map(({ firstName }) => firstName),
    ];
  };
  it('whose address had been mistyped', async () => {
    const wrong = await invited(world);
    await begins(wrong);
    const email = newEmail();
    await db().updateTable('guests').set({ email }).where('id', '=', wrong.guest.id).execute();
    await addMailedInvitation(world.api.backend.ctx, wrong.place.eventId, { id: wrong.guest.id, email });
    await giveByLink(world, wrong, 5000, 'With love');
    const before = await namesOf(wrong);
    const somebody = await signInAt(world, wrong.email);
    await somebody.call('deleteAccount', { body: { confirmation: wrong.email } });
    expect(before).toEqual([['Leela'], ['Leela']]);
    expect(await namesOf(wrong)).toEqual(before);
  });

  it('who was joined with another', async () => {
    const began = await invited(world);
    const leela = await signInAt(world, began.email);
    await begins(began);
    const gave = await invited(world, { first_name: 'Bela' }, began.place);
    await giveByLink(world, gave, 500);
    await join(gave, began);
    await leela.call('deleteAccount', { body: { confirmation: began.email } });
    expect(await namesOf(gave)).toEqual([['Bela'], ['Bela']]);
  });
});

it('an account no mail about the event reached erases nothing that was answered by the guest’s link', async () => {
  const email = newEmail();
  const typed = await invited(world, { email });
  const { id: guestId, key } = typed.guest;
  const somebody = await signInAt(world, email);
  const { status } = await world.api.visitor.call('setRsvp', {
    params: { eventId: typed.place.eventId, guestId },
    body: { rsvp: 'yes', adults: 1, children: 0, note: 'A car to gate 4', source: 'link', key },
  });
  expect(status).toBe(200);
  await somebody.call('deleteAccount', { body: { confirmation: email } });
  const reply = await db()
    .selectFrom('replies')
    .select('note')
    .where('guest_id', '=', typed.guest.id)
    .executeTakeFirst();
  expect(reply?.note).toBe('A car to gate 4');
});

it('an account erases what was answered by the link mailed to it, also of a guest who was joined with another', async () => {
  const one = await invited(world);
  const { id: guestId, key } = one.guest;
  const leela = await signInAt(world, one.email);
  await world.api.visitor.call('setRsvp', {
    params: { eventId: one.place.eventId, guestId },
    body: { rsvp: 'yes', adults: 1, children: 0, note: 'A car to gate 4', source: 'email', key },
  });
  const other = await invited(world, { email: newEmail() }, one.place);
  const { status } = await world.organiser.call('mergeGuests', {
    params: { eventId: one.place.eventId, guestId: other.guest.id },
    body: { with: guestId, versions: [0, 1] },
  });
  expect(status).toBe(200);
  await leela.call('deleteAccount', { body: { confirmation: one.email } });
  const reply = await db()
    .selectFrom('replies')
    .select('note')
    .where('guest_id', '=', other.guest.id)
    .executeTakeFirst();
  expect(reply).toEqual({ note: '' });
});

it('a surprise tells nothing by the name of whoever also gives money', async () => {
  const one = await invited(world, { first_name: 'Lela' });
  const { eventId } = one.place;
  const { data } = await world.organiser.call('addGift', {
    params: { eventId },
    form: giftForm({ name: 'A pan' }),
  });
  const params = { eventId, giftId: data.gift._id };
  await db().deleteFrom('collaborations').where('gift_id', '=', params.giftId).execute();
  await db()
    .insertInto('gift_claims')
    .values({
      gift_id: params.giftId,
      event_id: eventId,
      guest_id: one.guest.id,
      guest_payer_id: (await begunBy(one))._id,
      surprise: true,
      created_at: new Date(),
      blessing: '',
    })
    .execute();
  await db().updateTable('guests').set({ first_name: 'Leela' }).where('id', '=', one.guest.id).execute();
  await giveByLink(world, one, 500);
  const { data: thanks } = await world.organiser.call('listThankYous', { params: { eventId }, query: {} });
  expect(thanks.items.map(({ firstName }) => firstName)).toEqual(['Leela']);
});

describe('who they were goes', () => {
  it('with the organiser’s account, also of those who brought a gift or only began to give', async () => {
    const { organiser } = world;
    world.organiser = await world.api.signIn({ plan: 'professional' });
    try {
      const one = await invited(world);
      await claim(one);
      const two = await invited(world, {}, one.place);
      const { status } = await world.api.visitor.call('joinCollaboration', {
        params: one.place,
        body: { contributionAmount: 9_999_999, guest: two.guest.id, key: two.guest.key },
      });
      expect(status).toBe(400);
      expect([await payersOf(one), await payersOf(two)]).toMatchObject([[{}], [{}]]);
      await passes(world, one.place);
      const { data } = await world.organiser.call('getAccountDeletion', {});
      const gone = await world.organiser.call('deleteAccount', { body: { confirmation: data.confirmation } });
      expect(gone.status).toBe(200);
      expect([await payersOf(one), await payersOf(two)]).toEqual([[], []]);
    } finally {
      world.organiser = organiser;
    }
  });

  it('a month after they were taken off the list and paid nothing', async () => {
    const one = await invited(world);
    await claim(one);
    const two = await invited(world, {}, one.place);
    await giveByLink(world, two, 100);
    const [unpaid] = await payersOf(one);
    for (const { guest } of [one, two])
      await world.organiser.call('removeGuest', {
        params: { eventId: one.place.eventId, guestId: guest.id },
      });
    expect(unpaid).toMatchObject({ first_name: 'Leela' });
    await pass(31);
    expect([await payersOf(one), await payersOf(two)]).toMatchObject([[], [{ first_name: 'Leela' }]]);
  });

  it('with their own account: blessing, name and address of what they gave since they signed in', async () => {
    const one = await invited(world);
    const leela = await signInAt(world, one.email);
    const { paymentId } = await giveByLink(world, one, 700, 'From Leela, 12 Neel Apartments');
    const { status } = await leela.call('deleteAccount', { body: { confirmation: one.email } });
    expect(status).toBe(200);
    const texts = await Promise.all([
      payersOf(one),
      db().selectFrom('contributions').selectAll().where('payment_id', '=', paymentId).execute(),
      db().selectFrom('payments').selectAll().where('id', '=', paymentId).execute(),
    ]);
    expect(JSON.stringify(texts)).toContain('70000');
    expect(JSON.stringify(texts)).not.toMatch(/Leela|Neel/);
  });

  it('with their own account after they moved it to another address', async () => {
    const one = await invited(world);
    await giveByLink(world, one, 700);
    const leela = await signInAt(world, one.email);
    const email = newEmail();
    await db().deleteFrom('address_owners').where('user_id', '=', leela.userId).execute();
    await db()
      .updateTable('users')
      .set({ email, verified_email: email })
      .where('id', '=', leela.userId)
      .execute();
    await proveAddress(world, leela.userId, email);
    expect(await payersOf(one)).toMatchObject([{ first_name: 'Leela' }]);
    await leela.call('deleteAccount', { body: { confirmation: email } });
    expect(await payersOf(one)).toEqual([]);
  });
});
