import { chromium, type Browser, type Page } from '@playwright/test';
import { findChromium } from '#scripts/lib/chromium.ts';
import { median, type Target } from '#bench/load.ts';

/** Bits per second, milliseconds of round trip and how many times slower than this machine the processor is made. */
export interface Conditions {
  latency: number;
  down: number;
  up: number;
  slowdown: number;
}

/** What Lighthouse calls slow 4G, on a phone's processor. */
export const SLOW_4G: Conditions = { latency: 150, down: 1_600_000, up: 750_000, slowdown: 4 };
/** The link of the guest's budget, on the same phone. */
export const SLOW_LINK: Conditions = { latency: 400, down: 400_000, up: 400_000, slowdown: 4 };

/** What a person feels of a page's first five seconds; each number is the median of the visits. */
export interface Vitals {
  /** Milliseconds from the start of the navigation until the largest text or picture of the first screen is painted. */
  largestPaint: number;
  /** Sum of unexpected layout shifts: the share of the screen that moved times how far. */
  shift: number;
  /** The longest stretch of milliseconds in which the page could not answer a press. 0 when none lasted 50 ms. */
  longestTask: number;
}

const PHONE = { width: 360, height: 740 };

/** Opens a page again and again with nothing cached under `conditions`. */
export async function measureVitals(target: Target, conditions: Conditions, visits = 5): Promise<Vitals> {
  const browser = await chromium.launch(findChromium().launch);
  const seen: Vitals[] = [];
  try {
    for (let visit = 0; visit < visits; visit += 1) seen.push(await visitOnce(browser, target, conditions));
  } finally {
    await browser.close();
  }
  const middle = (name: keyof Vitals) => median(seen.map((vitals) => vitals[name]));
  return { largestPaint: middle('largestPaint'), shift: middle('shift'), longestTask: middle('longestTask') };
}

async function visitOnce(
  browser: Browser,
  { url, cookie }: Target,
  { latency, down, up, slowdown }: Conditions,
): Promise<Vitals> {
  // a context of its own has a cache and connections of its own
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  if (cookie) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url }]);
  }
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: down / 8,
    uploadThroughput: up / 8,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  const vitals = await read(page);
  await context.close();
  return vitals;
}

interface Seen {
  type: string;
  startTime: number;
  duration: number;
  value?: number;
}

/**
 * Observes the page from its first moment; runs in the browser before anything of the page. No function in it has
 * a name, because tsx would hand the browser a helper for names that is not there.
 */
function observe(): void {
  const seen: Seen[] = [];
  const observers = ['largest-contentful-paint', 'longtask', 'layout-shift'].map((type) => {
    const observer = new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => seen.push({ type, ...(entry.toJSON() as Omit<Seen, 'type'>) })),
    );
    observer.observe({ type, buffered: true });
    return { type, observer };
  });
  Object.assign(window, { seen, observers });
}

/** What was observed, once the page has come to rest. */
async function read(page: Page): Promise<Vitals> {
  const seen = await page.evaluate(() => {
    const kept = window as unknown as {
      seen: Seen[];
      observers: { type: string; observer: PerformanceObserver }[];
    };
    // what the browser has not handed over yet counts too
    return [
      ...kept.seen,
      ...kept.observers.flatMap(({ type, observer }) =>
        observer.takeRecords().map((entry) => ({ type, ...(entry.toJSON() as Omit<Seen, 'type'>) })),
      ),
    ];
  });
  const of = (type: string) => seen.filter((entry) => entry.type === type);
  return {
    largestPaint: Math.round(
      Math.max(0, ...of('largest-contentful-paint').map(({ startTime }) => startTime)),
    ),
    shift: of('layout-shift').reduce((sum, { value = 0 }) => sum + value, 0),
    longestTask: Math.round(Math.max(0, ...of('longtask').map(({ duration }) => duration))),
  };
}
