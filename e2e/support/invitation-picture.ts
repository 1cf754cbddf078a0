import sharp from 'sharp';
import { expect } from './test.ts';

/** Whether anybody may fetch a PNG at the address that is this wide and has this colour (#rrggbb) in its corner. */
export async function expectPng(
  address: string,
  { width, background }: { width: number; background: string },
): Promise<void> {
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  expect(await picture.metadata()).toMatchObject({ format: 'png', width });
  const corner = await picture
    .extract({ left: 2, top: 2, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  expect(`#${corner.toString('hex')}`).toBe(background);
}

/** The address of the picture a mail begins with, before any word that is shown. */
export function firstPicture(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none[^>]*>.*?<\/div>/s, '');
  const [before = '', tag = ''] = /^(.*?)(<img [^>]*>)/s.exec(body)?.slice(1) ?? [];
  expect(before.replace(/<[^>]*>/g, '').trim(), 'words before the picture').toBe('');
  expect(tag).toContain('alt="');
  return / src="([^"]+)"/.exec(tag)?.[1] ?? '';
}

/** The address of the picture that previews of links to a page show. */
export const sharedPicture = (html: string): string =>
  /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
