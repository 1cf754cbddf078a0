import { describe, expect, test } from 'vitest';
import { AccessToken } from '#backend/providers/vouchers/access-token.ts';
import { FreshCache, type FreshnessRules } from '#backend/providers/vouchers/fresh-cache.ts';

const rules: FreshnessRules = { freshMs: 100, staleMs: 1000, patienceMs: 5, restMs: 50 };

function source() {
  const requests: Waiting<string>[] = [];
  return {
    requests,
    fetch: () => {
      let resolve: (value: string) => void = () => undefined;
      let reject: (reason: unknown) => void = () => undefined;
      const promise = new Promise<string>((yes, no) => ([resolve, reject] = [yes, no]));
      requests.push({ promise, resolve, reject });
      return promise;
    },
  };
}
interface Waiting<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
}

describe('the cache of the catalogue', () => {
  test('asks once for many, then not again while fresh, then again', async () => {
    let now = 0;
    const { requests, fetch } = source();
    const cache = new FreshCache(fetch, rules, () => now);
    const many = [cache.get(), cache.get(), cache.get()];
    expect(requests).toHaveLength(1);
    requests[0]?.resolve('first');
    expect(await Promise.all(many)).toEqual(['first', 'first', 'first']);
    now = 100;
    expect(await cache.get()).toBe('first');
    expect(requests).toHaveLength(1);
    now = 101;
    const next = cache.get();
    expect(requests).toHaveLength(2);
    requests[1]?.resolve('second');
    expect(await next).toBe('second');
  });

  test('serves the old value while asking fails, and rests before asking again', async () => {
    let now = 0;
    const { requests, fetch } = source();
    const cache = new FreshCache(fetch, rules, () => now);
    const first = cache.get();
    requests[0]?.resolve('old');
    await first;
    now = 200;
    const stale = cache.get();
    requests[1]?.reject(new Error('down'));
    expect(await stale).toBe('old');
    now = 249;
    expect(await cache.get()).toBe('old');
    expect(requests).toHaveLength(2);
    now = 251;
    const recovered = cache.get();
    expect(requests).toHaveLength(3);
    requests[2]?.resolve('new');
    expect(await recovered).toBe('new');
  });

  test('serves the old value when the new one dawdles, and keeps the new one when it comes', async () => {
    let now = 0;
    const { requests, fetch } = source();
    const cache = new FreshCache(fetch, rules, () => now);
    const first = cache.get();
    requests[0]?.resolve('old');
    await first;
    now = 200;
    expect(await cache.get()).toBe('old');
    requests[1]?.resolve('new');
    await requests[1]?.promise;
    await expect.poll(() => cache.get()).toBe('new');
    expect(requests).toHaveLength(2);
  });

  test('fails when there is nothing, or only what is too old', async () => {
    let now = 0;
    const { requests, fetch } = source();
    const cache = new FreshCache(fetch, rules, () => now);
    const none = cache.get();
    requests[0]?.reject(new Error('down'));
    await expect(none).rejects.toThrow('down');
    const value = cache.get();
    requests[1]?.resolve('old');
    await value;
    now = 1001;
    const tooOld = cache.get();
    requests[2]?.reject(new Error('still down'));
    await expect(tooOld).rejects.toThrow('still down');
  });
});

describe('the access token', () => {
  test('is asked for once by many and kept until shortly before its end', async () => {
    let now = 0;
    let issued = 0;
    const token = new AccessToken(
      async () => ({ token: `t${(issued += 1)}`, lifetimeMs: 3_600_000 }),
      () => now,
    );
    expect(await Promise.all([token.get(), token.get(), token.get()])).toEqual(['t1', 't1', 't1']);
    now = 3_600_000 - 60_001;
    expect(await token.get()).toBe('t1');
    now = 3_600_000 - 60_000;
    expect(await token.get()).toBe('t2');
  });

  test('forgets the one that was not accepted, not a newer one', async () => {
    let issued = 0;
    const token = new AccessToken(async () => ({ token: `t${(issued += 1)}`, lifetimeMs: 3_600_000 }));
    expect(await token.get()).toBe('t1');
    token.forget('t1');
    expect(await token.get()).toBe('t2');
    token.forget('t1');
    expect(await token.get()).toBe('t2');
  });

  test('a failure is not kept', async () => {
    let fails = true;
    const token = new AccessToken(async () => {
      if (fails) throw new Error('down');
      return { token: 'good', lifetimeMs: 1000 };
    });
    await expect(token.get()).rejects.toThrow('down');
    fails = false;
    expect(await token.get()).toBe('good');
  });
});
