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

it('people take turns, however many jobs one of them has waiting', async () => {
  const slots = workerSlots({ atOnce: 1, waiting: 10 });
  const order: string[] = [];
  const running = (await slots.take('Asha')) ?? expect.fail('no place');
  const jobs = ['Asha', 'Asha', 'Asha', 'Kabir', 'Meera', 'Kabir'].map(async (who, index) => {
    const release = await slots.take(who);
    order.push(`${who} ${index}`);
    release?.();
  });
  running();
  await Promise.all(jobs);
  expect(order).toEqual(['Kabir 3', 'Meera 4', 'Asha 0', 'Kabir 5', 'Asha 1', 'Asha 2']);
});

it('a full queue makes room for somebody who has fewer jobs there', async () => {
  const slots = workerSlots({ atOnce: 1, waiting: 3 });
  await slots.take('Asha');
  const jobs = [1, 2, 3].map(() => slots.take('Asha'));
  expect(await slots.take('Asha')).toBeNull();
  const kabirs = slots.take('Kabir');
  expect(await jobs[2], 'the last of whoever has most').toBeNull();
  // two and one: to make room for one more of Kabir’s would be no fairer
  expect(await slots.take('Kabir')).toBeNull();
  await expect(Promise.race([kabirs, jobs[0], Promise.resolve('waits')])).resolves.toBe('waits');
});

it('one person has only so many jobs there, the running ones included', async () => {
  const slots = workerSlots({ atOnce: 1, waiting: 10, perPerson: 2 });
  const running = (await slots.take('Asha')) ?? expect.fail('no place');
  const second = slots.take('Asha');
  expect(await slots.take('Asha')).toBeNull();
  const kabirs = slots.take('Kabir');
  running();
  (await kabirs)?.();
  (await second)?.();
  expect(await slots.take('Asha')).not.toBeNull();
});
