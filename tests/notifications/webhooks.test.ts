import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { insertForEndpoint } from '#backend/messaging/webhooks/outbox-repository.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import { signMessage } from '#backend/messaging/webhooks/signature.ts';
import { FAILING_DAYS, MOST_WEBHOOKS } from '#contract/messaging/webhook-limits.ts';
import { webhookPayload } from '#contract/messaging/webhook-payloads.ts';
import type { WebhookTopic } from '#contract/messaging/webhooks.ts';
import { eventForm, guestRows } from '#tests/events/event-form.ts';
import { useReceiver } from '#tests/notifications/webhook-receiver.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const api = useTestBackend({ runJobs: true });
const receiver = useReceiver();
const db = () => api.backend.ctx.db;
let asha: Caller;

beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = (_, response) => void response.writeHead(204).end();
  asha = await api.signIn({ plan: 'professional' });
});
afterEach(async () => {
  api.setNow();
  await db().deleteFrom('webhook_endpoints').execute();
});

async function add(
  topics: WebhookTopic[] = ['reply', 'guest', 'gift', 'payment', 'event'],
  url = receiver.url,
) {
  const { status, data } = await asha.call('addWebhook', { body: { url, topics } });
  expect(status).toBe(201);
  return { webhookId: data.webhook.webhookId, secret: data.secret };
}
const create = async () => {
  const { data } = await asha.call('createEvent', {
    body: eventForm({ guests: guestRows(1, `a${Date.now()}x`) }),
  });
  return data.event._id;
};
const read = async (webhookId: string) => (await asha.call('getWebhook', { params: { webhookId } })).data;
const arrived = async (count: number) => {
  await vi.waitFor(() => expect(receiver.received).toHaveLength(count), eventually);
  return receiver.received.map(({ body }) => webhookPayload.parse(JSON.parse(body)));
};

describe('what changes', () => {
  it('is told, signed, in the words of the contract and without a contact', async () => {
    const { secret } = await add();
    const eventId = await create();
    const guests = async () => (await asha.call('listGuests', { params: { eventId }, query: {} })).data.items;
    const [guest] = await guests();
    const guestId = guest?._id ?? '';
    const place = { eventId, guestId };
    await asha.call('setRsvp', { params: place, body: { rsvp: 'yes', adults: 1, note: 'A secret word' } });
    // the same once more is no news
    await asha.call('setRsvp', { params: place, body: { rsvp: 'yes', adults: 1 } });
    await asha.call('resetRsvp', { params: place, body: {} });
    await asha.call('removeGuest', { params: place });
    const list = { params: { eventId } };
    await asha.call('addInvitees', { ...list, body: { newGuests: guestRows(1, 'one') } });
    await asha.call('addInvitees', { ...list, body: { newGuests: guestRows(30, 'many') } });
    await asha.call('cancelEvent', list);

    const messages = await arrived(7);
    const by = new Map(messages.map((message) => [message.type, message]));
    expect(messages.map(({ type }) => type).sort()).toEqual([
      'event.cancelled',
      'event.created',
      'guest.added',
      'guest.removed',
      'guests.imported',
      'reply.changed',
      'reply.changed',
    ]);
    expect(by.get('guests.imported')?.data).toEqual({ eventId, count: 30 });
    expect(messages).toContainEqual(
      expect.objectContaining({
        type: 'reply.changed',
        data: { eventId, guestId, guestName: 'Guest 1', reply: 'yes', adults: 1, children: 0, by: 'host' },
      }),
    );
    for (const { headers, body } of receiver.received) {
      expect(body).not.toMatch(/@|A secret word|98200/);
      const signed = signMessage(secret, {
        id: String(headers['webhook-id']),
        at: Number(headers['webhook-timestamp']),
        body,
      });
      expect(headers['webhook-signature']).toBe(signed);
      expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(300);
    }
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(7);
  });

  it('is told once to the owner alone, of what they chose, and of nothing that was undone', async () => {
    const { webhookId } = await add(['event']);
    const meera = await api.signIn();
    await meera.call('createEvent', { body: eventForm() });
    const eventId = await create();
    await db()
      .transaction()
      .execute(async (tx) => {
        await tellWebhooks(api.backend.ctx, tx, { type: 'event.changed', data: { eventId, eventName: 'x' } });
        throw new Error('undone');
      })
      .catch(() => undefined);
    await asha.call('addInvitees', { params: { eventId }, body: { newGuests: guestRows(1, 'other') } });
    await asha.call('cancelEvent', { params: { eventId } });
    expect((await arrived(2)).map(({ type }) => type).sort()).toEqual(['event.cancelled', 'event.created']);
    expect((await read(webhookId)).deliveries).toHaveLength(2);
  });

  it('asks nothing and writes nothing for whoever has no webhook', async () => {
    const messages = async () => {
      const { rows } = await api.backend.ctx.database.pool.query(
        `select (select count(*) from jobs.job where name = 'webhook') as jobs, count(*) from webhook_deliveries`,
      );
      return rows;
    };
    const before = await messages();
    await create();
    expect(await messages()).toEqual(before);
    expect([...api.backend.ctx.jobs.byTheClock().keys()].filter((name) => /hook/.test(name))).toEqual([]);
  });
});

