import { beforeAll, expect, test } from 'vitest';
import { typeNames } from '#messages/notifications/en.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { whatsappNotifications } from '#backend/messaging/notifications/whatsapp-service.ts';
import { newPhone, useMessageWorld } from '#tests/phone-messages/message-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import { eventually } from '#tests/setup/patience.ts';

const world = await useMessageWorld();
const { t } = world;
let asha: Caller;
let phone: string;

beforeAll(async () => {
  asha = await t.signIn({ firstName: 'Meena' });
  phone = newPhone();
  await t.backend.ctx.db.updateTable('users').set({ phone }).where('id', '=', asha.userId).execute();
});

const tell = (title: string, userId = asha.userId) =>
  t.backend.ctx.db.transaction().execute((tx) =>
    notify(t.backend.ctx, tx, {
      userIds: [userId],
      write: () => ({ type: 'rsvp_yes', title, message: 'Yes, with two children.', path: '/event/e1' }),
    }),
  );
const tags = async (who = asha) =>
  (await who.call('getNotifications', { query: {} })).data.notifications.map(
    ({ title, sentViaEmail, sentViaWhatsApp }) => [title, sentViaEmail, sentViaWhatsApp],
  );

test('come by WhatsApp to those who chose it, the first at once, the others together within the hour; the tag says so', async () => {
  await tell('Kabir is coming');
  await whatsappNotifications(t.backend.ctx);
  expect(await world.phones(phone)).toEqual([]);

  const { data } = await asha.call('setNotificationMail', {
    body: { byEmail: [], byWhatsApp: ['rsvp_yes'] },
  });
  expect(data).toMatchObject({ byEmail: [], byWhatsApp: ['rsvp_yes'], whatsAppNumber: phone });
  // without a word about WhatsApp that choice stays
  expect(
    (await asha.call('setNotificationMail', { body: { byEmail: ['rsvp_no'] } })).data.byWhatsApp,
  ).toEqual(['rsvp_yes']);

  await tell('Tara is coming');
  await Promise.all([whatsappNotifications(t.backend.ctx), whatsappNotifications(t.backend.ctx)]);
  await expect.poll(async () => (await world.phones(phone)).length, eventually).toBe(1);
  const [message] = await world.phones(phone);
  // the telephone may be anybody's: no word of an account, its guests or its events is in it
  expect(message?.text).toContain(`News on Shagun: ${typeNames.rsvp_yes}`);
  expect(message?.text).not.toMatch(/Meena|Tara/);
  expect(message?.text).toContain('http://localhost:3999/event/e1');
  await expect.poll(tags, eventually).toEqual([
    ['Tara is coming', false, true],
    ['Kabir is coming', false, false],
  ]);

  await tell('Ravi is coming');
  await tell('Neha is coming');
  await whatsappNotifications(t.backend.ctx);
  expect(await world.phones(phone)).toHaveLength(1);
  t.setNow(new Date(Date.now() + 61 * 60_000));
  await whatsappNotifications(t.backend.ctx);
  t.setNow();
  await expect.poll(async () => (await world.phones(phone)).length, eventually).toBe(2);
  expect((await world.phones(phone))[1]?.text).toContain('2 new notifications on Shagun');
});

test('one that does not arrive loses its tag; STOP and a missing number send none', async () => {
  const bounced = await t.signIn({ firstName: 'Ravi' });
  await t.backend.ctx.db
    .updateTable('users')
    .set({ phone: newPhone('0000') })
    .where('id', '=', bounced.userId)
    .execute();
  await bounced.call('setNotificationMail', { body: { byEmail: [], byWhatsApp: ['rsvp_yes'] } });
  await tell('Kabir is coming', bounced.userId);
  await whatsappNotifications(t.backend.ctx);
  const state = async (userId: string) =>
    (
      await t.backend.ctx.db
        .selectFrom('notifications')
        .select('whatsapp')
        .where('user_id', '=', userId)
        .executeTakeFirst()
    )?.whatsapp;
  await expect.poll(() => state(bounced.userId), eventually).toBe('failed');
  expect(await tags(bounced)).toEqual([['Kabir is coming', false, false]]);

  for (const number of ['', newPhone()]) {
    const silent = await t.signIn();
    await t.backend.ctx.db
      .updateTable('users')
      .set({ phone: number })
      .where('id', '=', silent.userId)
      .execute();
    if (number) await t.backend.ctx.db.insertInto('stopped_numbers').values({ phone: number }).execute();
    await silent.call('setNotificationMail', { body: { byEmail: [], byWhatsApp: ['rsvp_yes'] } });
    expect((await silent.call('getNotificationMail', {})).data.whatsAppNumber).toBe(number);
    await tell('Kabir is coming', silent.userId);
    await whatsappNotifications(t.backend.ctx);
    await expect.poll(() => state(silent.userId), eventually).toBe('none');
  }
});

test('an invitation tells by which channel it went, and no longer once it bounced', async () => {
  const invited = async (
    guest: { email?: string; phone?: string },
    channel: 'email' | 'whatsapp' | 'sms',
  ) => {
    const person = await t.signIn();
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ ...guest, user_id: person.userId }]);
    await world.host.call('sendInvitations', { params: { eventId }, body: { guests: [guestId], channel } });
    return { tag: async () => (await tags(person))[0]?.slice(1) };
  };
  const [mail, whatsapp, sms, bounced] = [
    await invited({ email: 'tagged@example.in', phone: newPhone() }, 'email'),
    await invited({ email: 'tagged2@example.in', phone: newPhone() }, 'whatsapp'),
    await invited({ phone: newPhone() }, 'sms'),
    await invited({ phone: newPhone('0000') }, 'whatsapp'),
  ];
  await expect.poll(bounced.tag, eventually).toEqual([false, false]);
  expect([await mail.tag(), await whatsapp.tag(), await sms.tag()]).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

test('one telephone gets a bounded number a day, however many accounts name it', async () => {
  const shared = newPhone();
  const accounts = await Promise.all(Array.from({ length: 14 }, () => t.signIn()));
  for (const each of accounts) {
    await t.backend.ctx.db
      .updateTable('users')
      .set({ phone: shared })
      .where('id', '=', each.userId)
      .execute();
    await each.call('setNotificationMail', { body: { byEmail: [], byWhatsApp: ['rsvp_yes'] } });
    await tell('Kabir is coming', each.userId);
  }
  await whatsappNotifications(t.backend.ctx);
  const ended = async () =>
    (
      await t.backend.ctx.db
        .selectFrom('notifications')
        .select('whatsapp')
        .where(
          'user_id',
          'in',
          accounts.map(({ userId }) => userId),
        )
        .where('whatsapp', 'in', ['sent', 'none'])
        .execute()
    ).length;
  await expect.poll(ended, eventually).toBe(14);
  expect(await world.phones(shared)).toHaveLength(12);
});
