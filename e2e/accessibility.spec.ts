import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect, test } from './support/test.ts';
import { prepareTour, type Seen, type Stop } from './support/tour.ts';
import { full } from '#tests/setup/full.ts';
import { pageFaults } from '#tests/setup/page-faults.ts';

/*
 * Every page in its states, looked at by axe and measured: no violation of WCAG 2.2 A and
 * AA, nothing to scroll sideways, no chosen word cut off, no form that leaves its errors to the browser, HTML and titles as they should be. Each is
 * loaded once and looked at by axe in one view, one after the other on a phone in the dark and
 * on a desktop; with `--full` in both. It is measured in all sizes. With SCREENSHOTS naming a
 * folder each is also a picture there (`npm run screenshots`).
 */

const phone = { width: 360, height: 780 };
const views = [
  { name: 'phone-dark', size: phone, colorScheme: 'dark' },
  { name: 'desktop', size: { width: 1280, height: 800 }, colorScheme: 'light' },
  // its layout and its colours are those of the other two: for the pictures
  ...(process.env.SCREENSHOTS ? [{ name: 'phone', size: phone, colorScheme: 'light' } as const] : []),
] as const;
/** Of the first two the n-th page is looked at in one, unless it is looked at in all of them. */
const viewsOf = (index: number) => (full || pictures ? views : [views[index % 2] ?? views[0]]);
/** 640 px are what 1280 px show at 200 %. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 640, height: 640 },
  phone,
  { width: 320, height: 640 },
] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What is the same on one page after the other. */
const OUTSIDE = 'header:not(main *), footer:not(main *)';
const pictures = process.env.SCREENSHOTS;
/** The small one: half as much for each page to read. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Opens the page of a stop in the browser of whoever sees it; one browser for each. */
function opener(
  browser: Browser,
  baseURL: string | undefined,
  cookies: Awaited<ReturnType<typeof prepareTour>>['cookies'],
) {
  const pages = new Map<Seen, Promise<Page>>();
  const newPage = async (who: Seen) => {
    const context = await browser.newContext({
      storageState: cookies[who],
      reducedMotion: 'reduce',
      ...(who === 'reader' ? { locale: 'hi-IN' } : {}),
      ...(baseURL ? { baseURL } : {}),
    });
    return context.newPage();
  };
  return async ({ who, path, act, status: expected = 200 }: Stop) => {
    const page = await (pages.get(who) ?? pages.set(who, newPage(who)).get(who)!);
    await page.setViewportSize(phone);
    const answer = await page.goto(path);
    const status = answer?.status() ?? 0;
    const faults = answer ? await pageFaults(await answer.text()) : [];
    const stuck = await act?.(page).catch((error: unknown) => String(error).slice(0, 300));
    return {
      page,
      wrong: [
        ...(status === expected ? [] : [`${status} instead of ${expected}`]),
        ...faults,
        ...(stuck ? [stuck] : []),
      ],
    };
  };
}

async function show(page: Page, { size, colorScheme }: (typeof views)[number]): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme });
}

/** What is too wide for good: a page that takes a new size settles within a frame or two, on a busy machine later. */
const tooWide = async (page: Page): Promise<string[]> => {
  const fits = await page
    .waitForFunction(
      () => document.documentElement.scrollWidth <= document.documentElement.clientWidth,
      null,
      { timeout: 20_000 },
    )
    .then(
      () => true,
      () => false,
    );
  if (fits) return [];
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [`${over} px to scroll sideways at ${page.viewportSize()?.width} px`];
};

/**
 * What axe finds. It is put into a page once, however often the page is looked at. The page's header and footer are
 * passed over where axe saw the very same in the same view; `seen` keeps which.
 */
