import { DateTime } from 'luxon';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { asJson } from '#backend/platform/database/as-json.ts';
import { newId } from '#backend/platform/ids.ts';
import { mailNotifications } from '#backend/messaging/notifications/mail-service.ts';
import * as notificationWords from '#messages/notifications/en.ts';
import { addEvent, addGuest, addMailedInvitation } from '#tests/guests/wedding.ts';
import { newEmail } from '#tests/payments/by-link-guests.ts';
import { fairWeather } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';
import { giftForm } from '#tests/wishlist/wishes.ts';

/* Whose words go with an account, and whose stay (docs/decisions/0013). */

const world = useMoneyWorld();

const organiser = () => world.api.signIn({ firstName: 'Rahul', plan: 'professional' });

/** A guest with an account, whom the invitation reached. */
async function invitedTo(eventId: string, firstName: string) {
  const { ctx } = world.api.backend;
  const email = newEmail();
  const person = await world.api.signIn({ firstName, email });
  const guest = await addGuest(ctx, eventId, { first_name: firstName, email, user_id: person.userId });
  await addMailedInvitation(ctx, eventId, { id: guest.id, email });
  return { ...person, guest };
}

async function addGift(host: Awaited<ReturnType<typeof organiser>>, eventId: string) {
  const { data } = await host.call('addGift', {
    params: { eventId },
    form: giftForm({ name: 'Kettle' }),
  });
  return data.gift._id;
}

async function erase(person: Awaited<ReturnType<typeof invitedTo>>) {
  expect((await person.call('deleteAccount', { body: { confirmation: person.email } })).status).toBe(200);
}

const bellOf = async (reader: Awaited<ReturnType<typeof organiser>>) =>
  JSON.stringify((await reader.call('getNotifications', { query: { limit: 10 } })).data.notifications);

const chatOf = (eventId: string, guestId: string, body: string) => ({
  id: newId(),
  event_id: eventId,
  guest_id: guestId,
  from_guest: true,
  phone: '+919811112222',
  body,
  status: 'done' as const,
  written_at: world.api.backend.ctx.now(),
});

describe('a guest whom hosts joined with somebody else, whose address the list has now', () => {
  async function joinedCouple() {
    const { ctx } = world.api.backend;
    const host = await organiser();
    const eventId = await addEvent(ctx, host.userId);
    const email = newEmail();
    const husband = await addGuest(ctx, eventId, { first_name: 'Vikram', email, phone: '+919811112222' });
    await addMailedInvitation(ctx, eventId, { id: husband.id, email });
    const wife = await invitedTo(eventId, 'Leela');
    const { data: asked } = await host.call('addQuestion', {
      params: { eventId },
      body: { kind: 'text', text: 'Which train?' },
    });
    const place = { eventId, guestId: husband.id };
    await wife.call('setRsvp', {
      params: { eventId, guestId: wife.guest.id },
      body: { rsvp: 'yes', adults: 1, children: 0, note: 'by Leela' },
    });
    const joined = await host.call('mergeGuests', {
      params: place,
      body: { with: wife.guest.id, versions: [0, 1] },
    });
    expect(joined.status).toBe(200);
    const answered = await world.api.visitor.call('setRsvp', {
      params: place,
      body: {
        rsvp: 'yes',
        note: 'by Vikram',
        answers: { [asked.question._id]: ['Deccan Queen'] },
        key: husband.key,
        source: 'email',
      },
    });
    expect(answered.status).toBe(200);
    await ctx.db
      .insertInto('chat_messages')
      .values(chatOf(eventId, husband.id, 'Vikram wrote this'))
      .execute();
    return { ctx, host, wife, place, email };
  }

  it('keeps what that one answered by the link and wrote', async () => {
    const { ctx, host, wife, place } = await joinedCouple();
    await erase(wife);
    const { data } = await host.call('getGuest', { params: place });
    expect(data.guest.reply.note).toBe('by Vikram');
    expect(data.questions.map(({ answer }) => answer)).toEqual([['Deccan Queen']]);
    const chats = await ctx.db.selectFrom('chat_messages').select('body').execute();
    expect(chats.map(({ body }) => body)).toContain('Vikram wrote this');
  });

  it('reads neither their contacts nor their chat among the data of the account', async () => {
    const { wife, email } = await joinedCouple();
    const data = await (await wife.fetch('/auth/account/export')).text();
    expect(data).toContain('Deccan Queen');
    for (const theirs of [email, '+919811112222', 'Vikram wrote this']) expect(data).not.toContain(theirs);
  });
});

