import { describe, expect, it, vi } from 'vitest';
import * as webhookWords from '#messages/webhooks/en.ts';
import { handleWebhooks } from '#backend/messaging/webhooks/delivery-jobs.ts';
import { insertForEndpoint } from '#backend/messaging/webhooks/outbox-repository.ts';
import { WEBHOOK_QUEUE, type WebhookJob } from '#backend/messaging/webhooks/outbox.ts';
import type { Tried } from '#backend/messaging/webhooks/post-outside.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Jobs } from '#backend/platform/jobs/jobs.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const api = useTestBackend();

/** The sender of messages with a way out that nothing comes back from until it is let, and until when it puts messages off, in seconds. */
function sender(mostWaiting?: number) {
  const [underWay, putOff]: [string[], number[]] = [[], []];
  // whoever comes when it is let comes back at once
  let letGo = (): void => undefined;
  const answered = new Promise<void>((resolve) => (letGo = resolve));
  let work: ((job: { id: string; data: WebhookJob; lastTry: boolean }) => Promise<void>) | undefined;
  const { ctx } = api.backend;
  const jobs: Jobs = {
    ...ctx.jobs,
    handle: (_queue, _options, handler) => void (work = handler as unknown as typeof work),
    enqueue: async (tx, queue, data, { startAfterSeconds = 0 } = {}) => {
      if (queue !== WEBHOOK_QUEUE) return ctx.jobs.enqueue(tx, queue, data);
      putOff.push(...data.map(() => performance.now() / 1000 + startAfterSeconds));
    },
  };
  handleWebhooks(
    Object.create(ctx, { jobs: { value: jobs } }) as Context,
    async (url) => {
      underWay.push(new URL(url).host);
      await answered;
      return { outcome: 'arrived', status: 204 } satisfies Tried;
    },
    mostWaiting,
  );
  const running: Promise<void>[] = [];
  return {
    underWay,
    putOff,
    take: (ids: readonly string[]) => {
      for (const deliveryId of ids)
        running.push(work?.({ id: '', data: { deliveryId }, lastTry: false }) ?? Promise.resolve());
    },
    async end() {
      letGo();
      await Promise.all(running);
    },
  };
}

/** Messages that wait, in turn for each of somebody's addresses. */
async function waiting(hosts: readonly string[], count: number) {
  const { ctx } = api.backend;
  const { userId } = await api.signIn();
  const addresses: string[] = [];
  for (const host of hosts)
    addresses.push((await addWebhookRow(ctx, userId, { url: `https://${host}/` })).webhookId);
  const ids: string[] = [];
  const message = { type: 'webhook.test', payload: '{}', at: ctx.now() } as const;
  for (let n = 0; n < count; n += 1)
    ids.push(await insertForEndpoint(ctx.db, addresses[n % addresses.length] ?? '', message));
  return ids;
}

describe('somebody whose servers are slow', () => {
  it('has three messages under way at once, however many addresses they have', async () => {
    const slow = ['a.example.in', 'b.example.in', 'c.example.in', 'd.example.in', 'e.example.in'];
    const theirs = await waiting(slow, 10);
    const others = await waiting(['other.example.in'], 1);
    const { take, underWay, putOff, end } = sender();
    take(theirs);
    await vi.waitFor(() => expect(putOff).toHaveLength(7), eventually);
    expect(underWay).toHaveLength(3);
    take(others);
    await vi.waitFor(() => expect(underWay).toContain('other.example.in'), eventually);
    await end();
  });

  it('has their others looked at one after the other, not all of them again and again', async () => {
    const theirs = await waiting(['a.example.in'], 203);
    const started = performance.now() / 1000;
    const { take, putOff, end } = sender();
    take(theirs);
    await vi.waitFor(() => expect(putOff).toHaveLength(200), eventually);
    expect(Math.min(...putOff)).toBeGreaterThanOrEqual(started + 5);
    // twenty a second, however quickly they came
    expect(Math.max(...putOff) - Math.min(...putOff)).toBeGreaterThanOrEqual(9.8);
    await end();
  });
});

describe('an address that cannot keep up', () => {
  const statesOf = async (ids: readonly string[]) => {
    const rows = await api.backend.ctx.db
      .selectFrom('webhook_deliveries')
      .select(['id', 'state', 'outcome'])
      .where('id', 'in', ids)
      .execute();
    return ids
      .map((id) => rows.find((row) => row.id === id))
      .map((row) => `${row?.state} ${row?.outcome}`.trim());
  };
  const newsOf = async () => {
    const { rows } = await api.backend.ctx.database.pool.query<{ subject: string }>(
      `select data->'letter'->>'subject' as subject from jobs.job where name = 'letter'`,
    );
    return rows
      .map(({ subject }) => subject)
      .filter((subject) => subject === webhookWords.news.crowded.title);
  };

  it('loses the oldest of what waits for it, and its owner is told once a day', async () => {
    const ids = await waiting(['slow.example.in'], 12);
    for (const [n, id] of ids.entries())
      await api.backend.ctx.db
        .updateTable('webhook_deliveries')
        .set({ created_at: new Date(api.backend.ctx.now().getTime() + n) })
        .where('id', '=', id)
        .execute();
    const others = await waiting(['other.example.in'], 3);
    const { take, putOff, end } = sender(5);
    take(ids);
    await vi.waitFor(() => expect(putOff).toHaveLength(9), eventually);
    await vi.waitFor(
      async () => expect((await statesOf(ids)).slice(0, 7)).toEqual(Array(7).fill('failed crowded')),
      eventually,
    );
    expect((await statesOf(ids)).slice(7)).toEqual(Array(5).fill('waiting'));
    expect(await statesOf(others)).toEqual(Array(3).fill('waiting'));
    await end();
    expect(await newsOf()).toHaveLength(1);
    // another process looks at more of them on the same day
    await api.backend.ctx.db
      .updateTable('webhook_deliveries')
      .set({ state: 'waiting' })
      .where('id', 'in', ids)
      .execute();
    const again = sender(5);
    again.take(ids);
    await vi.waitFor(async () => expect(await statesOf(ids)).toContain('failed crowded'), eventually);
    await again.end();
    expect(await newsOf()).toHaveLength(1);
  });
});
