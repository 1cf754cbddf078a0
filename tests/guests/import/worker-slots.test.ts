import { expect, it } from 'vitest';
import { workerSlots } from '#backend/platform/worker-slots.ts';

it('lets so many run, keeps so many waiting in order, and turns the rest away', async () => {
  const slots = workerSlots({ atOnce: 1, waiting: 2 });
  const order: string[] = [];
  const first = await slots.take();
  const second = slots.take().then((release) => (order.push('second'), release));
  const third = slots.take().then((release) => (order.push('third'), release));
  expect(await slots.take()).toBeNull();
  expect(order).toEqual([]);

  first?.();
  first?.();
  const release = await second;
  expect(order).toEqual(['second']);
  release?.();
  (await third)?.();
  expect(order).toEqual(['second', 'third']);
  expect(await slots.take()).not.toBeNull();
});
