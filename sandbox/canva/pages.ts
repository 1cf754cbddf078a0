import { html, raw } from 'hono/html';
import { z } from 'zod/v4';
import type { CanvaBehaviour } from '#sandbox/canva/behaviour.ts';
import type { Design, Studio } from '#sandbox/canva/designs.ts';
import { drawingOf, pngOf } from '#sandbox/canva/picture.ts';
import { plainly } from '#sandbox/http/answers.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { type Markup, page, show } from '#sandbox/ui/page.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const change = z.object({
  title: z.string().trim().min(1).max(255),
  subtitle: z.string().trim().max(255).default(''),
  background: colour,
  ink: colour,
});

const png = (bytes: Uint8Array): Response =>
  new Response(new Uint8Array(bytes), { headers: { ...plainly, 'content-type': 'image/png' } });

const colourField = (name: string, label: string, value: string): Markup =>
  html`<div class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" type="color" value="${value}"></div>`;

/** A design with a few things one can change about it, by a plain form. */
function editorPage(design: Design, saved: boolean): Markup {
  return page(
    design.title,
    'canva',
    html`<div class="stack"><h1>${design.title}</h1><p class="lead">A toy editor: ${design.width} by ${design.height} pixels, in the account ${design.account}.</p></div>
${saved ? html`<p role="status"><strong>Saved.</strong> Go back to Shagun and export the design.</p>` : ''}
<div class="card">${raw(drawingOf(design, '100%'))}</div>
<form class="card" method="post" action="/canva/design/${design.id}/edit">
<div class="field"><label for="title">Title</label><input id="title" name="title" type="text" value="${design.title}" maxlength="255" required></div>
<div class="field"><label for="subtitle">Line below</label><input id="subtitle" name="subtitle" type="text" value="${design.subtitle}" maxlength="255"></div>
<div class="bar">${colourField('background', 'Background', design.background)}${colourField('ink', 'Text', design.ink)}</div>
<div class="actions"><button type="submit">Save</button></div></form>`,
  );
}

/** The editor, and the pictures of designs. */
export function mountCanvaPages(
  web: SandboxWeb,
  { studio, behaviour }: { studio: Studio; behaviour: CanvaBehaviour },
): void {
  web.get('/canva/design/:id/edit', (c) => {
    const design = studio.find(c.req.param('id'));
    return design ? show(editorPage(design, c.req.query('saved') !== undefined)) : c.notFound();
  });

  web.post('/canva/design/:id/edit', async (c) => {
    const design = studio.find(c.req.param('id'));
    const read = change.safeParse(await c.req.parseBody().catch(() => undefined));
    if (!design) return c.notFound();
    if (read.success) studio.change(design, read.data);
    return c.redirect(`/canva/design/${design.id}/edit${read.success ? '?saved' : ''}`, 303);
  });

  web.get('/canva/thumbnails/:file{D\\w+\\.png}', async (c) => {
    const design = studio.find(c.req.param('file').replace('.png', ''));
    return design ? png(await pngOf(design, 300)) : c.notFound();
  });

  web.get('/canva/downloads/:id/1.png', async (c) => {
    const job = studio.findExport(c.req.param('id'));
    const design: Design | undefined = job && studio.find(job.designId);
    if (!design) return c.notFound();
    const { exportEnding } = behaviour.for(design.account);
    if (exportEnding === 'not-a-picture') return png(Buffer.from('<svg onload="alert(1)"></svg>'));
    if (exportEnding === 'huge') return png(Buffer.alloc(6 * 1024 * 1024, 1));
    return png(await pngOf(design, design.width * 2));
  });
}
