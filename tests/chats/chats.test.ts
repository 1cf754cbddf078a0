import { describe, expect, test } from 'vitest';
import * as hindi from '#messages/phone-messages/hi.ts';
import { whatsappButtons } from '#messages/phone-messages/en.ts';
import { templates } from '#sandbox/whatsapp/templates.ts';
import { chatWorld } from '#tests/chats/chat-world.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import { newPhone, useMessageWorld } from '#tests/phone-messages/message-world.ts';
import { asJson } from '#backend/platform/database/as-json.ts';
import { eventually } from '#tests/setup/patience.ts';

const world = await useMessageWorld();
const { t } = world;
const db = () => t.backend.ctx.db;
const { invited, write, tell, text, replyOf, chatOf, answers, notifications } = chatWorld(world);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe('a sure answer', () => {
  test('in words is recorded, told to the host and confirmed in the chat with the link', async () => {
    const guest = await invited({ partyLimit: 4 });
    await write(guest, 'haan 4 log aayenge');
    await expect
      .poll(() => replyOf(guest), eventually)
      .toEqual({
        rsvp: 'yes',
        source: 'whatsapp_message',
        adults: 4,
        children: 0,
        version: 1,
      });
    await expect.poll(() => answers(guest), eventually).toHaveLength(1);
    const [confirmation = ''] = await answers(guest);
    expect(confirmation).toContain('We have noted your yes for *Meera weds Rohan*: 4 adults. See you there!');
    expect(confirmation).toContain(`/event/${guest.eventId}/rsvp/${guest.guestId}/reply/whatsapp?key=`);
    expect((await notifications(guest.eventId)).map(({ type }) => type)).toEqual(['rsvp_yes']);
    const chat = await chatOf(guest);
    expect(chat).toMatchObject({ openMessageId: null, messages: [{ status: 'recorded', why: null }] });
    expect((await world.host.call('getGuest', guest.place)).data.guest.reply).toMatchObject({
      rsvp: 'yes',
      rsvpSource: 'whatsapp_message',
    });
  });

  test('a no, in Hindi, is confirmed in the guest’s language', async () => {
    const guest = await invited({ language: 'hi' });
    await write(guest, 'हम नहीं आ पाएंगे');
    await expect.poll(() => replyOf(guest), eventually).toMatchObject({ rsvp: 'no', adults: 0 });
    await expect.poll(() => answers(guest), eventually).toHaveLength(1);
    expect((await answers(guest))[0]).toContain('आपकी कमी महसूस होगी (*Meera weds Rohan*)');
  });

  test.each([
    ['en', whatsappButtons],
    ['hi', hindi.whatsappButtons],
  ] as const)('the buttons of the templates in %s', async (language, buttons) => {
    for (const button of Object.values(buttons)) expect(button.length).toBeLessThanOrEqual(25);
    for (const name of ['shagun_invitation', 'shagun_reminder'])
      expect(templates.find((each) => each.name === name && each.language === language)?.buttons).toEqual(
        Object.values(buttons),
      );
    const guest = await invited(language === 'hi' ? { language } : {});
    for (const answer of ['yes', 'no'] as const) {
      await world.press('/phones/press', { ref: guest.ref, button: buttons[answer] });
      await expect.poll(async () => (await replyOf(guest))?.rsvp, eventually).toBe(answer);
    }
  });

  test('a yes without a number keeps the number there was, or says that it stands for one', async () => {
    const guest = await invited({ partyLimit: 5 });
    await write(guest, 'Yes');
    await expect.poll(() => replyOf(guest), eventually).toMatchObject({ adults: 1, children: 0 });
    await expect.poll(() => answers(guest), eventually).toHaveLength(1);
    expect((await answers(guest))[0]).toContain('1 adult. See you there!\n\nMore of you coming?');
    await write(guest, 'Yes, 2 adults and 1 child');
    await expect.poll(() => replyOf(guest), eventually).toMatchObject({ adults: 2, children: 1 });
    await write(guest, 'yes');
    await expect.poll(() => answers(guest), eventually).toHaveLength(3);
    expect(await replyOf(guest)).toMatchObject({ adults: 2, children: 1, version: 2 });
  });

  test('a yes without a number is of everybody the hosts name, and one with another number of so many', async () => {
    const guest = await invited({ partyLimit: 4 });
    const people = ['Ravi', 'Ila', 'Om'].map((name, place) => ({
      _id: `person${place}`,
      name,
      child: name === 'Om',
    }));
    await db()
      .updateTable('guests')
      .set({ household: asJson(people) })
      .where('id', '=', guest.guestId)
      .execute();
    await tell(guest, text('kaun'));
    expect((await chatOf(guest)).expected).toEqual({ adults: 2, children: 1 });
    await tell(guest, text('haan'));
    expect(await replyOf(guest)).toMatchObject({ adults: 2, children: 1 });
    // the same three, by name as before
    await tell(guest, text('haan 3 log'));
    expect(await replyOf(guest)).toMatchObject({ adults: 2, children: 1, version: 1 });
    await tell(guest, text('yes 4 people'));
    expect(await replyOf(guest)).toMatchObject({ adults: 4, children: 0 });
    await tell(guest, text('yes'));
    expect(await replyOf(guest)).toMatchObject({ adults: 4, children: 0, version: 2 });
  });

  test('a yes of more people by name than the guest may bring by now waits', async () => {
    const guest = await invited({ partyLimit: 2 });
    const nobodySaid = { coming: null, answers: {}, functions: null };
    const people = ['Ravi', 'Ila', 'Om'].map((name) => ({ _id: name, name, child: false, ...nobodySaid }));
    // two of them the guest added, before the hosts allowed fewer
    await db()
      .updateTable('guests')
      .set({ household: asJson([{ _id: 'Ravi', name: 'Ravi', child: false }]) })
      .where('id', '=', guest.guestId)
      .execute();
    await db()
      .insertInto('replies')
      .values({
        ...{ guest_id: guest.guestId, event_id: guest.eventId, rsvp: 'pending', source: null, version: 1 },
        answered_household: asJson(people),
      })
      .execute();
    await tell(guest, text('haan'));
    expect(await replyOf(guest)).toMatchObject({ rsvp: 'pending', version: 1 });
    expect((await chatOf(guest)).messages).toMatchObject([{ why: 'too_many' }]);
  });

  test('does not wait for the questions a host requires', async () => {
    const guest = await invited();
    await world.host.call('addQuestion', {
      params: { eventId: guest.eventId },
      body: { kind: 'text', text: 'What do you eat?', required: true },
    });
    await tell(guest, text('yes'));
    expect(await replyOf(guest)).toMatchObject({ rsvp: 'yes' });
  });

  test('the same webhook, side by side and again: recorded and told once', async () => {
    const guest = await invited();
    const once = { id: `wamid.once-${guest.guestId}` };
    const all = await Promise.all(Array.from({ length: 20 }, () => tell(guest, text('yes'), once)));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]));
    await tell(guest, text('no'), once);
    expect(await replyOf(guest)).toMatchObject({ rsvp: 'yes', version: 1 });
    expect(await notifications(guest.eventId)).toHaveLength(1);
    expect((await chatOf(guest)).messages).toHaveLength(1);
  });

  test('nothing is believed without the signature', async () => {
    const guest = await invited();
    expect((await tell(guest, text('yes'), { signature: 'sha256=0' })).status).toBe(400);
    expect(await replyOf(guest)).toBeUndefined();
  });

  test('STOP and START stay what they are: no messages to hosts', async () => {
    const guest = await invited();
    await tell(guest, text('STOP'));
    await tell(guest, text('yes'));
    expect(await replyOf(guest)).toMatchObject({ rsvp: 'yes' });
    await tell(guest, text('START'));
    expect((await chatOf(guest)).messages.map((message) => message.text)).toEqual(['yes']);
  });
});

