import { expect, it } from 'vitest';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();

it('a body whose sender leaves before its end is no failure of ours: nothing is logged as one', async () => {
  const failures: unknown[] = [];
  Object.assign(t.backend.ctx.log, { error: (fields: unknown) => failures.push(fields) });
  const person = await t.signIn();
  const leaving = new AbortController();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"firstName":')),
    pull(controller) {
      leaving.abort();
      controller.error(new Error('terminated'));
    },
  });
  const { status } = await person.fetch('/auth/profile', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body,
    signal: leaving.signal,
    duplex: 'half',
  });
  expect(status).toBe(400);
  expect(failures).toEqual([]);
});
