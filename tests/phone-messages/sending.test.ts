import { describe, expect, test } from 'vitest';
import { queueEventMail } from '#backend/guests/invitations/service.ts';
import { newPhone, useMessageWorld } from '#tests/phone-messages/message-world.ts';
import { eventually } from '#tests/setup/patience.ts';

const world = await useMessageWorld();
const { t } = world;
const ctx = () => t.backend.ctx;
const send = (
  eventId: string,
  guests: 'not-invited' | 'undelivered' | string[],
  channel?: 'email' | 'whatsapp' | 'sms' | 'link',
) =>
  world.host.call('sendInvitations', {
    params: { eventId },
    body: { guests, ...(channel ? { channel } : {}) },
  });
const statusOf = async (guestId: string) => (await world.delivery(guestId))?.status;

describe('which way', () => {
  test('by itself: mail where there is an address, else WhatsApp; told to the organiser, arriving with the guest’s own link', async () => {
    const phone = newPhone();
    const eventId = (await world.wedding([])).eventId;
    const { data } = await world.host.call('addInvitees', {
      params: { eventId },
      body: {
        newGuests: [
          { firstName: 'Priya', email: 'priya@example.in', phone: newPhone() },
          { firstName: 'Kabir', phone },
        ],
      },
    });
    expect(data.inviteResults).toMatchObject([
      { type: 'email', status: 'queued' },
      { type: 'phone', status: 'queued', message: 'The invitation is on its way by WhatsApp.' },
    ]);
    const guest = await ctx()
      .db.selectFrom('guests')
      .selectAll()
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow();
    await expect.poll(() => statusOf(guest.id), eventually).toBe('delivered');
    const [message, ...more] = await world.phones(phone);
    expect(more).toEqual([]);
    expect(message?.via).toBe('WhatsApp');
    expect(message?.text).toContain('Namaste Kabir ji! Asha Rao invites you to *Meera weds Rohan*.');
    expect(message?.text).toContain('📍 The Grand, Baner Road, Pune');
    expect(message?.text).toContain(
      `http://localhost:3999/event/${eventId}/rsvp/${guest.id}/reply/whatsapp?key=${guest.link_key}`,
    );
    expect(await world.delivery(guest.id)).toMatchObject({
      channel: 'whatsapp',
      address: phone,
      provider_ref: message?.ref,
      attempts: 1,
    });
    await world.press('/phones/read', { ref: message?.ref ?? '' });
    await expect.poll(() => statusOf(guest.id), eventually).toBe('read');
    const { data: list } = await world.host.call('listGuests', { params: { eventId }, query: {} });
    expect(list.messageChannels).toEqual(['whatsapp', 'sms']);
    expect(list.items.find(({ _id }) => _id === guest.id)?.delivery).toMatchObject({
      status: 'read',
      channel: 'whatsapp',
    });
  });

  test('as SMS when it is chosen, with a short link that opens what the long one opens', async () => {
    const phone = newPhone();
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ first_name: 'Kabir', email: 'kabir@example.in', phone }]);
    expect((await send(eventId, [guestId], 'sms')).data).toMatchObject({ success: true, queued: 1 });
    await expect.poll(() => statusOf(guestId), eventually).toBe('delivered');
    const [message] = await world.phones(phone);
    expect(message?.text).toMatch(
      /^Asha Rao invites you to Meera weds Rohan on .{10,30}\. Please reply here, no sign-in needed: http:\/\/\S+\/g\/[\w-]{22} - Shagun$/,
    );
    const key = /\/g\/([\w-]+)/.exec(message?.text ?? '')?.[1] ?? '';
    const { data } = await t.visitor.call('openShortLink', { params: { key } });
    expect(data.path).toBe(`/event/${eventId}/rsvp/${guestId}/reply/sms`);
    await world.host.call('resetPersonalLink', { params: { eventId, guestId } });
    expect((await t.visitor.call('openShortLink', { params: { key } })).status).toBe(404);
  });

  test('who cannot be reached in the chosen way is counted and stops nobody; links need no provider', async () => {
    const [a, b] = [newPhone(), newPhone()];
    const { eventId, guestIds } = await world.wedding([
      { email: 'only@example.in' },
      { phone: a, email: 'both@example.in' },
      { phone: b },
      { phone: '+14155550123' },
    ]);
    expect((await send(eventId, guestIds, 'sms')).data).toMatchObject({ queued: 2 });
    expect(await statusOf(guestIds[0] ?? '')).toBeUndefined();
    expect(await statusOf(guestIds[3] ?? '')).toBeUndefined();
    expect((await send(eventId, [guestIds[0] ?? '', guestIds[3] ?? ''], 'link')).data).toMatchObject({
      queued: 0,
      linkReady: 1,
    });
    expect(await world.delivery(guestIds[3] ?? '')).toMatchObject({ channel: 'phone', status: 'link_ready' });
    expect((await send(eventId, [guestIds[1] ?? ''], 'email')).status).toBe(200);
  });
});

