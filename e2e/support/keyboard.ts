import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

const LOST = 'lost to the body';
/** The most stops of the Tab key between two things a person needs one after the other. */
const MOST_STEPS = 90;

/**
 * Somebody who has a keyboard and nothing else. Every stop on the way is checked: the
 * focus can be seen, and it is never lost to the document's body.
 */
export class Keyboard {
  constructor(readonly page: Page) {}

  /** Goes to something with Tab, or with Shift+Tab back to it. */
  async to(target: Locator, { back = false } = {}): Promise<void> {
    await expect(target).toBeVisible();
    let rounds = 0;
    for (let step = 0; step < MOST_STEPS; step += 1) {
      if (await isFocused(target)) return this.expectSeen();
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      // past the last stop of a page comes the browser's own frame, and then the first
      if ((await this.page.evaluate(howItIsSeen)) === LOST && rounds++ === 0) continue;
      await this.expectSeen();
    }
    throw new Error(`${MOST_STEPS} presses of Tab do not reach ${String(target)}`);
  }

  /** Goes through all that can be reached from here, to the page's end or with `back` to its beginning. */
  async throughAll({ back = false } = {}): Promise<void> {
    for (let step = 0; step < MOST_STEPS; step += 1) {
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      if ((await this.page.evaluate(howItIsSeen)) === LOST) return;
      await this.expectSeen();
    }
    throw new Error(`${MOST_STEPS} presses of Tab do not reach the end`);
  }

  async press(key: string, target?: Locator, options?: { back?: boolean }): Promise<void> {
    if (target) await this.to(target, options);
    await this.page.keyboard.press(key);
  }

  /** Goes to a link or a button and presses it. */
  enter = (target: Locator, options?: { back?: boolean }): Promise<void> =>
    this.press('Enter', target, options);

  /** Goes to a field and types over what it holds. */
  async type(target: Locator, text: string, options?: { back?: boolean }): Promise<void> {
    await this.to(target, options);
    await this.page.keyboard.press('ControlOrMeta+a');
    await this.page.keyboard.type(text);
  }

  /** What was pressed led to this, and the focus is on the page it is on: in it, or nowhere yet on a page just opened. */
  async sees(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    const isNew = await this.opensPage();
    if (!isNew)
      await expect
        .poll(() => this.page.evaluate(() => document.activeElement?.tagName ?? 'nothing'), {
          message: 'the focus is kept',
        })
        .not.toBe('BODY');
  }

  #opened = 0;

  /** Whether another document was opened since this was last asked. */
  private async opensPage(): Promise<boolean> {
    const opened = await this.page.evaluate(() => performance.timeOrigin);
    const isNew = opened !== this.#opened;
    this.#opened = opened;
    return isNew;
  }

  /** What has the focus is on the screen and stands out: a ring or a shadow of its own, or of the label or box around it. */
  private async expectSeen(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(howItIsSeen), { message: 'the focus can be seen' })
      .toBe('seen');
  }
}

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

function howItIsSeen(): string {
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement)
    return 'lost to the body';
  const name = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
  const { width, height, top, bottom, left, right } = element.getBoundingClientRect();
  // fields that a styled label stands for are as small as a pixel
  if (bottom < 0 || right < 0 || top > innerHeight || left > innerWidth)
    return `${name} is not on the screen`;
  const rings = [element, element.closest('label'), element.nextElementSibling, element.parentElement].some(
    (each) => {
      if (!each) return false;
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(each);
      const ring =
        outlineStyle !== 'none' &&
        Number.parseFloat(outlineWidth) >= 2 &&
        outlineColor !== 'rgba(0, 0, 0, 0)';
      return ring || (each === element && boxShadow !== 'none');
    },
  );
  if (width === 0 || height === 0) return `${name} has no size`;
  // WCAG 2.4.11: not wholly behind a bar that stays where it is
  const isBehind = [0.02, 0.5, 0.98].every((across) =>
    [0.02, 0.5, 0.98].every((down) => {
      const [x, y] = [left + width * across, top + height * down];
      const over = document.elementFromPoint(x, y);
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
      for (let each = over; each && !each.contains(element); each = each.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(each).position)) return true;
      return false;
    }),
  );
  if (isBehind) return `${name} is hidden behind a bar`;
  return rings ? 'seen' : `${name} has no ring`;
}
