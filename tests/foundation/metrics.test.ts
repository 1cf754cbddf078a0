import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindOfRequest } from '#app/server/kind-of-request.ts';
import { createMetrics, type Metrics } from '#backend/platform/metrics/metrics.ts';
import { metricsServer } from '#backend/platform/metrics/serve-metrics.ts';

/** The value of a line, by how it begins. */
async function valueOf(metrics: Metrics, line: string): Promise<number | undefined> {
  const found = (await metrics.text()).split('\n').find((each) => each.startsWith(line));
  return found === undefined ? undefined : Number(found.slice(found.lastIndexOf(' ')));
}

describe('metrics', () => {
  it('count calls by route and status, and answers by kind', async () => {
    const metrics = createMetrics();
    const call = { method: 'GET', route: '/events/:eventId', status: 200 };
    metrics.callEnded({ ...call, seconds: 0.02 });
    metrics.callEnded({ ...call, seconds: 2 });
    metrics.answered({ kind: 'page', status: 404, seconds: 0.001 });
    const labels = 'method="GET",route="/events/:eventId",status="200"';
    expect(await valueOf(metrics, `shagun_call_seconds_count{${labels}}`)).toBe(2);
    expect(await valueOf(metrics, `shagun_call_seconds_bucket{le="0.025",${labels}}`)).toBe(1);
    expect(await valueOf(metrics, 'shagun_answer_seconds_count{kind="page",status="404"}')).toBe(1);
    expect(await valueOf(metrics, 'nodejs_eventloop_lag_seconds ')).toBeDefined();
  });

  it('time what a provider is asked, tell how it ended, and change nothing about it', async () => {
    const metrics = createMetrics();
    class Port {
      #room = 3;
      room = () => this.#room;
      async send(how: string) {
        if (how === 'break') throw new Error('no answer');
        return { accepted: how === 'yes', room: this.#room };
      }
    }
    const port = metrics.watchCalls('mail', new Port());
    expect(port.room()).toBe(3);
    expect(await port.send('yes')).toEqual({ accepted: true, room: 3 });
    await port.send('no');
    await expect(port.send('break')).rejects.toThrow('no answer');
    for (const outcome of ['ok', 'refused', 'failed'])
      expect(
        await valueOf(
          metrics,
          `shagun_provider_seconds_count{provider="mail",method="send",outcome="${outcome}"}`,
        ),
        outcome,
      ).toBe(1);
  });

  it('read gauges for each look, and leave out what cannot be read', async () => {
    const metrics = createMetrics();
    let waiting = 2;
    metrics.gauge('shagun_jobs', 'Jobs', ['queue'], () => [{ labels: { queue: 'deliver' }, value: waiting }]);
    metrics.gauge('shagun_broken', 'Broken', [], () => Promise.reject(new Error('away')));
    expect(await valueOf(metrics, 'shagun_jobs{queue="deliver"}')).toBe(2);
    waiting = 0;
    expect(await valueOf(metrics, 'shagun_jobs{queue="deliver"}')).toBe(0);
    expect(await valueOf(metrics, 'shagun_gauge_failures_total{gauge="shagun_broken"}')).toBeGreaterThan(0);
  });

  it('name what is asked for without naming anybody', () => {
    expect([
      kindOfRequest('GET', '/event/abc/rsvp/def/yes/email?key=secret'),
      kindOfRequest('GET', '/dashboard.data?_routes=x'),
      kindOfRequest('POST', '/event/abc'),
      kindOfRequest('GET', '/events/my-events'),
      kindOfRequest('GET', '/eventsful'),
    ]).toEqual(['page', 'data', 'form', 'api', 'page']);
  });
});

describe('the port of the metrics', () => {
  const server = metricsServer(createMetrics());
  let origin = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));

  it('answers Prometheus, and nothing else', async () => {
    const answer = await fetch(`${origin}/metrics`);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      expect.stringMatching(/^text\/plain/),
    ]);
    expect(await answer.text()).toContain('process_cpu_seconds_total');
    expect((await fetch(`${origin}/`)).status).toBe(404);
    expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404);
  });
});