it('an account reads no contact or chat of a guest whose address was mistyped as its own', async () => {
  const { ctx } = world.api.backend;
  const host = await organiser();
  const eventId = await addEvent(ctx, host.userId);
  const email = newEmail();
  const stranger = await world.api.signIn({ firstName: 'Zoya', email });
  const guest = await addGuest(ctx, eventId, {
    first_name: 'Priya',
    email,
    phone: '+919811115555',
    user_id: stranger.userId,
  });
  await ctx.db
    .insertInto('chat_messages')
    .values(chatOf(eventId, guest.id, 'Priya wrote this'))
    .execute();
  const data = await (await stranger.fetch('/auth/account/export')).text();
  expect(data).toContain(guest.id);
  for (const theirs of ['+919811115555', 'Priya wrote this']) expect(data).not.toContain(theirs);
});

describe('what others read of somebody who deleted their account', () => {
  it('quotes no word of theirs, in the app or in a mail that was still to go', async () => {
    await fairWeather(world);
    const { ctx, database } = { ...world.api.backend, database: world.api.backend.ctx.database };
    const host = await organiser();
    const eventId = await addEvent(ctx, host.userId);
    const [giver, guest] = [await invitedTo(eventId, 'Uma'), await invitedTo(eventId, 'Vik')];
    const giftId = await addGift(host, eventId);
    await giver.call('enableCollaboration', { params: { eventId, giftId } });
    await giver.call('joinCollaboration', { params: { eventId, giftId }, body: { contributionAmount: 0 } });
    await guest.call('requestCollaboration', {
      params: { eventId },
      body: { giftId, targetUserId: giver.userId, message: 'privatewords of a request' },
    });
    await guest.call('setRsvp', {
      params: { eventId, guestId: guest.guest.id },
      body: { rsvp: 'no', note: 'privatewords of a note' },
    });
    const bells = async () =>
      (
        await Promise.all(
          [giver, host].map((reader) => reader.call('getNotifications', { query: { limit: 10 } })),
        )
      ).flatMap(({ data }) => data.notifications.map(({ message }) => message));
    expect((await bells()).join()).toMatch(/privatewords of a request.*privatewords of a note/);
    await erase(guest);
    const after = await bells();
    expect(after.join()).not.toContain('privatewords');
    expect(after.filter((message) => message === notificationWords.accountGone)).toHaveLength(2);
    await mailNotifications(ctx);
    const { rows } = await database.pool.query<{ data: unknown }>(
      `select data from jobs.job where name = 'letter'`,
    );
    expect(JSON.stringify(rows)).toContain(notificationWords.accountGone);
    expect(JSON.stringify(rows)).not.toContain('privatewords');
  });

  it.each(['an address that does not open the account', 'an address that was the account’s before'])(
    'finds what they answered by a link mailed to %s',
    async (which) => {
      const { ctx } = world.api.backend;
      const host = await organiser();
      const eventId = await addEvent(ctx, host.userId);
      const person = await world.api.signIn({ firstName: 'Leela', email: newEmail() });
      const email = newEmail();
      if (which.includes('open'))
        await ctx.db
          .insertInto('address_owners')
          .values({ email, user_id: person.userId, since: ctx.now() })
          .execute();
      const guest = await addGuest(ctx, eventId, {
        first_name: 'Leela',
        email,
        phone: '+919811113333',
        user_id: person.userId,
      });
      await addMailedInvitation(ctx, eventId, { id: guest.id, email });
      const params = { eventId, guestId: guest.id };
      const body = { rsvp: 'no', note: 'privatewords', key: guest.key, source: 'email' } as const;
      expect((await world.api.visitor.call('setRsvp', { params, body })).status).toBe(200);
      expect(await (await person.fetch('/auth/account/export')).text()).toContain('+919811113333');
      await erase({ ...person, guest });
      const { data } = await host.call('getGuest', { params });
      expect(data.guest.reply.note).toBe('');
      expect(await bellOf(host)).not.toContain('privatewords');
    },
  );

  it('quotes nothing in news about a guest who was joined with another since', async () => {
    const { ctx } = world.api.backend;
    const host = await organiser();
    const eventId = await addEvent(ctx, host.userId);
    const guest = await invitedTo(eventId, 'Leela');
    const same = await addGuest(ctx, eventId, { first_name: 'Leela', phone: '+919811114444' });
    await world.api.visitor.call('setRsvp', {
      params: { eventId, guestId: guest.guest.id },
      body: { rsvp: 'no', note: 'privatewords', key: guest.guest.key, source: 'email' },
    });
    expect(await bellOf(host)).toContain('privatewords');
    const joined = await host.call('mergeGuests', {
      params: { eventId, guestId: same.id },
      body: { with: guest.guest.id, versions: [0, 1] },
    });
    expect(joined.status).toBe(200);
    await erase(guest);
    expect(await bellOf(host)).not.toContain('privatewords');
  });

  it('still names the people whom hosts named themselves', async () => {
    const { ctx } = world.api.backend;
    const host = await organiser();
    const eventId = await addEvent(ctx, host.userId);
    const guest = await invitedTo(eventId, 'Uma');
    const named = ['Uma Rao', 'Ila Rao'].map((name, index) => ({ _id: `p${index}`, name, child: false }));
    await ctx.db
      .updateTable('guests')
      .set({ with_family: true, household: asJson(named) })
      .where('id', '=', guest.guest.id)
      .execute();
    const params = { eventId, guestId: guest.guest.id };
    const coming = [...named.map(({ _id }) => ({ _id, coming: true })), { name: 'Aunt Zed', coming: true }];
    const answered = await guest.call('setRsvp', { params, body: { rsvp: 'yes', household: coming } });
    expect(answered.status).toBe(200);
    await erase(guest);
    const { data } = await host.call('getGuest', { params });
    expect(data.guest.reply.household.map(({ name }) => name)).toEqual(['Uma Rao', 'Ila Rao', '']);
  });
});

