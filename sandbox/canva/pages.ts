import { z } from 'zod/v4';
import type { Behaviour } from '#sandbox/canva/behaviour.ts';
import type { Design, Studio } from '#sandbox/canva/designs.ts';
import { editorPage } from '#sandbox/canva/editor-page.ts';
import { pngOf } from '#sandbox/canva/picture.ts';
import type { SandboxWeb } from '#sandbox/service.ts';
import { show } from '#sandbox/ui/page.ts';

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const change = z.object({
  title: z.string().trim().min(1).max(255),
  subtitle: z.string().trim().max(255).default(''),
  background: colour,
  ink: colour,
});

const png = (bytes: Uint8Array): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });

/** The editor, and the pictures of designs. */
export function mountCanvaPages(
  web: SandboxWeb,
  { studio, behaviour }: { studio: Studio; behaviour: Behaviour },
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
