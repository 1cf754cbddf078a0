import { describe, expect, test } from 'vitest';
import { hubSignature, whatsappEnvelope, whatsappStatus } from '#sandbox/whatsapp/callbacks.ts';
import { msg91Account, msg91Report } from '#sandbox/msg91/callbacks.ts';
import { newPhone, useMessageWorld } from '#tests/phone-messages/message-world.ts';

const world = await useMessageWorld();
const { t } = world;
const ctx = () => t.backend.ctx;

let made = 0;
/** A delivery that was handed over, and the names it has. */
async function handedOver(channel: 'whatsapp' | 'sms' = 'whatsapp', status: 'sent' | 'sending' = 'sent') {
  const phone = newPhone();
  const {
    eventId,
    guestIds: [guestId = ''],
  } = await world.wedding([{ phone }]);
  made += 1;
  const id = `callback-${made}-${guestId}`.slice(0, 40);
  const ref = `wamid.${guestId}`;
  await ctx()
    .db.insertInto('deliveries')
    .values({
      id,
      event_id: eventId,
      guest_id: guestId,
      kind: 'invitation',
      channel,
      address: phone,
      status,
      provider_ref: status === 'sent' ? ref : null,
    })
    .execute();
  return {
    id,
    ref,
    guestId,
    number: phone.slice(1),
    status: async () => (await world.delivery(guestId))?.status,
  };
}

type Receipt = Awaited<ReturnType<typeof handedOver>>;
const bodyOf = (
  { ref, number, id }: Receipt,
  state: 'sent' | 'delivered' | 'read' | 'failed',
  senderId = id,
) => whatsappEnvelope(whatsappStatus({ ref, number, state, senderId }));
const tell = (body: string, signature = hubSignature(body)) =>
  world.callback('/api/messages/whatsapp', body, {
    'content-type': 'application/json',
    'x-hub-signature-256': signature,
  });

describe('WhatsApp', () => {
  test('confirms its address with the token alone', async () => {
    const ask = (query: Record<string, string>) =>
      t.visitor.fetch(`/api/messages/whatsapp?${new URLSearchParams(query)}`);
    const right = {
      'hub.mode': 'subscribe',
      'hub.verify_token': 'the-verify-token',
      'hub.challenge': '1158201444',
    };
    expect(await (await ask(right)).text()).toBe('1158201444');
    expect((await ask({ ...right, 'hub.verify_token': 'another' })).status).toBe(404);
    expect((await ask({ 'hub.mode': 'subscribe', 'hub.challenge': '1' })).status).toBe(404);
  });

  test('is believed with a signature only: nothing tampered with is written', async () => {
    const delivery = await handedOver();
    const body = bodyOf(delivery, 'read');
    const right = hubSignature(body);
    for (const [sent, signature] of [
      [body.replace('"read"', '"sent"').replace('"sent"', '"read" '), right],
      [body, right.slice(0, -1) + (right.endsWith('0') ? '1' : '0')],
      [body, hubSignature(body, 'another secret')],
      [body, right.replace('sha256=', '')],
      [body, ''],
    ] as const) {
      expect((await tell(sent, signature)).status).toBe(400);
    }
    for (const broken of [body.slice(0, -1), '[]', '{"object":"page","entry":[]}', ''])
      expect((await tell(broken)).status).toBe(400);
    expect(await delivery.status()).toBe('sent');
    expect((await tell(body)).status).toBe(200);
    expect(await delivery.status()).toBe('read');
  });

  test('a hundred times the same, side by side: written once', async () => {
    const delivery = await handedOver();
    const body = bodyOf(delivery, 'delivered');
    const answers = await Promise.all(Array.from({ length: 100 }, () => tell(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const first = await world.delivery(delivery.guestId);
    expect(first?.status).toBe('delivered');
    await tell(body);
    expect((await world.delivery(delivery.guestId))?.updated_at).toEqual(first?.updated_at);
  });

  test('in any order it ends the same: nothing goes back', async () => {
    const orders = [
      ['read', 'delivered', 'sent'],
      ['delivered', 'read', 'sent'],
      ['sent', 'read', 'failed', 'delivered'],
    ] as const;
    for (const order of orders) {
      const delivery = await handedOver('whatsapp', 'sending');
      for (const state of order) await tell(bodyOf(delivery, state));
      expect(await delivery.status()).toBe('read');
    }
    const failed = await handedOver();
    await tell(bodyOf(failed, 'failed'));
    expect(await world.delivery(failed.guestId)).toMatchObject({
      status: 'bounced',
      error: 'This number could not be reached on WhatsApp.',
    });
    for (const state of ['sent', 'delivered', 'read'] as const) await tell(bodyOf(failed, state));
    expect(await failed.status()).toBe('bounced');
  });

  test('knows a message by the provider’s name as well, and lets others alone', async () => {
    const delivery = await handedOver();
    await tell(bodyOf({ ...delivery, ref: 'wamid.of-somebody-else' }, 'read', ''));
    expect(await delivery.status()).toBe('sent');
    await tell(bodyOf(delivery, 'read', '').replace('100000000000001', '999999999999999'));
    expect(await delivery.status()).toBe('sent');
    await tell(bodyOf(delivery, 'read', ''));
    expect(await delivery.status()).toBe('read');
    // a signed message about a text message is about none of ours
    const sms = await handedOver('sms');
    await tell(bodyOf(sms, 'failed'));
    expect(await sms.status()).toBe('sent');
  });

  test('an answer that comes after the news does not take them back', async () => {
    const delivery = await handedOver('whatsapp', 'sending');
    await tell(bodyOf(delivery, 'delivered'));
    const { endDelivery } = await import('#backend/guests/invitations/delivery-repository.ts');
    await endDelivery(ctx().db, delivery.id, { status: 'sent', ref: delivery.ref }, new Date());
    expect(await world.delivery(delivery.guestId)).toMatchObject({
      status: 'delivered',
      provider_ref: delivery.ref,
    });
  });

  test('STOP ends messages to the number, START begins them again, and other words do nothing', async () => {
    const phone = newPhone();
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ phone }]);
    const send = async () =>
      (
        await world.host.call('sendInvitations', {
          params: { eventId },
          body: { guests: [guestId], channel: 'whatsapp' },
        })
      ).data.message;
    const write = (text: string) =>
      tell(
        whatsappEnvelope({
          messages: [
            {
              from: phone.slice(1),
              id: `wamid.${Math.random()}`,
              timestamp: '1',
              type: 'text',
              text: { body: text },
            },
          ],
        }),
      );
    await write('Please stop by early!');
    expect(await send()).toBe('Sending 1 invitation.');
    for (const word of ['STOP', 'stop.', 'बंद करें']) {
      await write(word);
      await ctx()
        .db.updateTable('deliveries')
        .set({ status: 'sent' })
        .where('guest_id', '=', guestId)
        .execute();
      expect(await send()).toBe('1 guest asked for no more messages.');
      await write('Start');
      expect(
        await ctx().db.selectFrom('stopped_numbers').selectAll().where('phone', '=', phone).execute(),
      ).toEqual([]);
    }
  });

  test('a word that comes after a newer one of the same number changes nothing', async () => {
    const phone = newPhone();
    const now = Math.floor(Date.now() / 1000);
    const write = (text: string, timestamp: number) =>
      tell(
        whatsappEnvelope({
          messages: [
            {
              from: phone.slice(1),
              id: `wamid.${timestamp}`,
              timestamp: String(timestamp),
              type: 'text',
              text: { body: text },
            },
          ],
        }),
      );
    const stops = async () =>
      (await ctx().db.selectFrom('stopped_numbers').select('phone').where('phone', '=', phone).execute())
        .length;
    await write('START', now - 86_400);
    await write('STOP', now - 60);
    expect(await stops()).toBe(1);
    expect((await write('START', now - 86_400)).status).toBe(200);
    expect(await stops()).toBe(1);
    await write('START', now - 30);
    expect(await stops()).toBe(0);
    await write('STOP', now - 60);
    expect(await stops()).toBe(0);
    // a clock that goes ahead shuts no later word out
    await write('STOP', now + 86_400);
    await write('START', now + 86_400);
    expect(await stops()).toBe(0);
    await world.callback(
      `/api/messages/msg91/${msg91Account.callbackSecret}`,
      JSON.stringify({ mobile: phone.slice(1), message: 'Stop' }),
      { 'content-type': 'application/json' },
    );
    expect(await stops()).toBe(1);
  });
});

