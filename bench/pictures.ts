import sharp from 'sharp';
import { median } from '#bench/load.ts';

/** What pages and files took in quiet and while pictures were read, in milliseconds. */
export interface PictureWaits {
  quiet: { median: number; worst: number };
  meanwhile: { median: number; worst: number };
  /** What became of the pictures, by status. */
  answers: Record<string, number>;
  /** How many pages and files were asked for meanwhile. */
  requestCount: number;
}

/** A JPEG of one colour that is small to send and large to read. */
const hostile = () =>
  sharp({ create: { width: 6300, height: 6300, channels: 3, background: '#a8124f' } })
    .jpeg({ quality: 40 })
    .toBuffer();

/**
 * Twelve small JPEGs of 39.7 megapixels sent at once by one person, while pages and a file of ours
 * are asked for, one after the other. Those that are turned away are sent again.
 */
export async function measurePictures(url: string, guestPath: string, cookie: string): Promise<PictureWaits> {
  const picture = await hostile();
  const targets = [url + guestPath, `${url}/favicon.svg`, `${url}/about`];
  const ask = async (): Promise<number> => {
    const started = performance.now();
    for (const target of targets) await (await fetch(target)).arrayBuffer();
    return performance.now() - started;
  };
  for (let round = 0; round < 20; round += 1) await ask();
  const quiet: number[] = [];
  for (let round = 0; round < 60; round += 1) quiet.push(await ask());

  const answers: Record<string, number> = {};
  const send = async () => {
    for (let tries = 0; tries < 3; tries += 1) {
      const form = new FormData();
      form.set('image', new File([new Uint8Array(picture)], 'gift.jpg', { type: 'image/jpeg' }));
      const { status } = await fetch(`${url}/events/images`, {
        method: 'POST',
        headers: { Cookie: cookie, Origin: url },
        body: form,
      });
      answers[status] = (answers[status] ?? 0) + 1;
      if (status !== 503) return;
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
  };
  let sending = true;
  const sent = Promise.all(Array.from({ length: 12 }, send)).finally(() => (sending = false));
  const meanwhile: number[] = [];
  while (sending) meanwhile.push(await ask());
  await sent;
  const summaryOf = (times: number[]) => ({
    median: Math.round(median(times)),
    worst: Math.round(Math.max(...times)),
  });
  return {
    quiet: summaryOf(quiet),
    meanwhile: summaryOf(meanwhile),
    answers,
    requestCount: meanwhile.length,
  };
}
