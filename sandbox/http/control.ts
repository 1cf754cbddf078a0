import { html } from 'hono/html';
import type { z } from 'zod/v4';
import { isOwnForm, json } from '#sandbox/http/answers.ts';
import type { SandboxService, SandboxWeb } from '#sandbox/service.ts';
import { press } from '#sandbox/ui/form.ts';
import { type Markup, page, type Place, show } from '#sandbox/ui/page.ts';
import { factList } from '#sandbox/ui/start-page.ts';

/** How one service is told to behave, and what its page shows. */
interface Control<Change extends z.ZodType> {
  readonly place: Place;
  readonly title: string;
  readonly lead: string;
  /** Where the service stands, such as `/places`; its control page is below it. */
  readonly path: string;
  readonly change: Change;
  act(change: z.output<Change>): void | Promise<void>;
  /** How it behaves now, for programs; after a change, with that change. */
  state(change?: z.output<Change>): unknown;
  /** The fields of the form that changes it. */
  fields(): readonly Markup[];
  /** Buttons below the form by the action they send. */
  readonly actions?: Readonly<Record<string, string>>;
  /** Further parts of the page: before how to connect, and after. */
  above?(): Markup;
  below?(): Markup;
  readonly facts: SandboxService['facts'];
}

/** `PATH/control`: a page for people, and the same as JSON for programs. */
export function mountControl<Change extends z.ZodType>(web: SandboxWeb, control: Control<Change>): void {
  const { path: base, change, act, state } = control;
  const path = `${base}/control`;
  web.get(base, (c) => c.redirect(path, 302));
  web.get(path, (c) =>
    /application\/json/.test(c.req.header('accept') ?? '') ? json(state()) : show(controlPage(control)),
  );
  web.post(path, async (c) => {
    // another site open in the same browser must not be able to press these buttons
    if (!isOwnForm(c.req.raw)) return c.redirect(path, 303);
    const isJson = /^application\/json\b/.test(c.req.header('content-type') ?? '');
    const given: unknown = await (isJson ? c.req.json<unknown>() : c.req.parseBody()).catch(() => undefined);
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
    return show(controlPage(control, `This cannot be used: ${wrong}. Nothing was changed.`), 400);
  });
}

/** `problem`: what was typed could not be used. */
function controlPage<Change extends z.ZodType>(
  {
    place,
    title,
    lead,
    path,
    fields,
    actions = { reset: 'Back to normal' },
    above,
    below,
    facts,
  }: Control<Change>,
  problem?: string,
): Markup {
  const action = `${path}/control`;
  return page(
    title,
    place,
    html`<div class="stack"><h1>${title}</h1><p class="lead">${lead}</p></div>
${problem ? html`<p class="error" role="alert">${problem}</p>` : ''}
<section class="card"><h2>How it behaves</h2><form class="form" method="post" action="${action}">
${fields()}
<div class="actions"><button type="submit">Behave like this</button></div></form>
<div class="bar">${Object.entries(actions).map(([name, text]) => press(action, { action: name }, text))}</div></section>
${above?.() ?? ''}
<section class="card"><h2>How to connect</h2>${factList(facts())}</section>
${below?.() ?? ''}`,
  );
}
