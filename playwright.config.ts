import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/lib/chromium.ts';
import { cleanThisProcess } from './scripts/test/surroundings.ts';
import { journeysEachTime, leavesSome } from './tests/setup/left-to-full.ts';

/*
 * Every test runs twice: in a browser with JavaScript off, and on. A test for one of
 * them alone carries the tag @no-js or @js. TEST_SOME=true (`npm test` without `--full`)
 * runs those that tests/setup/left-to-full.ts names.
 * `e2e/support/serve.ts` starts the built app
 * and the sandbox on free ports; E2E_APP_URL and E2E_SANDBOX_URL name running ones instead.
 */
cleanThisProcess();
// the workers read it from here: a run that goes past midnight has one first day
process.env.E2E_BEGAN ??= new Date().toISOString();
const chromium = {
  ...devices['Desktop Chrome'],
  launchOptions: findChromium().launch,
};

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/serve.ts',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // two for each of two processors: a test waits now and then, for a mail, for the other side
  workers: 4,
  // generous: a slow machine with two cores is no failure of the product
  timeout: 600_000,
  expect: { timeout: 90_000, toPass: { timeout: 240_000 } },
  reporter: 'list',
  use: {
    ...chromium,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'off',
    screenshot: 'off',
    video: 'off',
    actionTimeout: 120_000,
    // a page that never comes is named, instead of the whole test running out of time
    navigationTimeout: 180_000,
  },
  projects: [
    {
      name: 'no-js',
      ...(leavesSome ? { grep: journeysEachTime('no-js') } : {}),
      grepInvert: /@js\b/,
      use: { javaScriptEnabled: false },
    },
    {
      name: 'js',
      ...(leavesSome ? { grep: journeysEachTime('js') } : {}),
      grepInvert: /@no-js\b/,
      use: { javaScriptEnabled: true },
    },
  ],
});
