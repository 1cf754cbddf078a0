import { chromium, type CDPSession, type Page } from '@playwright/test';
import sharp from 'sharp';
import { median } from '#bench/load.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { slowLink } from '#scripts/lib/slow-link.ts';

const PHONE = { width: 360, height: 740 };
/** The yes of the guest's page, or of one opened by the mail's Yes. */
const YES = /I.ll be there/;

export interface SlowLinkResult {
  /** Milliseconds from the start of navigation until the reply button stands on the screen, median. */
  painted: number;
  /** The same until the first text or picture, median. */
  firstContent: number;
  visits: number[];
}

/**
 * How long until the reply button of the guest's page is painted over a slow link. A
 * button of a plain form can be pressed as soon as it is painted, with or without scripts.
 */
export async function measureSlowLink(
  url: string,
  javaScriptEnabled: boolean,
  visits = 7,
): Promise<SlowLinkResult> {
  const browser = await chromium.launch(findChromium().launch);
  const painted: number[] = [];
  const firstContent: number[] = [];
  try {
    for (let visit = 0; visit < visits; visit += 1) {
      // a context of its own has a cache and connections of its own
      const context = await browser.newContext({ viewport: PHONE, javaScriptEnabled });
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      const frames = await record(cdp);
      await cdp.send('Network.enable');
      await cdp.send('Network.setCacheDisabled', { cacheDisabled: true });
      await cdp.send('Network.emulateNetworkConditions', slowLink);
      await page.goto(url, { waitUntil: 'load' });
      const { start, contentful } = await clock(page);
      firstContent.push(contentful);
      painted.push(await whenButtonShows(page, frames, start));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { painted: median(painted), firstContent: median(firstContent), visits: painted };
}

interface Frame {
  picture: string;
  /** Seconds since the epoch. */
  at: number;
}

async function record(cdp: CDPSession): Promise<Frame[]> {
  const frames: Frame[] = [];
  cdp.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ picture: data, at: metadata.timestamp ?? 0 });
    void cdp.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await cdp.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  return frames;
}

async function clock(page: Page): Promise<{ start: number; contentful: number }> {
  return page.evaluate(() => ({
    start: performance.timeOrigin,
    contentful: Math.round(
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ),
  }));
}

/** The first recorded frame in which the button's own colour fills its left edge, in ms after `start`. */
async function whenButtonShows(page: Page, frames: Frame[], start: number): Promise<number> {
  const button = page.getByRole('button', { name: YES });
  const box = await button.boundingBox();
  if (!box || box.y + box.height > PHONE.height)
    throw new Error('The reply button is not on the first screen');
  const colour = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const wanted = (colour.match(/\d+/g) ?? []).slice(0, 3).map(Number);
  for (const frame of frames) {
    const { data, info } = await sharp(Buffer.from(frame.picture, 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const scale = info.width / PHONE.width;
    const x = Math.round((box.x + 10) * scale);
    const y = Math.round((box.y + box.height / 2) * scale);
    const at = (y * info.width + x) * 3;
    if (wanted.every((part, index) => Math.abs((data[at + index] ?? -999) - part) < 12))
      return Math.round(frame.at * 1000 - start);
  }
  throw new Error('No frame shows the reply button');
}
