import { z } from 'zod/v4';
import type { CanvaBehaviour, Disturb } from '#sandbox/canva/behaviour.ts';
import type { Design, ExportJob, Studio } from '#sandbox/canva/designs.ts';
import type { Grants } from '#sandbox/canva/grants.ts';
import { answer, continuationAt, offsetOf, refusal, wireDesign } from '#sandbox/canva/wire.ts';
import { bearer, bodyOf, type Call } from '#sandbox/http/answers.ts';
import type { SandboxWeb } from '#sandbox/service.ts';

/** What the provider's API works with. */
interface CanvaApi {
  readonly origin: string;
  readonly studio: Studio;
  readonly grants: Grants;
  readonly behaviour: CanvaBehaviour;
  readonly disturb: Disturb;
}

const newDesign = z.object({
  type: z.literal('type_and_asset').optional(),
  design_type: z.object({
    type: z.literal('custom'),
    width: z.number().int().min(40).max(8000),
    height: z.number().int().min(40).max(8000),
  }),
  title: z.string().min(1).max(255).optional(),
});

const newExport = z.object({
  design_id: z.string(),
  format: z.object({
    type: z.literal('png'),
    export_quality: z.enum(['regular', 'pro']).default('regular'),
    pages: z.array(z.number().int().min(1)).optional(),
  }),
});

const listQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  sort_by: z
    .enum(['relevance', 'modified_descending', 'modified_ascending', 'title_descending', 'title_ascending'])
    .default('relevance'),
  continuation: z.string().max(500).optional(),
});

const order: Record<string, (a: Design, b: Design) => number> = {
  modified_ascending: (a, b) => a.updatedAt - b.updatedAt,
  title_ascending: (a, b) => a.title.localeCompare(b.title),
  title_descending: (a, b) => b.title.localeCompare(a.title),
};

const invalid = ({ issues }: z.ZodError): Response =>
  refusal(400, 'invalid_field', issues.map(({ path }) => path.join('.')).join(', '));
const notFound = (what: string): Response => refusal(404, `${what}_not_found`, `The ${what} was not found`);

/** Designs and exports below `/canva/rest/v1`, for whoever holds a token. */
export function mountCanvaApi(
  web: SandboxWeb,
  { origin, studio, grants, behaviour, disturb }: CanvaApi,
): void {
  function answered(
    c: Call,
    part: 'designs' | 'exports',
    scope: string,
    respond: (account: string) => Response | Promise<Response>,
  ): Promise<Response> {
    const token = grants.check(bearer(c));
    return disturb(c, part, typeof token === 'object' ? token.account : undefined, () => {
      if (token === 'expired') return refusal(401, 'invalid_access_token', 'Access token is expired');
      if (token === 'unknown')
        return refusal(401, 'revoked_access_token', 'Access token is revoked or was never given out');
      if (!token.scope.split(' ').includes(scope))
        return refusal(403, 'missing_scope', `Missing scopes: ${scope}`);
      return respond(token.account);
    });
  }

  const own = (account: string, id: string): Design | undefined => {
    const design = studio.find(id);
    return design?.account === account ? design : undefined;
  };

  function wireJob(job: ExportJob): object {
    const { exportEnding } = behaviour.for(job.account);
    const { id } = job;
    if (exportEnding === 'never' || Date.now() < job.readyAt) return { id, status: 'in_progress' };
    if (exportEnding === 'failed')
      return {
        id,
        status: 'failed',
        error: { code: 'license_required', message: 'User must purchase the license for premium elements' },
      };
    return { id, status: 'success', urls: [`${origin}/canva/downloads/${id}/1.png`] };
  }

  web.get('/canva/rest/v1/designs', (c) =>
    answered(c, 'designs', 'design:meta:read', (account) => {
      const query = listQuery.safeParse(c.req.query());
      const offset = offsetOf(c.req.query('continuation'));
      if (!query.success || offset === null)
        return refusal(400, 'invalid_field', 'A field of the query is not valid');
      const { limit, sort_by: sortBy } = query.data;
      const all = studio.list(account);
      if (order[sortBy]) all.sort(order[sortBy]);
      const items = all.slice(offset, offset + limit).map((design) => wireDesign(design, origin));
      return answer({
        items,
        ...(offset + limit < all.length ? { continuation: continuationAt(offset + limit) } : {}),
      });
    }),
  );

  web.post('/canva/rest/v1/designs', (c) =>
    answered(c, 'designs', 'design:content:write', async (account) => {
      const read = newDesign.safeParse(await bodyOf(c));
      if (!read.success) return invalid(read.error);
      const { design_type: size, title = 'Untitled design' } = read.data;
      return answer({
        design: wireDesign(studio.create(account, { title, width: size.width, height: size.height }), origin),
      });
    }),
  );

  web.get('/canva/rest/v1/designs/:id', (c) =>
    answered(c, 'designs', 'design:meta:read', (account) => {
      const design = own(account, c.req.param('id'));
      return design ? answer({ design: wireDesign(design, origin) }) : notFound('design');
    }),
  );

  web.post('/canva/rest/v1/exports', (c) =>
    answered(c, 'exports', 'design:content:read', async (account) => {
      const read = newExport.safeParse(await bodyOf(c));
      if (!read.success) return invalid(read.error);
      const design = own(account, read.data.design_id);
      return design
        ? answer({ job: wireJob(studio.export(design, behaviour.for(account).exportMs)) })
        : notFound('design');
    }),
  );

  web.get('/canva/rest/v1/exports/:id', (c) =>
    answered(c, 'exports', 'design:content:read', (account) => {
      const job = studio.findExport(c.req.param('id'));
      return job?.account === account ? answer({ job: wireJob(job) }) : notFound('export');
    }),
  );
}
