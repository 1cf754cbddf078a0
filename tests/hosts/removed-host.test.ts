import { beforeAll, expect, test } from 'vitest';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';
import { TEST_ORIGIN, useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* What programs of a co-host know of an event: what the co-host may, as long as they may, and of changes nothing. */

const t = useTestBackend();
let owner: Caller;
let helper: Caller;
let eventId: string;
let hostId: string;
beforeAll(async () => {
  owner = await t.signIn();
  helper = await t.signIn();
  const { ctx } = t.backend;
  eventId = await addEvent(ctx, owner.userId);
  await addGuest(ctx, eventId, { email: 'guest@private.example' });
  hostId = await addHost(ctx, eventId, { email: helper.email, role: 'editor', userId: helper.userId });
});

test('a co-host who is removed takes nothing along: no key, no calendar and no webhook tells of the event', async () => {
  const { ctx } = t.backend;
  const { secret } = await addApiKeyRow(ctx, helper.userId);
  const { webhookId } = await addWebhookRow(ctx, helper.userId);
  await helper.call('makeCalendarFeed', {});
  const feed = new URL((await helper.call('getCalendarFeed', {})).data.url ?? '');
  const calendar = async () => (await t.visitor.fetch(feed.pathname + feed.search)).text();
  const byKey = async (path: string) => {
    const headers = { Authorization: `Bearer ${secret}` };
    const answer = await t.backend.fetch(new Request(TEST_ORIGIN + path, { headers }));
    return { status: answer.status, text: await answer.text() };
  };
  const messages = async () =>
    (
      await ctx.db
        .selectFrom('webhook_deliveries')
        .select('id')
        .where('endpoint_id', '=', webhookId)
        .execute()
    ).length;
  const reading = ['guests', 'overview', 'questions', 'functions', 'wishlist'].map(
    (part) => `/events/${eventId}/${part}`,
  );
  const change = async () => {
    const form = new FormData();
    form.set('name', 'A kettle');
    form.set('price', '1500');
    expect((await owner.call('addGift', { params: { eventId }, form })).status).toBe(201);
  };

  const before = await messages();
  expect((await byKey(`/events/${eventId}/guests`)).text).toContain('guest@private.example');
  expect(await calendar()).toContain(eventId);
  await change();
  expect(await messages()).toBe(before);

  expect((await owner.call('removeHost', { params: { eventId, hostId } })).status).toBe(200);
  for (const path of reading.slice(0, 2))
    expect((await byKey(path)).status, path).toBeGreaterThanOrEqual(403);
  for (const path of [...reading, '/events/my-events', `/events/search?q=guest@private.example`])
    expect((await byKey(path)).text, path).not.toContain('guest@private.example');
  expect(await calendar()).not.toContain(eventId);
  await change();
  expect(await messages()).toBe(before);
});
