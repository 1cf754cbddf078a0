import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const asking = new AsyncLocalStorage<string[]>();

/** What `work` asks the database, statement by statement: not what jobs ask meanwhile, nor a connection that opens anew. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const original = pg.Client.prototype.query as (this: pg.Client, ...asked: unknown[]) => unknown;
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...asked: unknown[]
  ) {
    const [first] = asked as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    if (!text.startsWith('set ')) asking.getStore()?.push(text);
    return original.apply(this, asked);
  });
  try {
    const asked: string[] = [];
    await asking.run(asked, work);
    return asked;
  } finally {
    watched.mockRestore();
  }
}