describe('a message that does not arrive', () => {
  it('is tried again under its own id, and noted', async () => {
    const { webhookId } = await add(['event']);
    let refuse = true;
    receiver.answer = (_, response) => void response.writeHead(refuse ? 503 : 200).end();
    await create();
    await arrived(1);
    await vi.waitFor(
      async () =>
        expect((await read(webhookId)).deliveries).toMatchObject([
          { state: 'waiting', tries: 1, outcome: 'status', status: 503 },
        ]),
      eventually,
    );
    expect((await read(webhookId)).webhook.failingSince).not.toBeNull();
    refuse = false;
    await arrived(2);
    const [first, second] = receiver.received;
    expect(second?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(second?.body).toBe(first?.body);
    await vi.waitFor(
      async () =>
        expect(await read(webhookId)).toMatchObject({
          webhook: { failingSince: null },
          deliveries: [{ state: 'delivered', tries: 2, status: 200 }],
        }),
      eventually,
    );
  });

  /** As if nothing had arrived for so long that the next one that does not is the last. */
  const failForDays = (webhookId: string) =>
    db()
      .updateTable('webhook_endpoints')
      .set({ failing_since: new Date(Date.now() - FAILING_DAYS * 24 * 3_600_000 - 1000) })
      .where('id', '=', webhookId)
      .execute();
  /** A message that did not arrive and waits for its next try, but never comes to it. */
  const addRetried = async (webhookId: string) =>
    db()
      .updateTable('webhook_deliveries')
      .set({ tries: 9 })
      .where(
        'id',
        '=',
        await insertForEndpoint(db(), webhookId, { type: 'webhook.test', payload: '{}', at: new Date(0) }),
      )
      .execute();

  it('switches the webhook off after days, and its owner is told', async () => {
    const { webhookId } = await add(['event']);
    receiver.answer = (_, response) => void response.writeHead(500).end();
    await failForDays(webhookId);
    await addRetried(webhookId);
    const eventId = await create();
    await vi.waitFor(
      async () =>
        expect(await read(webhookId)).toMatchObject({
          webhook: { offBecause: 'failing' },
          deliveries: [{ state: 'failed', outcome: 'status', status: 500 }, { tries: 9 }],
        }),
      eventually,
    );
    const { data } = await asha.call('getNotifications', { query: {} });
    expect(data.notifications.map(({ title }) => title)).toContain('A webhook was switched off');
    const before = receiver.received.length;
    await asha.call('cancelEvent', { params: { eventId } });
    expect((await read(webhookId)).deliveries).toHaveLength(2);
    expect((await asha.call('testWebhook', { params: { webhookId } })).error.code).toBe('webhook_off');

    // on again it starts afresh, and what it missed is sent by hand
    receiver.answer = (_, response) => void response.writeHead(200).end();
    await asha.call('changeWebhook', { params: { webhookId }, body: { topics: ['event'], on: true } });
    const deliveryId = (await read(webhookId)).deliveries[0]?.deliveryId ?? '';
    expect((await asha.call('resendDelivery', { params: { webhookId, deliveryId } })).status).toBe(200);
    await arrived(before + 1);
    await vi.waitFor(
      async () =>
        expect((await read(webhookId)).deliveries[0]).toMatchObject({ state: 'delivered', tries: 1 }),
      eventually,
    );
  });

  it('does not switch off an address that recovered while it was under way', async () => {
    const { webhookId } = await add(['event']);
    await failForDays(webhookId);
    await addRetried(webhookId);
    let giveUp = (): void => undefined;
    receiver.answer = (_, response) => (giveUp = () => void response.writeHead(504).end());
    await create();
    await arrived(1);
    receiver.answer = (_, response) => void response.writeHead(204).end();
    await asha.call('testWebhook', { params: { webhookId } });
    await vi.waitFor(async () => expect((await read(webhookId)).webhook.failingSince).toBeNull(), eventually);
    giveUp();
    await vi.waitFor(
      async () =>
        expect((await read(webhookId)).deliveries).toContainEqual(
          expect.objectContaining({ type: 'event.created', tries: 1, status: 504, state: 'waiting' }),
        ),
      eventually,
    );
    expect((await read(webhookId)).webhook.offBecause).toBeNull();
  });

  it('counts no days in which nothing was tried', async () => {
    const { webhookId } = await add(['event']);
    await failForDays(webhookId);
    await addRetried(webhookId);
    // its tries were used up days ago
    await db().updateTable('webhook_deliveries').set({ state: 'failed' }).execute();
    const before = Date.now();
    receiver.answer = (_, response) => void response.writeHead(502).end();
    await create();
    await vi.waitFor(
      async () =>
        expect((await read(webhookId)).deliveries[0]).toMatchObject({
          tries: 1,
          status: 502,
          state: 'waiting',
        }),
      eventually,
    );
    const { offBecause, failingSince } = (await read(webhookId)).webhook;
    expect(offBecause).toBeNull();
    expect(Date.parse(failingSince ?? '')).toBeGreaterThanOrEqual(before);
  });

  it('is the last to an address that says it is gone', async () => {
    const { webhookId } = await add(['event']);
    receiver.answer = (_, response) => void response.writeHead(410).end();
    await create();
    await vi.waitFor(async () => expect((await read(webhookId)).webhook.offBecause).toBe('gone'), eventually);
  });
});

describe('a webhook', () => {
  it('sends a test, and shows of the answer its status alone', async () => {
    const { webhookId } = await add(['reply']);
    receiver.answer = (_, response) => void response.writeHead(418).end('internal secrets');
    await asha.call('testWebhook', { params: { webhookId } });
    expect(await arrived(1)).toMatchObject([{ type: 'webhook.test', data: { webhookId } }]);
    await vi.waitFor(async () => expect((await read(webhookId)).deliveries[0]?.status).toBe(418), eventually);
    expect(JSON.stringify(await read(webhookId))).not.toContain('internal secrets');
  });

  it('signs with the old secret for a day after a new one', async () => {
    const { webhookId, secret } = await add(['reply']);
    const fresh = (await asha.call('replaceWebhookSecret', { params: { webhookId } })).data.secret;
    await asha.call('testWebhook', { params: { webhookId } });
    await arrived(1);
    const [message] = receiver.received;
    const signed = (by: string) =>
      signMessage(by, {
        id: String(message?.headers['webhook-id']),
        at: Number(message?.headers['webhook-timestamp']),
        body: message?.body ?? '',
      });
    expect(message?.headers['webhook-signature']).toBe(`${signed(fresh)} ${signed(secret)}`);
    await db()
      .updateTable('webhook_endpoints')
      .set({ old_secret_until: new Date(0) })
      .execute();
    await asha.call('testWebhook', { params: { webhookId } });
    await arrived(2);
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  it('keeps its secret sealed, and is told of by mail with its host alone', async () => {
    const { webhookId, secret } = await add(['reply'], `${receiver.url}?token=theirs`);
    const row = await db()
      .selectFrom('webhook_endpoints')
      .selectAll()
      .where('id', '=', webhookId)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain(secret.slice(6));
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(JSON.stringify((await asha.call('listWebhooks', {})).data)).not.toContain('whsec_');
    const jobs = await api.backend.ctx.database.pool.query<{ data: object }>(
      `select data from jobs.job where name = 'letter' and data->>'userId' = $1`,
      [asha.userId],
    );
    expect(JSON.stringify(jobs.rows)).toContain('A webhook was added to your account');
    expect(JSON.stringify(jobs.rows)).not.toContain('theirs');
  });

  it('is added only lately signed in, five at most, and its secret is changed likewise', async () => {
    const { webhookId } = await add();
    for (let more = 1; more < MOST_WEBHOOKS; more += 1) await add(['reply']);
    const tooMany = await asha.call('addWebhook', { body: { url: receiver.url, topics: ['reply'] } });
    expect(tooMany.error.code).toBe('too_many_webhooks');
    api.setNow(new Date(Date.now() + 16 * 60_000));
    const late = await asha.call('addWebhook', { body: { url: receiver.url, topics: ['reply'] } });
    expect(late.error.code).toBe('sign_in_again');
    const secret = await asha.call('replaceWebhookSecret', { params: { webhookId } });
    expect(secret.error.code).toBe('sign_in_again');
  });

  it.each([
    'http://hooks.example.in/',
    'ftp://hooks.example.in/',
    'https://user:word@hooks.example.in/',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'https://169.254.169.254/latest/meta-data/',
    'not an address',
    '',
    `https://hooks.example.in/${'a'.repeat(500)}`,
  ])('is not at %s', async (url) => {
    const answer = await asha.call('addWebhook', { body: { url, topics: ['reply'] } });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.details ?? {})).toEqual(['url']);
  });
});