describe('MSG91', () => {
  const path = `/api/messages/msg91/${msg91Account.callbackSecret}`;
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  test('is believed at the address with the secret only, and tells how a text message ended', async () => {
    const delivery = await handedOver('sms');
    const report = (state: 'delivered' | 'failed', senderId = delivery.id) =>
      msg91Report({ ...delivery, state, senderId });
    for (const address of ['/api/messages/msg91/wrong-secret-wrong', '/api/messages/msg91/x']) {
      expect((await world.callback(address, report('delivered'), form)).status).toBe(400);
    }
    for (const broken of ['data=x', 'x', ''])
      expect((await world.callback(path, broken, form)).status).toBe(400);
    expect(await delivery.status()).toBe('sent');
    expect((await world.callback(path, report('delivered', '0'), form)).status).toBe(200);
    expect(await delivery.status()).toBe('delivered');
    await world.callback(path, report('failed'), form);
    expect(await delivery.status()).toBe('delivered');

    const lost = await handedOver('sms');
    await world.callback(path, msg91Report({ ...lost, state: 'failed', senderId: lost.id }), form);
    expect(await world.delivery(lost.guestId)).toMatchObject({
      status: 'bounced',
      error: 'The SMS could not be delivered to this number.',
    });
  });

  test('STOP by text message', async () => {
    const phone = newPhone();
    await world.callback(path, JSON.stringify({ mobile: phone.slice(1), message: 'Stop' }), {
      'content-type': 'application/json',
    });
    expect(
      await ctx().db.selectFrom('stopped_numbers').select('event_id').where('phone', '=', phone).execute(),
    ).toEqual([{ event_id: '' }]);
  });
});

test('the end of mail ends no messages to a phone, and STOP ends no mail', async () => {
  const phone = newPhone();
  const {
    eventId,
    guestIds: [guestId = ''],
  } = await world.wedding([{ email: 'quiet@example.in', phone }]);
  const { unsubscribeToken } = await import('#backend/messaging/unsubscribe-token.ts');
  await t.visitor.call('unsubscribe', {
    params: { token: unsubscribeToken(ctx().env.SESSION_SECRET, { email: 'quiet@example.in', eventId }) },
  });
  const bySms = await world.host.call('sendInvitations', {
    params: { eventId },
    body: { guests: [guestId], channel: 'sms' },
  });
  expect(bySms.data).toMatchObject({ success: true, queued: 1 });

  const silent = newPhone();
  const other = await world.wedding([{ email: 'by-mail@example.in', phone: silent }]);
  await world.callback(
    `/api/messages/msg91/${msg91Account.callbackSecret}`,
    JSON.stringify({ mobile: silent.slice(1), message: 'Stop' }),
    { 'content-type': 'application/json' },
  );
  expect(
    (
      await world.host.call('sendInvitations', {
        params: { eventId: other.eventId },
        body: { guests: 'not-invited' },
      })
    ).data.queued,
  ).toBe(1);
});