describe('what is not sure', () => {
  test.each([
    ['yes but maybe only for sangeet', {}, 'unclear'],
    ['who is this?', {}, 'unclear'],
    ['4', { partyLimit: 9 }, 'unclear'],
    // never cut to what is allowed
    ['yes 4 people', { partyLimit: 3 }, 'too_many'],
    ['yes 2 people', {}, 'too_many'],
  ] as const)('%s waits for a host, who is told: %o', async (words, how, why) => {
    const guest = await invited(how);
    await tell(guest, text(words));
    expect(await replyOf(guest)).toBeUndefined();
    const chat = await chatOf(guest);
    expect(chat.messages).toMatchObject([{ fromGuest: true, text: words, status: 'open', why }]);
    expect(chat.openMessageId).toBe(chat.messages[0]?._id);
    expect(await notifications(guest.eventId)).toEqual([
      {
        type: 'guest_message',
        title: 'Ravi Nair wrote on WhatsApp',
        message: `Their message about Meera weds Rohan may need an answer from you: “${words}”`,
        path: `/event/${guest.eventId}/invite/chats/${guest.guestId}`,
      },
    ]);
    expect(await answers(guest)).toEqual([]);
  });

  test('a voice note is there without words, and a reaction is nothing', async () => {
    const guest = await invited();
    await tell(guest, { type: 'reaction', reaction: { message_id: guest.ref, emoji: '👍' } });
    expect((await world.host.call('getChat', guest.place)).status).toBe(404);
    await tell(guest, { type: 'audio', audio: { id: '1' } });
    expect((await chatOf(guest)).messages).toMatchObject([{ text: '', why: 'unclear' }]);
    expect((await notifications(guest.eventId))[0]?.message).toContain('perhaps a voice note');
  });

  test('a message older than the answer there is changes nothing', async () => {
    const guest = await invited();
    await tell(guest, text('yes'));
    await tell(guest, text('no'), { at: hoursAgo(1) });
    expect(await replyOf(guest)).toMatchObject({ rsvp: 'yes', version: 1 });
    expect((await chatOf(guest)).messages).toMatchObject([{ why: 'answered_since' }, { status: 'recorded' }]);
  });

  test.each([
    [
      'cancelled',
      { status: 'cancelled' as const },
      'We could not note your answer, because *Meera weds Rohan* has been cancelled.',
    ],
    [
      'over',
      { starts_at: hoursAgo(48) },
      'We could not note your answer, because *Meera weds Rohan* is over.',
    ],
  ])(
    'nothing is recorded of an event that is %s: hosts and guest are told',
    async (why, change, sentence) => {
      const guest = await invited();
      await db().updateTable('events').set(change).where('id', '=', guest.eventId).execute();
      await write(guest, 'Yes');
      await expect.poll(() => answers(guest), eventually).toEqual([sentence]);
      expect(await replyOf(guest)).toBeUndefined();
      expect((await chatOf(guest)).messages).toMatchObject([{ why }]);
      expect((await notifications(guest.eventId)).map(({ type }) => type)).toEqual(['guest_message']);
    },
  );
});

