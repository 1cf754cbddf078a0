import { expect, test } from 'vitest';
import { operations, type Operation } from '#contract/operations.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/* Bodies without a stated length have to be read to know that they are too long: not for people we do not know. */

const t = useTestBackend();
const open = ['anyone', 'guest-or-key', 'signed-in-or-key'];
const closed = Object.entries<Operation>(operations).filter(
  ([, { method, access }]) => method !== 'GET' && !open.includes(access),
);

test('nobody who is not signed in has a body read', async () => {
  expect(closed.length).toBeGreaterThan(50);
  for (const [name, { method, path, access }] of closed) {
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          read += 1;
          controller.enqueue(new Uint8Array(1024));
          // any call's limit ends it long before
          if (read > 200_000) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const answer = await t.visitor.fetch(path.replace(/\{\w+\}/g, 'unknown'), {
      method,
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    });
    // who is no operator is not told that there is such a call
    expect([name, answer.status, read]).toEqual([name, access === 'operator' ? 404 : 401, 0]);
  }
});
