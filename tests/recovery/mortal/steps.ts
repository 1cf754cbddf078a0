import pg from 'pg';

/** What a process does that another one could see, in the order it does it. */
export interface StepOptions {
  /** Addresses of providers; requests to anybody else are no steps. */
  providers: readonly string[];
  /** Called before each step goes on; a promise that never settles stops the process there. */
  reach(name: string): Promise<void>;
}

const WRITE = /^\s*(insert into|update|delete from)\s+"?(\w+)"?/i;
/** The job queue's and the rate limits' own statements: they move no money and come by the clock. */
const ASIDE = /\bjobs\b|rate_limits/i;

/**
 * Makes every write to the database, every commit and every request to a provider a step
 * with a name, once it is called. `…: before` is the moment before it is sent, `…: after`
 * the one when its answer is there and nothing was done about it yet.
 */
export function nameSteps({ providers, reach }: StepOptions): void {
  nameStatements(reach);
  nameRequests(providers, reach);
}

type Query = (...args: unknown[]) => unknown;

function nameStatements(reach: StepOptions['reach']): void {
  const inTransaction = new WeakSet<object>();
  const prototype = pg.Client.prototype as unknown as { query: Query };
  const { query } = prototype;
  prototype.query = function (this: object, ...args: unknown[]): unknown {
    const [first] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    const word = text.trim().toLowerCase();
    if (word.startsWith('begin') || word.startsWith('start transaction')) inTransaction.add(this);
    const name =
      word === 'commit'
        ? 'commit'
        : ASIDE.test(text)
          ? undefined
          : WRITE.exec(text)?.slice(1, 3).join(' ').toLowerCase();
    // pg's own calls with a callback are not ours
    if (!name || args.some((arg) => typeof arg === 'function')) return query.apply(this, args);
    const isVisible = word === 'commit' || !inTransaction.has(this);
    if (word === 'commit') inTransaction.delete(this);
    return (async () => {
      await reach(`${name}: before`);
      const answer = await query.apply(this, args);
      if (isVisible) await reach(`${name}: after`);
      return answer;
    })();
  };
}

function nameRequests(providers: readonly string[], reach: StepOptions['reach']): void {
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    const provider = providers.find((each) => url.href.startsWith(each));
    // the payer's own browser also goes there
    if (!provider || url.pathname.includes('/checkout')) return fetch(input, init);
    const path = url.href
      .slice(provider.length)
      .replace(/\?.*/, '')
      .replace(/(pay|order|rfnd)_\w+|\d{3,}/g, '…');
    const name = `${(init?.method ?? 'GET').toUpperCase()} ${path}`;
    await reach(`${name}: before`);
    const answer = await fetch(input, init);
    await reach(`${name}: after`);
    return answer;
  };
}
