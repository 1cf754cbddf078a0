import { randomInt } from 'node:crypto';
import { expect, test as base, type Page, type Response } from '@playwright/test';
import { waitsUntilAlive } from './alive.ts';
import './localhost.ts';

export { expect };

/** What the browser complained of during a test; matched against `allowed`. */
export interface Complaints {
  /** From here on complaints that match are expected, such as the 404 a test asks for. */
  allow(pattern: RegExp): void;
  /** Watches a page the test opened itself, in a context of its own. */
  watch(page: Page): void;
}

interface Fixtures {
  complaints: Complaints;
  /** Whether this run has JavaScript on, for the few places where a journey differs. */
  withJs: boolean;
  /** Closes the browsers of other people a test opened. */
  othersLeave: void;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * What is heard of Remix when the next press comes while the answer to the last is being read; the newer one
 * counts. Our own requests that are given up end in a `catch`.
 */
const overtaken = /^(console: AbortError|page): signal is aborted without reason\b/;

/** Where extras fail, what scripts themselves ask the API for does so, too; pages never do. */
const failedExtra = [
  /^answer: 500 .*\/(api|auth|events|design-tool)\/[^?]*$/,
  /^console: Failed to load resource: .* status of 500 .*\/(api|auth|events|design-tool)\/[^?]*\)$/,
];

/** A page, or what a form of it was answered; not a picture or a script, which must be there. */
const isPageOrForm = (response: Response) =>
  response.request().isNavigationRequest() || new URL(response.url()).pathname.endsWith('.data');

/**
 * Playwright's test, which also fails when the page writes an error to the console,
 * throws, or gets an answer of 500 or above. That a form was answered with 400 is for
 * the test to judge. Each test comes from a network address of its own, so that rate
 * limits do not add up over the suite.
 */
export const test = base.extend<Fixtures>({
  // Playwright reads the names of fixtures from the pattern
  baseURL: async ({}, use) => use(process.env.E2E_APP_URL),
  extraHTTPHeaders: async ({}, use) =>
    use({ 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }),
  withJs: async ({ javaScriptEnabled }, use) => use(javaScriptEnabled),
  othersLeave: [
    async ({ browser, context }, use) => {
      await use();
      // a browser of somebody else would go on asking for news until the last test
      await Promise.all(
        browser
          .contexts()
          .filter((other) => other !== context)
          .map((other) => other.close()),
      );
    },
    { auto: true },
  ],
  complaints: [
    async ({ page, withJs }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = process.env.TEST_EXTRAS_FAIL ? [overtaken, ...failedExtra] : [overtaken];
      // addresses of pages and forms that answered 4xx, which a test looks at itself
      const refused = new Set<string>();
      const watch = (watched: Page) => {
        if (withJs) waitsUntilAlive(watched);
        watched.on('console', (message) => {
          if (message.type() === 'error')
            heard.push(`console: ${message.text()} (${message.location().url})`);
        });
        watched.on('pageerror', (error) => heard.push(`page: ${error.message}`));
        watched.on('response', (response) => {
          if (response.status() >= 500) heard.push(`answer: ${response.status()} ${response.url()}`);
          else if (response.status() >= 400 && isPageOrForm(response)) refused.add(response.url());
        });
      };
      watch(page);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      for (const url of refused)
        allowed.push(
          new RegExp(`^console: Failed to load resource: .* status of 4\\d\\d .*\\(${escaped(url)}\\)$`),
        );
      expect(
        heard.filter((complaint) => !allowed.some((pattern) => pattern.test(complaint))),
        'the browser had nothing to complain of',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
