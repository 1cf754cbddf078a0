import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';

/** One task in a process of several, from its first step to its last or to its death. */
export interface Life {
  /** Called before each step goes on; false means that the task dies there. */
  reach(name: string): boolean;
  /** Called once it is dead: from then on nothing of it reaches anybody. */
  ended(): void;
}

interface Living {
  life: Life;
  dead: boolean;
  /** The connections on which it is in the middle of a transaction. */
  inTransaction: Set<Connection>;
}
type Connection = pg.Client & { connection: { stream: { destroy(): void } } };

const living = new AsyncLocalStorage<Living>();
const never = new Promise<never>(() => undefined);

/** Does `work` as one task: whatever it asks for is its doing. */
export const live = (life: Life, work: () => Promise<void>): Promise<void> =>
  living.run({ life, dead: false, inTransaction: new Set() }, work);

/**
 * Goes on unless the task dies here. What others see of the dead is what they see of a killed process:
 * its connections are cut, and nothing it had under way is done.
 */
async function reach(self: Living, name: string): Promise<void> {
  if (self.dead) return never;
  if (self.life.reach(name)) return;
  self.dead = true;
  for (const client of self.inTransaction) client.connection.stream.destroy();
  self.life.ended();
  return never;
}

const WRITE = /^\s*(insert into|update|delete from)\s+"?(\w+)"?/i;
/** The job queue's and the rate limits' own statements: they move no money and come by the clock. */
const ASIDE = /\bjobs\b|rate_limits/i;

/**
 * Makes every write to the database, every commit and every request to a provider a step of the task that does it,
 * with a name. `…: before` is the moment before it is sent, `…: after` the one when its answer is there
 * and nothing was done about it yet.
 *
 * @param providers addresses of providers; requests to anybody else are no steps
 */
export function nameSteps(providers: readonly string[]): void {
  nameStatements();
  nameRequests(providers);
}

type Query = (this: Connection, ...args: unknown[]) => unknown;

function nameStatements(): void {
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (...args): unknown {
    const self = living.getStore();
    if (!self) return query.apply(this, args);
    if (self.dead) return never;
    const [first] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    const word = text.trim().toLowerCase();
    if (word.startsWith('begin') || word.startsWith('start transaction')) self.inTransaction.add(this);
    if (word === 'rollback') self.inTransaction.delete(this);
    const name =
      word === 'commit'
        ? 'commit'
        : ASIDE.test(text)
          ? undefined
          : WRITE.exec(text)?.slice(1, 3).join(' ').toLowerCase();
    // pg's own calls with a callback are not ours
    if (!name || args.some((arg) => typeof arg === 'function')) return query.apply(this, args);
    const isVisible = word === 'commit' || !self.inTransaction.has(this);
    return (async () => {
      await reach(self, `${name}: before`);
      const answer = await query.apply(this, args);
      if (word === 'commit') self.inTransaction.delete(this);
      if (isVisible) await reach(self, `${name}: after`);
      return answer;
    })();
  };
}

function nameRequests(providers: readonly string[]): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const self = living.getStore();
    if (self?.dead) return never;
    const url = new URL(input instanceof Request ? input.url : input);
    const provider = providers.find((each) => url.href.startsWith(each));
    // the payer's own browser also goes there
    if (!self || !provider || url.pathname.includes('/checkout')) return fetch(input, init);
    const path = url.href
      .slice(provider.length)
      .replace(/\?.*/, '')
      .replace(/(pay|order|rfnd)_\w+|\d{3,}/g, '…');
    const name = `${(init?.method ?? 'GET').toUpperCase()} ${path}`;
    await reach(self, `${name}: before`);
    const answer = await fetch(input, init);
    await reach(self, `${name}: after`);
    return answer;
  };
}
