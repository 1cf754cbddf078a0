import { STATUS_CODES } from 'node:http';
import type { Design } from '#sandbox/canva/designs.ts';
import { plainly } from '#sandbox/http/answers.ts';

/** An answer of the API. */
export const answer = (body: unknown, status = 200, more: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...plainly, ...more } });

/** A refusal in the provider's own shape. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  more: Record<string, string> = {},
): Response =>
  Response.json(
    { code, message },
    { status, statusText: STATUS_CODES[status] ?? '', headers: { ...plainly, ...more } },
  );

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** A design as the API writes it; the picture's address changes with the design. */
export function wireDesign(design: Design, origin: string): object {
  return {
    id: design.id,
    title: design.title,
    owner: { user_id: `u-${design.account}`, team_id: `t-${design.account}` },
    thumbnail: {
      width: 300,
      height: Math.round((300 * design.height) / design.width),
      url: `${origin}/canva/thumbnails/${design.id}.png?v=${design.updatedAt}`,
    },
    urls: {
      edit_url: `${origin}/canva/design/${design.id}/edit`,
      view_url: `${origin}/canva/design/${design.id}/edit`,
    },
    created_at: seconds(design.createdAt),
    updated_at: seconds(design.updatedAt),
    page_count: 1,
  };
}

/** Where a list goes on. */
export const continuationAt = (offset: number): string =>
  Buffer.from(JSON.stringify({ offset })).toString('base64url');

/** The place a continuation names, or null for one that was made up. */
export function offsetOf(continuation: string | undefined): number | null {
  if (!continuation) return 0;
  try {
    const { offset } = JSON.parse(Buffer.from(continuation, 'base64url').toString('utf8')) as {
      offset?: unknown;
    };
    return typeof offset === 'number' && Number.isInteger(offset) && offset >= 0 ? offset : null;
  } catch {
    return null;
  }
}
