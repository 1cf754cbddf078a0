import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnouncer } from '#backend/platform/jobs/announce.ts';

const query = vi.fn<() => Promise<void>>();
const failures: unknown[] = [];
const announcer = () => createAnnouncer({ query }, (error) => failures.push(error));

beforeEach(() => {
  vi.useFakeTimers();
  query.mockReset().mockResolvedValue();
});
afterEach(() => void vi.useRealTimers());

it('says it at once, and what comes right after once more, a little later', async () => {
  const { announce, stop } = announcer();
  announce();
  expect(query).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 100; count += 1) announce();
  expect(query).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(50);
  expect(query).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(query).toHaveBeenCalledTimes(2);
  await stop();
});

it('what came while it was said is said again', async () => {
  let done = () => undefined as void;
  query.mockImplementationOnce(() => new Promise((resolve) => (done = resolve)));
  const { announce, stop } = announcer();
  announce();
  announce();
  await vi.advanceTimersByTimeAsync(1000);
  expect(query).toHaveBeenCalledTimes(1);
  done();
  await vi.advanceTimersByTimeAsync(50);
  expect(query).toHaveBeenCalledTimes(2);
  await stop();
});

it('says what is left when it stops, and nothing when nothing is', async () => {
  const { announce, stop } = announcer();
  announce();
  await vi.advanceTimersByTimeAsync(0);
  announce();
  await stop();
  expect(query).toHaveBeenCalledTimes(2);
  await announcer().stop();
  expect(query).toHaveBeenCalledTimes(2);
});

it('one that fails is noted, and the next one is said', async () => {
  const { announce, stop } = announcer();
  query.mockRejectedValueOnce(new Error('The server is away'));
  announce();
  await vi.advanceTimersByTimeAsync(50);
  expect(failures).toMatchObject([{ message: 'The server is away' }]);
  announce();
  expect(query).toHaveBeenCalledTimes(2);
  await stop();
});
