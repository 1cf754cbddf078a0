import {
  DEFAULT_DIMENSIONS,
  templateCategories,
  type TemplateCategory,
  type ToolDesign as PresentedDesign,
  type ToolDesignList,
} from '#contract/designs/design-tool.ts';
import { designToolWords } from '#messages/design-tool/words.ts';
import { forbidden } from '#backend/platform/errors.ts';
import { planOf } from '#backend/accounts/service.ts';
import { requireHost } from '#backend/events/access.ts';
import { limitRate } from '#backend/platform/http/rate-limit.ts';
import type { SignedIn } from '#backend/platform/http/viewer.ts';
import type { ProviderDesign } from '#backend/providers/design-tool/port.ts';
import { toProblem } from './refusals.ts';
import { withAccess } from './tokens-service.ts';
import type { DesignToolContext } from './tool-context.ts';

const PREMIUM: readonly TemplateCategory[] = ['corporate'];
const TITLE_LENGTH = 255;

/** What a design made for an event is called (spec section 9). */
const titleFor = (eventName: string) =>
  eventName
    ? designToolWords.invitationTitle(eventName).slice(0, TITLE_LENGTH)
    : designToolWords.defaultTitle;

function present({
  id,
  title,
  thumbnail,
  editUrl,
  viewUrl,
  createdAt,
  updatedAt,
}: ProviderDesign): PresentedDesign {
  return {
    id,
    title: title || designToolWords.untitled,
    thumbnail: thumbnail?.url ?? '',
    urls: { edit_url: editUrl, view_url: viewUrl },
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    tags: [],
    dimensions: { ...DEFAULT_DIMENSIONS },
  };
}

/** The templates a design for this event can begin with (spec section 3). @throws {Problem} as `requireHost` */
export async function listTemplates({ ctx }: DesignToolContext, viewer: SignedIn, eventId: string) {
  const event = await requireHost(ctx.db, eventId, viewer, 'edit');
  const templates = templateCategories.map((category) => ({
    id: category,
    title: designToolWords.templateNames[category],
    thumbnail: '',
    category,
    isPremium: PREMIUM.includes(category),
  }));
  return { templates, title: titleFor(event.event_name) };
}

/**
 * A page of the viewer's designs, the one changed last first. The design tool knows no
 * page numbers: without the continuation the pages before are gone through.
 *
 * @throws {Problem} 409 'Not connected'; 503 'Failed to fetch designs: …' with what the design
 *   tool said, 'Failed to load your designs' when it said nothing
 */
export async function listDesigns(
  context: DesignToolContext,
  viewer: SignedIn,
  { page, limit, continuation }: { page: number; limit: number; continuation?: string | undefined },
): Promise<ToolDesignList> {
  await limitRate(context.ctx, 'design-tool-list', viewer.userId, { limit: 90, windowSeconds: 60 });
  try {
    return await withAccess(context, viewer.userId, async (tool, token) => {
      let found = await tool.listDesigns(token, { limit, continuation });
      for (let at = 1; at < page && continuation === undefined; at += 1) {
        if (found.continuation === null) return { items: [], page, limit, continuation: null };
        found = await tool.listDesigns(token, { limit, continuation: found.continuation });
      }
      return { items: found.designs.map(present), page, limit, continuation: found.continuation };
    });
  } catch (error) {
    throw toProblem(error, (statusText) =>
      statusText === null ? designToolWords.loadDesignsFailed : designToolWords.fetchFailed(statusText),
    );
  }
}

/**
 * Begins a design in the viewer's account, in the size of an invitation and with the
 * event's name as its title: filling a template with the event's data is something the
 * design tool does for enterprises alone.
 *
 * @throws {Problem} 403 for a premium template on the basic plan; 409 'Not connected'; 502 or
 *   503 'Failed to use template. Please try again.'
 */
export async function createDesign(
  context: DesignToolContext,
  viewer: SignedIn,
  eventId: string,
  { template_id: template, title }: { template_id: TemplateCategory; title: string },
) {
  const event = await requireHost(context.ctx.db, eventId, viewer, 'edit');
  if (PREMIUM.includes(template) && (await planOf(context.ctx.db, event.organiser_id)) === 'basic')
    throw forbidden(designToolWords.premiumOnly);
  await limitRate(context.ctx, 'design-tool-create', viewer.userId, { limit: 15, windowSeconds: 60 });
  try {
    const design = await withAccess(context, viewer.userId, (tool, token) =>
      tool.createDesign(token, { title: title || titleFor(event.event_name), ...DEFAULT_DIMENSIONS }),
    );
    return { id: design.id, design: present(design) };
  } catch (error) {
    throw toProblem(error, designToolWords.useTemplateFailed);
  }
}

/** Where a design is edited; asked anew, because such addresses end. @throws {Problem} 409; 404, 502 or 503 'Failed to open design. Please try again.' */
export async function openDesign(context: DesignToolContext, viewer: SignedIn, designId: string) {
  await limitRate(context.ctx, 'design-tool-list', viewer.userId, { limit: 90, windowSeconds: 60 });
  try {
    return {
      edit_url: (await withAccess(context, viewer.userId, (tool, token) => tool.findDesign(token, designId)))
        .editUrl,
    };
  } catch (error) {
    throw toProblem(error, designToolWords.openFailed);
  }
}