test('in Hindi to guests who read Hindi, by WhatsApp and by SMS', async () => {
  const phone = newPhone();
  const {
    eventId,
    guestIds: [guestId = ''],
  } = await world.wedding([{ first_name: 'प्रिया', phone }]);
  await ctx().db.updateTable('guests').set({ language: 'hi' }).where('id', '=', guestId).execute();
  await send(eventId, [guestId], 'whatsapp');
  await expect.poll(() => statusOf(guestId), eventually).toBe('delivered');
  await send(eventId, [guestId], 'sms');
  await expect.poll(async () => (await world.phones(phone)).length, eventually).toBe(2);
  const [whatsapp, sms] = await world.phones(phone);
  expect(whatsapp?.text).toContain('नमस्ते प्रिया जी! Asha Rao की ओर से आपको सादर निमंत्रण: *Meera weds Rohan*।');
  expect(whatsapp?.text).toMatch(/🗓 .*(जनवरी|फ़रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|अक्टूबर|नवंबर|दिसंबर) 20\d\d/);
  expect(sms?.text).toMatch(
    /^Asha Rao की ओर से न्योता: Meera weds Rohan \(.{10,30}\)। जवाब यहाँ दें: \S+\/g\/[\w-]{22} - Shagun$/,
  );
});

test('in English to guests who read Hindi where only the English text is registered with WhatsApp', async () => {
  const phone = newPhone('0006');
  const {
    eventId,
    guestIds: [guestId = ''],
  } = await world.wedding([{ first_name: 'प्रिया', phone }]);
  await ctx().db.updateTable('guests').set({ language: 'hi' }).where('id', '=', guestId).execute();
  await send(eventId, 'not-invited');
  await expect.poll(() => statusOf(guestId), eventually).toBe('delivered');
  const [message, ...more] = await world.phones(phone);
  expect(more).toEqual([]);
  expect(message?.text).toContain('Namaste प्रिया ji! Asha Rao invites you to *Meera weds Rohan*.');
  // its blanks are in English, too
  expect(message?.text).toMatch(
    /🗓 .*(January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/,
  );
  expect(await world.delivery(guestId)).toMatchObject({ attempts: 1, error: '', provider_ref: message?.ref });
});

describe('what can go wrong', () => {
  test('a text that is registered in no language: for the operator to mend, asked for once in each', async () => {
    const phone = newPhone('0007');
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ phone }]);
    await ctx().db.updateTable('guests').set({ language: 'hi' }).where('id', '=', guestId).execute();
    await send(eventId, 'not-invited');
    await expect.poll(() => statusOf(guestId), eventually).toBe('failed');
    expect(await world.delivery(guestId)).toMatchObject({
      attempts: 1,
      error: 'WhatsApp refused the message (132001).',
    });
    expect(await world.phones(phone)).toEqual([]);
  });

  test.each([
    ['0000', 'bounced', 'This number could not be reached on WhatsApp.'],
    ['0001', 'bounced', 'This number could not be reached on WhatsApp.'],
  ])('%s: shown as bounced, mended and sent again', async (end, status, error) => {
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ phone: newPhone(end) }]);
    await send(eventId, 'not-invited');
    await expect.poll(() => statusOf(guestId), eventually).toBe(status);
    const { data } = await world.host.call('listGuests', {
      params: { eventId },
      query: { delivery: 'undelivered' },
    });
    expect(data).toMatchObject({
      total: 1,
      counts: { undelivered: 1 },
      items: [{ delivery: { status, error } }],
    });
    const phone = newPhone();
    await world.host.call('updateGuest', {
      params: { eventId, guestId },
      body: { firstName: 'Priya', phone },
    });
    expect((await send(eventId, 'undelivered')).data).toMatchObject({ queued: 1 });
    await expect.poll(() => statusOf(guestId), eventually).toBe('delivered');
    expect(await world.phones(phone)).toHaveLength(1);
  });

  test('too many at once: asked again later, and taken once', async () => {
    const phone = newPhone('0004');
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ phone }]);
    await send(eventId, 'not-invited');
    await expect
      .poll(async () => {
        await world.retryNow();
        return statusOf(guestId);
      }, eventually)
      .toBe('delivered');
    expect(await world.phones(phone)).toHaveLength(1);
    expect((await world.delivery(guestId))?.attempts).toBe(2);
  });

  test('an answer nobody can read: not sent twice, unconfirmed until WhatsApp tells by our own name for it', async () => {
    await world.press('/phones/hold');
    const phone = newPhone('0003');
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ phone }]);
    await send(eventId, 'not-invited');
    await expect.poll(() => statusOf(guestId), eventually).toBe('unconfirmed');
    expect(await world.delivery(guestId)).toMatchObject({
      error: 'WhatsApp sent an answer we could not read.',
      provider_ref: null,
    });
    await world.press('/phones/release');
    await expect.poll(() => statusOf(guestId), eventually).toBe('delivered');
    expect(await world.phones(phone)).toHaveLength(1);
    expect((await world.delivery(guestId))?.provider_ref).toMatch(/^wamid\./);
  });

  test('the run before died in the middle: nothing is sent again, and the organiser sees that it is not confirmed', async () => {
    const phone = newPhone();
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ phone }]);
    const id = `died-${guestId}`;
    await ctx()
      .db.insertInto('deliveries')
      .values({
        id,
        event_id: eventId,
        guest_id: guestId,
        kind: 'invitation',
        channel: 'whatsapp',
        address: phone,
        status: 'sending',
      })
      .execute();
    await ctx()
      .db.transaction()
      .execute((tx) => ctx().jobs.enqueue(tx, 'deliver-message', [{ deliveryId: id }]));
    await expect.poll(() => statusOf(guestId), eventually).toBe('unconfirmed');
    expect(await world.phones(phone)).toEqual([]);
    expect((await send(eventId, 'undelivered')).data).toMatchObject({ queued: 1 });
    await expect.poll(() => statusOf(guestId), eventually).toBe('delivered');
  });

  test('the event was cancelled, the number removed, or the guest stopped messages before it went out', async () => {
    for (const [change, expected] of [
      [
        (eventId: string) =>
          ctx().db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', eventId).execute(),
        { status: 'failed', error: 'The event was cancelled before this went out.' },
      ],
      [
        (eventId: string) =>
          ctx()
            .db.updateTable('guests')
            .set({ phone: '', email: 'a@example.in' })
            .where('event_id', '=', eventId)
            .execute(),
        { status: 'failed', error: 'The guest no longer has a phone number.' },
      ],
      [
        (_eventId: string, phone: string) =>
          ctx().db.insertInto('stopped_numbers').values({ phone }).execute(),
        { status: 'unsubscribed' },
      ],
    ] as const) {
      const phone = newPhone();
      const {
        eventId,
        guestIds: [guestId = ''],
      } = await world.wedding([{ phone }]);
      const id = `late-${guestId}`;
      await ctx()
        .db.insertInto('deliveries')
        .values({
          id,
          event_id: eventId,
          guest_id: guestId,
          kind: 'invitation',
          channel: 'whatsapp',
          address: phone,
          status: 'queued',
        })
        .execute();
      await change(eventId, phone);
      await ctx()
        .db.transaction()
        .execute((tx) => ctx().jobs.enqueue(tx, 'deliver-message', [{ deliveryId: id }]));
      await expect.poll(() => statusOf(guestId), eventually).toBe(expected.status);
      expect(await world.delivery(guestId)).toMatchObject(expected);
      expect(await world.phones(phone)).toEqual([]);
    }
  });
});

