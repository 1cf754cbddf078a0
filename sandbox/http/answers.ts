import type { Context } from 'hono';
import type { Patience } from '#sandbox/http/patience.ts';
import type { NodeBindings } from '#sandbox/service.ts';

/** A request to a service, with the Node objects behind it. */
export type Call = Context<{ Bindings: NodeBindings }>;

/** For what nobody keeps and every browser takes for what it is called. */
export const plainly = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** JSON nobody keeps. */
export const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** A page where an API should have answered. */
export const wrongPage = (words = 'It works!', status = 200): Response =>
  new Response(`<html><body>${words}</body></html>`, { status, headers: { 'content-type': 'text/html' } });

/** Ends the connection; the answer reaches nobody. */
export function hangUp(c: Call): Response {
  c.env.incoming.socket.destroy();
  return new Response(null, { status: 503 });
}

/** Plays the modes that every service has; undefined when it is for the service to answer. */
export async function disturb(
  c: Call,
  mode: string,
  patience: Patience,
  delayMs: number,
): Promise<Response | undefined> {
  if (mode === 'slow') await patience.wait(delayMs);
  if (mode === 'down' || patience.stopped) return hangUp(c);
  return mode === 'garbage' ? wrongPage() : undefined;
}

/** The JSON of a request; undefined when it is none. */
export const bodyOf = (c: Call): Promise<unknown> => c.req.json<unknown>().catch(() => undefined);

/** The text fields of a form, the last of each name; none of a body that is no form. */
export async function textFields(request: Request): Promise<Record<string, string | undefined>> {
  const form = await request.formData().catch(() => new FormData());
  return Object.fromEntries(
    [...form].filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
}

/** Whether the request comes from a page of the sandbox or from a program, not from another site. */
export function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site') ?? 'none';
  return site === 'same-origin' || site === 'none';
}

/** What an `Authorization: Bearer …` carries. */
export const bearer = (c: Call): string =>
  /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? '';
