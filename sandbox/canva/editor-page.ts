import { html, raw } from 'hono/html';
import type { Design } from '#sandbox/canva/designs.ts';
import { drawingOf } from '#sandbox/canva/picture.ts';
import { type Markup, page } from '#sandbox/ui/page.ts';

const colour = (name: string, label: string, value: string): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="color" value="${value}"></div>`;

/** A design with a few things one can change about it, by a plain form. */
export function editorPage(design: Design, saved: boolean): Markup {
  return page(
    design.title,
    'canva',
    html`<div class="stack"><h1>${design.title}</h1><p class="lead">A toy editor: ${design.width} by ${design.height} pixels, in the account ${design.account}.</p></div>
${saved ? html`<p role="status"><strong>Saved.</strong> Go back to Shagun and export the design.</p>` : ''}
<div class="card">${raw(drawingOf(design, '100%'))}</div>
<form class="card" method="post" action="/canva/design/${design.id}/edit">
<div class="field"><label for="title">Title</label><input id="title" name="title" type="text" value="${design.title}" maxlength="255" required></div>
<div class="field"><label for="subtitle">Line below</label><input id="subtitle" name="subtitle" type="text" value="${design.subtitle}" maxlength="255"></div>
<div class="bar">${colour('background', 'Background', design.background)}${colour('ink', 'Text', design.ink)}</div>
<div class="actions"><button type="submit">Save</button></div></form>`,
  );
}
