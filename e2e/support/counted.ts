import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';

/** What somebody did on the way: presses, a choice or a tick among them; fields written in; pages that came. */
export interface Counts {
  presses: number;
  fields: number;
  pages: number;
}

/** A page whose visitor is counted. What is done through `press`, `write` and `choose` counts, what is done otherwise does not. */
export class Counted {
  readonly counts: Counts = { presses: 0, fields: 0, pages: 0 };
  #at = '';

  constructor(readonly page: Page) {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) return;
      const { host, pathname } = new URL(frame.url());
      // the same page with a new query, or read again, is none that comes
      if (this.#at === host + pathname || frame.url() === 'about:blank') return;
      this.#at = host + pathname;
      this.counts.pages += 1;
    });
  }

  /** Opens what a mail links to: pressing it there counts. */
  async follow(link: string): Promise<void> {
    this.counts.presses += 1;
    await this.page.goto(link);
  }

  async press(what: Locator): Promise<void> {
    this.counts.presses += 1;
    await what.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    this.counts.fields += 1;
    await field.fill(text);
  }

  /** A file, with the phone's own chooser. */
  async choose(field: Locator, file: string): Promise<void> {
    this.counts.presses += 1;
    await field.setInputFiles(file);
  }
}

/** The most a journey may take, as the first table of docs/journeys.md has it by its name. */
export function mostFor(journey: string): Counts {
  const row = readFileSync('docs/journeys.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${journey} `));
  const [presses, fields, pages] = (row ?? '').split('|').slice(2).map(Number);
  if (presses === undefined || fields === undefined || pages === undefined)
    throw new Error(`docs/journeys.md has no row ${journey}`);
  return { presses, fields, pages };
}