async function violationsOf(page: Page, view: string, seen: Set<string>): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const parts = await page.evaluate((outside) => {
    // React numbers what it names anew on each page
    return [...document.querySelectorAll(outside)].map(({ outerHTML }) => outerHTML.replace(/:r\w+:/g, ''));
  }, OUTSIDE);
  const known = parts.map((part) => seen.has(`${view} ${part}`));
  for (const part of parts) seen.add(`${view} ${part}`);
  const found = await page.evaluate(
    async ({ rules, outside, known }) => {
      const exclude = [...document.querySelectorAll(outside)].filter((_, index) => known[index]);
      const { violations } = await window.axe.run(exclude.length ? { exclude } : document, {
        runOnly: { type: 'tag', values: rules },
        // those of these tags and one that is still on trial there: WCAG 2.5.3
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
        iframes: false,
      });
      return violations.map(
        ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      );
    },
    { rules: RULES, outside: OUTSIDE, known },
  );
  return [...found, ...(page.frames().length > 1 ? ['a frame nobody looked into'] : [])];
}

/** Forms the browser would judge, and lines of a summary of errors that lead to no field. */
const formFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const judged = [...document.forms]
      .filter(({ noValidate }) => !noValidate)
      .map(({ action }) => `a form the browser judges: ${action}`);
    const lost = [...document.querySelectorAll<HTMLAnchorElement>('[role=alert] a[href^="#"]')].filter(
      ({ hash }) => !document.getElementById(decodeURIComponent(hash.slice(1))),
    );
    return [...judged, ...lost.map(({ hash }) => `an error that leads to no field: ${hash}`)];
  });

/** A title that does not say what is wrong: in a form, or with the link that a person without an account came by. */
const titleFaults = (page: Page, isDead: boolean): Promise<string[]> =>
  page.evaluate((isDead) => {
    const { title } = document;
    const heading = document.querySelector('h1')?.textContent ?? 'no heading';
    const isWrong = document.querySelector('[aria-invalid=true], [data-wrong]') !== null;
    return [
      ...(/^(Error|ग़लती): /.test(title) === isWrong ? [] : [`something wrong in a form under “${title}”`]),
      ...(isDead && !title.startsWith(heading) ? [`“${heading}” under the title “${title}”`] : []),
    ];
  }, isDead);

/** Choices whose chosen words their field cuts off, short ones alone: a long one may well be. */
const cutChoices = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ruler = document.createElement('canvas').getContext('2d');
    if (!ruler) return ['nothing measures words here'];
    return [...document.querySelectorAll('select')]
      .filter((field) => field.checkVisibility())
      .flatMap((field) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(field);
        ruler.font = font;
        const words = field.selectedOptions.item(0)?.text ?? '';
        const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
        return words.length <= 12 && ruler.measureText(words).width > room + 1
          ? [`${field.name} cuts “${words}” off at ${window.innerWidth} px`]
          : [];
      });
  });

/** Side by side, each with people and events of its own. */
const PARTS = 4;

for (let part = 0; part < PARTS; part += 1)
  test(`every page is accessible on phones and desktops, and nothing scrolls sideways, also at 320 px and 200 % zoom: part ${part + 1} of ${PARTS} @js`, async ({
    browser,
    baseURL,
  }) => {
    // some fifty pages and states, on whatever machine there is
    test.setTimeout(1_500_000);
    const { cookies, stops } = await prepareTour(browser);
    const open = opener(browser, baseURL, cookies);
    const found: string[] = [];
    const seen = new Set<string>();
    const [from, to] = [part, part + 1].map((end) => Math.round((end * stops.length) / PARTS));
    for (const [index, stop] of stops.entries()) {
      if (index < (from ?? 0) || index >= (to ?? 0)) continue;
      const { page, wrong } = await open(stop);
      for (const view of viewsOf(index)) {
        await show(page, view);
        wrong.push(...(await violationsOf(page, view.name, seen)).map((fault) => `${view.name}: ${fault}`));
        if (pictures)
          await page.screenshot({
            path: path.join(pictures, `${stop.name}.${view.name}.png`),
            fullPage: true,
          });
      }
      for (const size of sizes) {
        await page.setViewportSize(size);
        wrong.push(...(await tooWide(page)), ...(await cutChoices(page)));
      }
      wrong.push(...(await formFaults(page)));
      const isDead = (stop.who === 'visitor' || stop.who === 'reader') && stop.status === 404;
      wrong.push(...(await titleFaults(page, isDead)));
      found.push(...wrong.map((what) => `${stop.name}: ${what}`));
    }
    expect(found).toEqual([]);
  });
