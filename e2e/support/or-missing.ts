import type { Locator, Page } from '@playwright/test';

/** A part of a page that the specification does not order; where those fail (TEST_EXTRAS_FAIL), perhaps the line in its place. */
export const orMissing = (page: Page, part: Locator): Locator =>
  process.env.TEST_EXTRAS_FAIL ? part.or(page.locator('.missing-part')).first() : part;
