import { readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { slowLink } from '#scripts/lib/slow-link.ts';

/** What somebody did on the way: presses, a choice or a tick among them; fields written in; pages that came. */
interface Counts {
  presses: number;
  fields: number;
  pages: number;
}

/** JOURNEYS_LINK=slow walks the counted part over the slow link of the guest's budget. */
const overSlowLink = process.env.JOURNEYS_LINK === 'slow';

/**
 * A page whose visitor is counted. What is done through `press`, `write` and `choose` counts, what is done otherwise
 * does not. The clock runs from the first of them: a visitor who needs no time to read or think.
 */
export class Counted {
  readonly counts: Counts = { presses: 0, fields: 0, pages: 0 };
  #at = '';
  #began: number | undefined;

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
    await this.#begin();
    this.counts.presses += 1;
    await this.page.goto(link);
  }

  async press(what: Locator): Promise<void> {
    await this.#begin();
    this.counts.presses += 1;
    await what.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    this.counts.fields += 1;
    await field.fill(text);
  }

  /** A box that is ticked, or is not, as wanted: no press where it stands so already. */
  async tick(box: Locator, wanted: boolean): Promise<void> {
    if ((await box.isChecked()) !== wanted) await this.press(box);
  }

  /** One of the choices of a list: one press, as the phone shows them all at once. */
  async select(list: Locator, choice: { label: string } | { index: number }): Promise<void> {
    await this.#begin();
    this.counts.presses += 1;
    await list.selectOption(choice);
  }

  /** A file, with the phone's own chooser. */
  async choose(field: Locator, file: string): Promise<void> {
    this.counts.presses += 1;
    await field.setInputFiles(file);
  }

  /** The end of a journey: what was done is no more than docs/journeys.md says, and the report has how long it took. */
  isWithin(journey: string): void {
    this.#tellSeconds();
    const most = mostFor(journey);
    for (const what of ['presses', 'fields', 'pages'] as const)
      expect(this.counts[what], `${what} of ‘${journey}’ (docs/journeys.md)`).toBeLessThanOrEqual(most[what]);
  }

  /** In seconds of waiting alone. */
  #tellSeconds(): void {
    const seconds = ((Date.now() - (this.#began ?? Date.now())) / 1000).toFixed(1);
    test.info().annotations.push({ type: 'seconds', description: seconds });
    const { presses, fields, pages } = this.counts;
    if (overSlowLink)
      process.stdout.write(`${seconds} s  ${presses} | ${fields} | ${pages}  ${test.info().title}\n`);
  }

  async #begin(): Promise<void> {
    if (this.#began !== undefined) return;
    if (overSlowLink) {
      const devtools = await this.page.context().newCDPSession(this.page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slowLink);
    }
    this.#began = Date.now();
  }
}

/** The most a journey may take, as the first table of docs/journeys.md has it by its name. */
function mostFor(journey: string): Counts {
  const row = readFileSync('docs/journeys.md', 'utf8')
    .split('\n')
    .find((line) => line.startsWith(`| ${journey} `));
  const [presses, fields, pages] = (row ?? '').split('|').slice(2).map(Number);
  if (presses === undefined || fields === undefined || pages === undefined)
    throw new Error(`docs/journeys.md has no row ${journey}`);
  return { presses, fields, pages };
}
