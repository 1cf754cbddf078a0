import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { expect, it } from 'vitest';
import { tracingThrough } from '#backend/platform/tracing/open-telemetry.ts';
import { statementName } from '#backend/platform/tracing/statement-name.ts';

function traced() {
  const exporter = new InMemorySpanExporter();
  const tracing = tracingThrough(
    new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
  );
  return { tracing, spans: () => exporter.getFinishedSpans() };
}

it.each([
  ['select "id" from "events" where "id" = $1', 'select events'],
  ['insert into "guests" ("id") values ($1)', 'insert guests'],
  ['update "users" set "first_name" = $1', 'update users'],
  ['delete from "sessions"', 'delete sessions'],
  ['with taken as (select * from jobs.job) select 1', 'with job'],
  ['begin', 'begin'],
  ['  select pg_notify($1, $2)', 'select'],
  ['', 'statement'],
])('of the statement %s it says %s', (text, name) => {
  expect(statementName(text)).toBe(name);
});

it('what is done within a span is part of it, also side by side; elsewhere a step is nobody’s and not told', async () => {
  const { tracing, spans } = traced();
  tracing.happened('select nobody', { seconds: 0.1, failed: false });
  await Promise.all(
    ['one', 'two'].map((name) =>
      tracing.within(name, async (span) => {
        await new Promise((resolve) => setImmediate(resolve));
        tracing.happened(`select ${name}`, { seconds: 0.25, failed: name === 'two' });
        span.was(`became ${name}`, { status: 200 }, false);
      }),
    ),
  );
  expect(tracing.traceparent()).toBeUndefined();
  const found = spans();
  expect(found.map(({ name }) => name).sort()).toEqual([
    'became one',
    'became two',
    'select one',
    'select two',
  ]);
  for (const name of ['one', 'two']) {
    const whole = found.find((each) => each.name === `became ${name}`);
    const step = found.find((each) => each.name === `select ${name}`);
    expect(step?.parentSpanContext?.spanId).toBe(whole?.spanContext().spanId);
    expect(step?.status.code).toBe(name === 'two' ? 2 : 0);
    expect((step?.duration[0] ?? 0) + (step?.duration[1] ?? 0) / 1e9).toBeCloseTo(0.25, 1);
  }
});

it('an error marks the span, and what it says stays here', async () => {
  const { tracing, spans } = traced();
  const broken = tracing.within('job letter', () => Promise.reject(new Error('no such guest Asha')));
  await expect(broken).rejects.toThrow('no such guest Asha');
  const [span] = spans();
  expect(span?.status).toEqual({ code: 2 });
  expect(span?.events).toEqual([]);
});

it('a span of another process of ours is the parent; what is none is left out', async () => {
  const { tracing, spans } = traced();
  const header = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await tracing.from(header, async () => {
    expect(tracing.traceparent()).toBe(header);
    await tracing.within('call', async () => undefined);
  });
  for (const odd of [null, '', 'x', '00-zz-b7ad6b7169203331-01', `${header}-more`])
    await tracing.from(odd, () => tracing.within('alone', async () => undefined));
  const [part, ...alone] = spans();
  expect(part?.spanContext().traceId).toBe('0af7651916cd43dd8448eb211c80319c');
  expect(alone.map(({ parentSpanContext }) => parentSpanContext)).toEqual(alone.map(() => undefined));
  expect(alone).toHaveLength(5);
});
