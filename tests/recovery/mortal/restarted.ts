import { afterAll, expect } from 'vitest';
import { bootBackend, type Backend } from '#backend/boot.ts';
import type { MoneyWorld } from '#tests/payments/money-world.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import type { Task } from '#tests/recovery/mortal/flows.ts';

/** Recovery takes a minute after the start, for everything together; on a machine that does other things too, three. */
export const RECOVERY = { timeout: 180_000, interval: 1_000 };

/** Starts the backend that comes after the crash, with its jobs; it ends with the test file. */
export function useRestart(world: MoneyWorld): () => Promise<void> {
  let restarted: Backend | undefined;
  afterAll(() => restarted?.stop());
  return async () => {
    restarted = await bootBackend(world.api.backend.ctx.env, { runJobs: true, migrate: false });
  };
}

/** Does what the person would do after an error: the same request with the same key. */
export async function askAgain(
  world: MoneyWorld,
  who: Caller,
  { path, body, key }: Task,
  name: string,
): Promise<unknown> {
  await world.api.backend.ctx.db.deleteFrom('rate_limits').execute();
  const answer = await who.fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
    body: JSON.stringify(body),
  });
  const result: unknown = await answer.json();
  expect(answer.status, `${name}: ${JSON.stringify(result)}`).toBeLessThan(300);
  return result;
}