test('a change and a cancellation reach those who were invited by WhatsApp, once while they wait', async () => {
  const phone = newPhone();
  const {
    eventId,
    guestIds: [guestId = ''],
  } = await world.wedding([{ first_name: 'Kabir', phone }, { phone: newPhone() }]);
  await send(eventId, [guestId]);
  await expect.poll(() => statusOf(guestId), eventually).toBe('delivered');
  const tell = (kind: 'update' | 'cancellation') =>
    ctx()
      .db.transaction()
      .execute((tx) => queueEventMail(ctx(), tx, { eventId, kind }));
  expect(await tell('update')).toBe(1);
  await expect
    .poll(async () => (await world.phones(phone)).map(({ text }) => text).join(), eventually)
    .toContain('Asha Rao has changed some details of *Meera weds Rohan*');
  await ctx().db.updateTable('events').set({ status: 'cancelled' }).where('id', '=', eventId).execute();
  expect(await tell('cancellation')).toBe(1);
  await expect
    .poll(async () => (await world.phones(phone)).map(({ text }) => text).join(), eventually)
    .toContain('has cancelled *Meera weds Rohan*');
});

test('twenty guests in three ways, one of whom is mended: the list tells the true state of each', async () => {
  const guests = Array.from({ length: 20 }, (_, index) => ({
    first_name: `Guest ${index}`,
    ...(index < 7
      ? { email: `twenty-${index}@example.in` }
      : { phone: newPhone(index === 9 ? '0000' : '7777') }),
  }));
  const { eventId, guestIds } = await world.wedding(guests);
  await send(eventId, guestIds.slice(0, 7), 'email');
  await send(eventId, guestIds.slice(7, 14), 'whatsapp');
  await send(eventId, guestIds.slice(14), 'sms');
  const list = async () => (await world.host.call('listGuests', { params: { eventId }, query: {} })).data;
  const states = async () =>
    (await list()).items.map(({ delivery: { channel, status } }) => `${channel} ${status}`);
  const expected = guests.map((_, index) =>
    index < 7
      ? 'email sent'
      : index === 9
        ? 'whatsapp bounced'
        : `${index < 14 ? 'whatsapp' : 'sms'} delivered`,
  );
  await expect.poll(states, eventually).toEqual(expected);
  expect((await list()).counts).toMatchObject({ sent: 19, undelivered: 1, sending: 0, notInvited: 0 });

  const phone = newPhone();
  await world.host.call('updateGuest', {
    params: { eventId, guestId: guestIds[9] ?? '' },
    body: { firstName: 'Guest 9', phone },
  });
  await send(eventId, 'undelivered');
  await expect
    .poll(states, eventually)
    .toEqual(expected.map((state) => state.replace('bounced', 'delivered')));
  expect((await list()).counts).toMatchObject({ sent: 20, undelivered: 0 });
  expect(await world.phones(phone)).toHaveLength(1);
});
