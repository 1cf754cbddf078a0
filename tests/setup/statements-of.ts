import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { vi } from 'vitest';

const asking = new AsyncLocalStorage<string[]>();

/** Tells `hear` every statement that a connection of this process sends while `work` is done. */
export async function hearingStatements<Done>(
  hear: (text: string, connection: pg.Client) => void,
  work: () => Promise<Done>,
): Promise<Done> {
  const original = pg.Client.prototype.query as (this: pg.Client, ...parameters: unknown[]) => unknown;
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...parameters: unknown[]
  ) {
    const [first] = parameters as [string | { text: string }];
    const text = typeof first === 'string' ? first : first.text;
    hear(text, this);
    return original.apply(this, parameters);
  });
  try {
    return await work();
  } finally {
    watched.mockRestore();
  }
}

/** What `work` asks the database, statement by statement: not what jobs ask meanwhile, nor a connection that opens anew. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  await hearingStatements(
    (text) => {
      if (!text.startsWith('set ')) asking.getStore()?.push(text);
    },
    () => asking.run(statements, work),
  );
  return statements;
}
