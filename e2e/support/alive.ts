import type { Page } from '@playwright/test';

/** Waits until the scripts of the page have taken it over, also on a slowed processor; a press before that goes the plain way. */
export const alive = (page: Page) =>
  page.waitForFunction(() => window.early?.stop.signal.aborted === true, null, { timeout: 120_000 });
