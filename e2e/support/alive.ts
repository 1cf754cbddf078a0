import type { Locator, Page } from '@playwright/test';

/** Pages that a test uses on purpose before their scripts run. */
const early = new WeakSet<Page>();

/** True once the scripts of a page have taken it over, and where there are none of ours to wait for. */
const untilAlive = (page: Page) =>
  page.waitForFunction(() => window.early?.stop.signal.aborted !== false, null, { timeout: 120_000 });

/** Waits until the scripts of the page have taken it over, also on a slowed processor. */
export async function alive(page: Page): Promise<void> {
  await page.waitForFunction(() => window.early?.stop.signal.aborted === true, null, { timeout: 120_000 });
  early.delete(page);
}

/**
 * From now on whoever opens an address in this page, or touches what a press led to, goes on when scripts have taken
 * the page over: what a test presses is then answered the way it expects, however slow the machine is. A test of what
 * comes before opens the address with `waitUntil: 'commit'`, and says with `alive` that it is over.
 */
export function waitsUntilAlive(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const open = page[name].bind(page) as (...args: unknown[]) => ReturnType<Page['goto']>;
    page[name] = async (...args: unknown[]) => {
      const { waitUntil } = (args.at(-1) ?? {}) as { waitUntil?: string };
      if (waitUntil === 'commit') early.add(page);
      else early.delete(page);
      const answer = await open(...args);
      if (!early.has(page)) await untilAlive(page);
      return answer;
    };
  }
  touchWhenAlive(page);
}

const touches = [
  'blur',
  'check',
  'clear',
  'click',
  'dblclick',
  'fill',
  'focus',
  'hover',
  'press',
  'pressSequentially',
  'selectOption',
  'setInputFiles',
  'uncheck',
] as const;
let touching = false;

/** Playwright makes a new locator for each look, so what they have in common is changed, once for all pages. */
function touchWhenAlive(page: Page): void {
  if (touching) return;
  touching = true;
  const locators = Object.getPrototypeOf(page.locator('html')) as Record<
    (typeof touches)[number],
    (this: Locator, ...args: unknown[]) => Promise<unknown>
  >;
  for (const name of touches) {
    const touch = locators[name];
    locators[name] = async function (...args) {
      if (!early.has(this.page())) {
        // on the page that the press before led to
        await this.first().waitFor({ state: 'attached' });
        await untilAlive(this.page());
      }
      return touch.apply(this, args);
    };
  }
}
