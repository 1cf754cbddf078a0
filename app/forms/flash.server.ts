import { createCookie, redirect } from '@remix-run/node';
import { randomBytes } from 'node:crypto';
import { z } from 'zod/v4';
import { site } from '#app/server/backend-transport.server.ts';

const notice = z.object({
  tone: z.enum(['success', 'info', 'error']),
  text: z.string().max(1000),
  sending: z.string().max(200).optional(),
  /** The change of many guests that can be taken back. */
  undo: z.string().max(64).optional(),
  /** The import of guests that can be taken back. */
  undoImport: z.string().max(64).optional(),
});

/** What the last press of a button did. `sending` is so only while messages are going out; the guest list says it no longer than that. */
export type Flash = z.infer<typeof notice>;

const PARAM = 'notice';

/** Holds the sentence for the page the button leads to; a link alone can put no words on our pages. */
const cookie = createCookie('shagun_notice', {
  httpOnly: true,
  sameSite: 'lax',
  maxAge: 120,
  secure: site.appUrl.startsWith('https:'),
});

/** Leads to a page (303) that reads the notice with `readFlash`; a sentence alone tells of a success. */
export async function redirectWithFlash(path: string, said: Flash | string) {
  const flash: Flash = typeof said === 'string' ? { tone: 'success', text: said } : said;
  const mark = randomBytes(6).toString('base64url');
  // most buttons are on the pages of events; the data of another page is at an address beside the page's own, such as `/security.data`
  const scope = path.startsWith('/event/') ? '/event' : '/';
  const headers = {
    'Set-Cookie': await cookie.serialize(
      { ...flash, text: flash.text.slice(0, 1000), mark },
      { path: scope },
    ),
  };
  const { pathname, searchParams } = new URL(path, site.appUrl);
  // a page without scripts keeps the mark of the button before in its address
  searchParams.set(PARAM, mark);
  return redirect(`${pathname}?${searchParams}`, { status: 303, headers });
}

/** The same after a success, with the backend's sentence. */
export const flashMessage =
  (path: string) =>
  ({ message }: { message: string }) =>
    redirectWithFlash(path, message);

/**
 * The same for a page that says it once: with the headers that take it away, so that the page says nothing of a press when
 * it is looked at again.
 */
export async function takeFlash(request: Request): Promise<{ notice: Flash | null; headers: HeadersInit }> {
  const notice = await readFlash(request);
  return {
    notice,
    headers: notice ? { 'Set-Cookie': await cookie.serialize('', { path: '/', maxAge: 0 }) } : {},
  };
}

/** The notice meant for this address; looking again at the page within two minutes shows it again. */
export async function readFlash(request: Request): Promise<Flash | null> {
  const mark = new URL(request.url).searchParams.get(PARAM);
  if (!mark) return null;
  const kept: unknown = await cookie.parse(request.headers.get('Cookie'));
  return notice.extend({ mark: z.literal(mark) }).safeParse(kept).data ?? null;
}