describe('one number, several events', () => {
  /** Two invitations to one number, the first of them so many hours before. */
  const both = async (hours: number) => {
    const first = await invited();
    const second = await invited({ phone: first.phone });
    await db()
      .updateTable('deliveries')
      .set({ created_at: hoursAgo(hours) })
      .where('guest_id', '=', first.guestId)
      .execute();
    return [first, second] as const;
  };

  test('the last invitation counts where the others are older than a day', async () => {
    const [first, second] = await both(25);
    await tell(second, text('yes'));
    expect(await replyOf(first)).toBeUndefined();
    expect(await replyOf(second)).toMatchObject({ rsvp: 'yes' });
  });

  test('two within a day: the hosts of both decide', async () => {
    const [first, second] = await both(23);
    await tell(second, text('yes'));
    for (const guest of [first, second]) {
      expect(await replyOf(guest)).toBeUndefined();
      expect((await chatOf(guest)).messages).toMatchObject([{ status: 'open', why: 'several' }]);
      expect((await chatOf(guest)).reading).toEqual({ rsvp: 'yes', adults: null, children: 0 });
    }
  });

  test('a button or a quote says which', async () => {
    const [first, second] = await both(1);
    await tell(first, { context: { id: first.ref }, ...text('nahi aa payenge') });
    await tell(first, {
      context: { id: second.ref },
      type: 'button',
      button: { text: whatsappButtons.yes, payload: 'x' },
    });
    expect(await replyOf(first)).toMatchObject({ rsvp: 'no' });
    expect(await replyOf(second)).toMatchObject({ rsvp: 'yes' });
  });

  test('a button of an invitation that went to a guest who was joined with another waits for the hosts', async () => {
    const guest = await invited();
    const { eventId } = guest;
    const { id: staysId } = await addGuest(t.backend.ctx, eventId, { first_name: 'Ila', phone: newPhone() });
    const merged = await world.host.call('mergeGuests', {
      params: { eventId, guestId: staysId },
      body: { with: guest.guestId, versions: [0, 0] },
    });
    expect(merged.status).toBe(200);
    const joined = { ...guest, guestId: staysId, place: { params: { eventId, guestId: staysId } } };
    await tell(guest, { ...text(whatsappButtons.yes), context: { id: guest.ref } });
    await expect.poll(async () => (await chatOf(joined))?.openMessageId, eventually).toBeTruthy();
    expect(await chatOf(joined)).toMatchObject({ reading: { rsvp: 'yes' }, messages: [{ status: 'open' }] });
    // also what quotes nothing
    await tell(guest, text('haan 3 log'));
    await expect.poll(async () => (await chatOf(joined)).messages.length, eventually).toBe(2);
    expect((await chatOf(joined)).reading).toMatchObject({ rsvp: 'yes', adults: 3 });
    expect(await replyOf(joined)).toBeUndefined();
    expect((await notifications(eventId)).map(({ type }) => type)).toContain('guest_message');
  });

  test('a number that a guest was written to and has no more waits for the hosts, unless somebody else there has it', async () => {
    const guest = await invited();
    const was = guest.phone;
    await db().updateTable('guests').set({ phone: newPhone() }).where('id', '=', guest.guestId).execute();
    await tell(guest, text('haan 6 log'));
    expect(await replyOf(guest)).toBeUndefined();
    expect(await chatOf(guest)).toMatchObject({
      reading: { rsvp: 'yes', adults: 6 },
      messages: [{ status: 'open', why: 'unclear' }],
    });
    await addGuest(t.backend.ctx, guest.eventId, { first_name: 'Ila', phone: was });
    await tell(guest, text('yes'));
    expect((await chatOf(guest)).messages).toHaveLength(1);
  });

  test('of two messages of one second the one that came last is read', async () => {
    const guest = await invited();
    const { phone, eventId: event_id, guestId: guest_id } = guest;
    const row = {
      event_id,
      guest_id,
      phone,
      from_guest: true,
      status: 'open' as const,
      written_at: t.backend.ctx.now(),
    };
    for (const [id, body] of [
      [`z${guest_id}`, 'yes'],
      [`a${guest_id}`, 'haan 3 log'],
    ])
      await db()
        .insertInto('chat_messages')
        .values({ ...row, id: id!, body: body! })
        .execute();
    expect((await chatOf(guest)).reading).toMatchObject({ adults: 3 });
  });

  test('a number nobody wrote to reaches nobody', async () => {
    const guest = await invited();
    await tell({ phone: newPhone() }, text('yes'));
    expect((await world.host.call('getChat', guest.place)).status).toBe(404);
  });
});

