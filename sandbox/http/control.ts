import type { z } from 'zod/v4';
import { isOwnForm } from '#sandbox/http/own-form.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { type Markup, show } from '#sandbox/ui/page.ts';

/** JSON nobody keeps. */
export const json = (body: unknown, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** How one service is told to behave. */
interface Control<Change extends z.ZodType> {
  /** Where the service stands, such as `/places`; its control page is below it. */
  readonly path: string;
  readonly change: Change;
  act(change: z.output<Change>): void | Promise<void>;
  /** How it behaves now, for programs; after a change, with that change. */
  state(change?: z.output<Change>): unknown;
  /** The page for people; `problem` when what was typed could not be used. */
  page(problem?: string): Markup;
}

/** `PATH/control`: a page for people, and the same as JSON for programs. */
export function mountControl<Change extends z.ZodType>(
  web: SandboxWeb,
  { path: base, change, act, state, page }: Control<Change>,
): void {
  const path = `${base}/control`;
  web.get(base, (c) => c.redirect(path, 302));
  web.get(path, (c) =>
    /application\/json/.test(c.req.header('accept') ?? '') ? json(state()) : show(page()),
  );
  web.post(path, async (c) => {
    // another site open in the same browser must not be able to press these buttons
    if (!isOwnForm(c.req.raw)) return c.redirect(path, 303);
    const isJson = /^application\/json\b/.test(c.req.header('content-type') ?? '');
    const given: unknown = isJson
      ? await c.req.json<unknown>().catch(() => undefined)
      : await c.req.parseBody().catch(() => undefined);
    const read = change.safeParse(given);
    if (read.success) {
      await act(read.data);
      return isJson ? json(state(read.data)) : c.redirect(path, 303);
    }
    const { issues } = read.error;
    if (isJson)
      return json(
        { error: issues.map(({ path: at, message }) => `${at.join('.') || 'body'}: ${message}`) },
        400,
      );
    const wrong = issues.map(({ path: at }) => at.join('.') || 'the form').join(', ');
    return show(page(`This cannot be used: ${wrong}. Nothing was changed.`), 400);
  });
}
