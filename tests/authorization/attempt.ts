import { expect } from 'vitest';
import { pathOf } from '#contract/operation.ts';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';
import type { Row } from '#tests/authorization/row.ts';
import type { Who, World } from '#tests/authorization/world.ts';

/** Makes one call of the API as `who`, with what its row says it needs to find. */
export async function attempt(
  world: World,
  name: OperationName,
  row: Row,
  who: Who,
): Promise<{ status: number; text: string }> {
  const operation: Operation = operations[name];
  const caller = world.callers[who];
  await row.before?.(world, caller);
  const params: Record<string, string> = {
    eventId: world.eventId,
    guestId: world.guest.id,
    ...row.params?.(world),
  };
  // the key is tried everywhere, in the address and in the body: it opens one guest's reply and nothing else
  const key = who === 'keyHolder' ? world.guest.key : undefined;
  const query = new URLSearchParams({
    ...row.query?.(world),
    ...(key ? { guest: world.guest.id, key } : {}),
  });
  const answer = await caller.fetch(`${pathOf(operation, params)}?${query}`, {
    method: operation.method,
    ...(row.form && { body: await row.form() }),
    ...(operation.body && {
      body: JSON.stringify({ ...row.body?.(world), ...(key && { key }) }),
      headers: { 'Content-Type': 'application/json' },
    }),
  });
  // pictures have addresses that nobody guesses and that name what is in them; anything else may be about somebody
  if (name !== 'getImage' || !answer.ok)
    expect(answer.headers.get('Cache-Control'), 'kept by nobody else').toMatch(/^(private\b|no-store$)/);
  return { status: answer.status, text: await answer.text() };
}