describe('a host', () => {
  test('finds first what waits, and records it: confirmed to the guest', async () => {
    const guest = await invited({ partyLimit: 3 });
    await write(guest, 'we are 3 i think');
    await expect
      .poll(async () => (await world.host.call('getChat', guest.place)).status, eventually)
      .toBe(200);
    const params = { eventId: guest.eventId };
    expect((await world.host.call('listChats', { params, query: {} })).data).toMatchObject({
      total: 1,
      open: 1,
    });
    const { openMessageId, partyLimit, reply } = await chatOf(guest);
    expect(partyLimit).toBe(3);
    const record = (body: object) =>
      world.host.call('recordChatReply', {
        ...guest.place,
        body: { rsvp: 'yes', messageId: openMessageId ?? '', ...body },
      });
    expect((await record({ adults: 4 })).status).toBe(400);
    expect((await record({ messageId: 'no-such-message' })).status).toBe(404);
    expect((await record({ adults: 3, version: reply.version + 1 })).status).toBe(409);
    expect((await record({ adults: 3, version: reply.version })).data.message).toBe(
      'Recorded: Ravi Nair is coming, 3 people in all.',
    );
    expect(await replyOf(guest)).toMatchObject({ rsvp: 'yes', source: 'host', adults: 3 });
    await expect.poll(() => answers(guest), eventually).toHaveLength(1);
    expect((await answers(guest))[0]).toContain('3 adults');
    expect((await world.host.call('listChats', { params, query: {} })).data.open).toBe(0);
  });

  test('takes a message off without recording, and a newer one stays', async () => {
    const guest = await invited();
    await tell(guest, text('kaun'), { at: hoursAgo(1) });
    const seen = (await chatOf(guest)).openMessageId ?? '';
    await tell(guest, text('call me'));
    expect((await world.host.call('closeChat', { ...guest.place, body: { messageId: seen } })).status).toBe(
      200,
    );
    expect((await chatOf(guest)).messages).toMatchObject([
      { status: 'done' },
      { status: 'open', text: 'call me' },
    ]);
    const other = await invited();
    expect((await world.host.call('closeChat', { ...other.place, body: { messageId: seen } })).status).toBe(
      404,
    );
  });

  test('writes back freely within a day, once', async () => {
    const guest = await invited();
    await write(guest, 'where is it?');
    await expect
      .poll(async () => (await world.host.call('getChat', guest.place)).status, eventually)
      .toBe(200);
    const body = { text: 'At the Grand.\nParking is behind it.', requestId: `request-${guest.guestId}` };
    expect((await chatOf(guest)).writing).toBe('free');
    const answer = await world.host.call('writeToChat', { ...guest.place, body });
    expect(answer.data.message).toBe('Your message is on its way to Ravi Nair on WhatsApp.');
    expect((await world.host.call('writeToChat', { ...guest.place, body })).data.message).toBe(
      'That message was sent already.',
    );
    await expect
      .poll(() => answers(guest), eventually)
      .toEqual(['Asha Rao (*Meera weds Rohan*):\n\nAt the Grand.\nParking is behind it.']);
    await expect
      .poll(async () => (await chatOf(guest)).messages[1], eventually)
      .toMatchObject({ fromGuest: false, status: 'sent' });
  });

  test('writes later than a day by the template', async () => {
    const guest = await invited({ language: 'hi' });
    await tell(guest, text('where is it?'), { at: hoursAgo(25) });
    expect((await chatOf(guest)).writing).toBe('template');
    await world.host.call('writeToChat', {
      ...guest.place,
      body: { text: 'ग्रैंड में।', requestId: `request-${guest.guestId}` },
    });
    await expect.poll(() => answers(guest), eventually).toHaveLength(1);
    expect((await answers(guest))[0]).toMatch(
      /^नमस्ते Ravi जी! Asha Rao ने आपके संदेश का जवाब दिया है.*\n\nग्रैंड में।\n\n/,
    );
  });

  test('sees what did not arrive, and may not write to who stopped messages', async () => {
    const guest = await invited();
    await tell(guest, text('where is it?'), { at: hoursAgo(1) });
    // the sandbox's phone wrote nothing, so it takes no free text
    await world.host.call('writeToChat', {
      ...guest.place,
      body: { text: 'Here.', requestId: `request-${guest.guestId}` },
    });
    await expect
      .poll(async () => (await chatOf(guest)).messages[1], eventually)
      .toMatchObject({ status: 'failed', error: 'WhatsApp refused the message (131047).' });
    await tell(guest, text('STOP'));
    expect((await chatOf(guest)).writing).toBe('stopped');
    expect(
      (
        await world.host.call('writeToChat', {
          ...guest.place,
          body: { text: 'Here?', requestId: `again-${guest.guestId}` },
        })
      ).error,
    ).toMatchObject({ code: 'chat_stopped' });
  });

  test('the guest’s words go with the guest', async () => {
    const guest = await invited();
    await tell(guest, text('call me'));
    await world.host.call('removeGuest', guest.place);
    expect(
      await db().selectFrom('chat_messages').select('id').where('guest_id', '=', guest.guestId).execute(),
    ).toEqual([]);
  });
});
