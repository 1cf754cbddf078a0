import type { Page } from '@playwright/test';

/** Waits until the scripts of the page have taken it over, also on a slowed processor; a press before that goes the plain way. */
export const alive = (page: Page) =>
  page.waitForFunction(() => window.early?.stop.signal.aborted === true, null, { timeout: 120_000 });

/**
 * From now on whoever opens an address in this page goes on when its scripts have taken it over: what a test presses
 * is then answered the way it expects, however slow the machine is. A test of what comes before says so with
 * `waitUntil: 'commit'`.
 */
export function opensAlive(page: Page): void {
  const untilAlive = () =>
    page.waitForFunction(() => window.early?.stop.signal.aborted !== false, null, { timeout: 120_000 });
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...args: unknown[]) => {
      const answer = await open(...args);
      const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
      if (waitUntil !== 'commit') await untilAlive();
      return answer;
    };
  }
}
