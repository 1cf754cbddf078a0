import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { readEnv } from '#backend/platform/settings/env.ts';
import { lookAtTraces } from '#scripts/doctor/traces.ts';
import { startCollector } from '#tests/setup/collector.ts';

const look = (address?: string) =>
  lookAtTraces(
    readEnv({
      SHAGUN_MODE: 'test',
      SESSION_SECRET: 'a secret of tests that is long enough to be one',
      LOG_LEVEL: 'silent',
      ...(address ? { OTEL_EXPORTER_OTLP_ENDPOINT: address } : {}),
    }),
  );

it('asks nobody where traces go nowhere', async () => {
  expect(await look()).toEqual([{ state: 'well', text: 'Traces are not asked for.' }]);
});

it('sends the collector no span, and says that it takes them', async () => {
  const collector = await startCollector();
  expect(await look(collector.url)).toEqual([{ state: 'well', text: 'The collector takes traces.' }]);
  expect(collector.sent()).not.toBe('');
  expect(collector.spans).toEqual([]);
  await collector.close();
});

it('says what is wrong with one that refuses or is away, which keeps nobody from the site', async () => {
  const refusing = createServer((_, response) => response.writeHead(403).end());
  await new Promise<void>((resolve) => refusing.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(refusing.address() as AddressInfo).port}`;
  const wrong = {
    state: 'advice',
    text: expect.stringMatching(/^The collector does not take traces: ./) as string,
    todo: expect.stringContaining('OTEL_EXPORTER_OTLP_') as string,
  };
  expect(await look(address)).toEqual([wrong]);
  refusing.closeAllConnections();
  await new Promise((resolve) => refusing.close(resolve));
  expect(await look(address)).toEqual([wrong]);
});