it('an account stays while a function of its event with guests is still to come', async () => {
  const { ctx } = world.api.backend;
  const host = await organiser();
  const zone = DateTime.fromJSDate(ctx.now()).setZone('Asia/Kolkata');
  const day = (days: number) => zone.plus({ days }).toFormat('yyyy-MM-dd');
  const eventId = await addEvent(ctx, host.userId, { date: day(1), time: '10:00' });
  await host.call('addFunction', {
    params: { eventId },
    body: { name: 'Reception', date: day(3), time: '19:00', everyone: true },
  });
  await addGuest(ctx, eventId, { first_name: 'Uma', email: newEmail() });
  const begun = zone.plus({ days: 2 }).toJSDate();
  world.api.setNow(begun);
  await ctx.db
    .updateTable('sessions')
    .set({ created_at: begun, expires_at: zone.plus({ days: 9 }).toJSDate() })
    .execute();
  const { data } = await host.call('getAccountDeletion', {});
  expect(data.obstacles.map(({ reason }) => reason)).toEqual(['upcoming_event']);
  expect((await host.call('deleteAccount', { body: { confirmation: host.email } })).status).toBe(409);
});

it('a deleted account keeps no gift’s door and is asked nothing', async () => {
  await fairWeather(world);
  const { ctx } = world.api.backend;
  const host = await organiser();
  const eventId = await addEvent(ctx, host.userId);
  const [giver, guest] = [await invitedTo(eventId, 'Uma'), await invitedTo(eventId, 'Vik')];
  const place = { eventId, giftId: await addGift(host, eventId) };
  await giver.call('enableCollaboration', { params: place });
  const joined = await giver.call('joinCollaboration', { params: place, body: { contributionAmount: 700 } });
  await world.comeBack(await world.press(joined.data.payment!, 'pay'));
  const join = () => guest.call('joinCollaboration', { params: place, body: { contributionAmount: 0 } });
  expect((await join()).status).toBe(403);
  await erase(giver);
  const { data } = await guest.call('listCollaborationTargets', { params: place });
  expect(data.targets.map(({ relation }) => relation)).toEqual(['host']);
  const asked = await guest.call('requestCollaboration', {
    params: { eventId },
    body: { giftId: place.giftId, targetUserId: giver.userId, message: 'may I?' },
  });
  expect(asked.status).toBe(404);
  expect((await join()).status).toBe(200);
});

it('the pictures among the data of an account are where the data say', async () => {
  const host = await organiser();
  const form = new FormData();
  form.set('image', new Blob([await aPicture()], { type: 'image/png' }), 'a.png');
  expect((await host.fetch('/events/images', { method: 'POST', body: form })).status).toBe(201);
  const { pictures } = (await (await host.fetch('/auth/account/export')).json()) as {
    pictures: { path: string }[];
  };
  expect(pictures).toHaveLength(1);
  for (const { path } of pictures) expect((await host.fetch(path)).status).toBe(200);
});

const aPicture = async () =>
  new Uint8Array(
    await sharp({ create: { width: 4, height: 4, channels: 3, background: '#a81040' } })
      .png()
      .toBuffer(),
  );
