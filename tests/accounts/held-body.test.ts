import { expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';
import { pathOf } from '#contract/operation.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

/* Somebody sends all but the rest of a body, and holds that back until their session is over. */
const t = useTestBackend();

/** A body of which the end comes with `finish`. `begun`: somebody began to read it. */
function heldBody() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  const begun = write('{');
  const finish = () => void write('}').then(() => writer.close());
  return { body: readable, begun, finish };
}

/** Operations for whoever is signed in that may be sent a body. Those of operators are unknown to everybody else. */
const changing = (Object.entries(operations) as [OperationName, Operation][]).filter(
  ([, { method, access, streamed }]) =>
    method !== 'GET' &&
    !streamed &&
    !['anyone', 'guest-or-key', 'signed-in-or-key', 'operator'].includes(access),
);

it('is signed out when the rest of it comes, whatever it asks for', async () => {
  expect(changing.length).toBeGreaterThan(60);
  const thief = await t.signIn();
  const held = changing.map(([, operation]) => {
    const params = Object.fromEntries(
      Object.keys(operation.params?.shape ?? {}).map((name) => [name, newId()]),
    );
    const { body, begun, finish } = heldBody();
    const answer = thief.fetch(pathOf(operation, params), {
      method: operation.method,
      headers: { 'Content-Type': 'application/json' },
      body,
      duplex: 'half',
    });
    return { begun, finish, answer };
  });
  await Promise.all(held.map(({ begun }) => begun));
  // they all wait for the rest
  const first = await Promise.race([
    ...held.map(({ answer }) => answer.then(() => 'answered')),
    new Promise((resolve) => setTimeout(() => resolve('waiting'), 300)),
  ]);
  expect(first).toBe('waiting');
  await t.backend.ctx.db
    .updateTable('sessions')
    .set({ revoked_at: new Date() })
    .where('user_id', '=', thief.userId)
    .execute();
  for (const { finish } of held) finish();
  const answers = await Promise.all(held.map(async ({ answer }) => (await answer).status));
  const others = changing
    .map(([name], index) => [name, answers[index]])
    .filter(([, status]) => status !== 401);
  expect(others).toEqual([]);
});

it('does not count any more with a key that was revoked meanwhile', async () => {
  const asha = await t.signIn();
  const made = await asha.call('makeApiKey', {
    body: { name: 'Mine', scopes: ['events:write'], lasts: 'month' },
  });
  expect(made.status).toBe(201);
  const { body, begun, finish } = heldBody();
  const answer = t.visitor.fetch('/events/create', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${made.data.secret}` },
    body,
    duplex: 'half',
  });
  await begun;
  await new Promise((resolve) => setTimeout(resolve, 300));
  await asha.call('revokeApiKey', { params: { keyId: made.data.key.keyId } });
  finish();
  expect((await answer).status).toBe(401);
});
