import type { Hono } from 'hono';
import { designToolStart, DESIGN_TOOL_CALLBACK, DESIGN_TOOL_CONNECT } from '#contract/designs/design-tool.ts';
import { OTHER_ACCOUNT } from '#contract/accounts/writer.ts';
import { HOME_PATH, landingPath } from '#contract/accounts/landing-path.ts';
import { comesFromElsewhere } from '#backend/platform/http/forgery.ts';
import type { Mount } from '#backend/platform/http/implement.ts';
import { Problem } from '#backend/platform/errors.ts';
import type { HttpEnv } from '#backend/platform/http/implement.ts';
import {
  beginConnecting,
  disconnect,
  finishConnecting,
  getConnection,
  requireHandle,
} from './connect-service.ts';
import { createDesign, listDesigns, listTemplates, openDesign } from './design-service.ts';
import { exportDesign } from './export-service.ts';
import { downloadExport, dropPicture, getEventDesignTool, getExport, usePicture } from './picture-service.ts';
import type { DesignToolContext } from './tool-context.ts';

/**
 * The navigation that begins connecting, in a popup or in the page itself: leaves for the
 * design tool's consent page. Whatever keeps it from there ends on the callback page, which
 * says so. A client that sends the handle it got (`Authorization: Bearer …`) is held to it:
 * after a new connection the old handle is 'Not connected'.
 */
export function mountDesignToolEntrance(app: Hono<HttpEnv>, context: DesignToolContext): void {
  for (const paths of ['/design-tool/designs/*', '/design-tool/designs', '/events/:eventId/design-tool/*']) {
    app.use(paths, async (c, next) => {
      const handle = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
      const viewer = c.get('viewer');
      if (handle && viewer) await requireHandle(context, viewer, handle);
      return next();
    });
  }

  app.get(DESIGN_TOOL_CONNECT, async (c) => {
    const viewer = c.get('viewer');
    const start = designToolStart.catch({ returnTo: HOME_PATH }).parse(c.req.query());
    const returnTo = landingPath(start.returnTo) ?? HOME_PATH;
    // another site must not be able to begin what only the person should
    if (comesFromElsewhere(c)) return c.redirect(HOME_PATH, 302);
    if (!viewer) return c.redirect(`/auth/login?${new URLSearchParams({ returnTo })}`, 302);
    if (start.typedBy !== undefined && start.typedBy !== viewer.userId)
      return c.redirect(`${DESIGN_TOOL_CALLBACK}?error=${OTHER_ACCOUNT}`, 302);
    try {
      return c.redirect(await beginConnecting(context, viewer, returnTo), 302);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return c.redirect(`${DESIGN_TOOL_CALLBACK}?error=temporarily_unavailable`, 302);
    }
  });
}

export const mountDesignTool =
  (context: DesignToolContext): Mount =>
  (_ctx, implement) => {
    implement('getDesignToolConnection', ({ viewer }) => getConnection(context, viewer));
    implement('exchangeDesignToolCode', ({ viewer, body }) => finishConnecting(context, viewer, body));
    implement('disconnectDesignTool', ({ viewer }) => disconnect(context, viewer));
    implement('listToolDesigns', ({ viewer, query }) => listDesigns(context, viewer, query));
    implement('openToolDesign', ({ viewer, params }) => openDesign(context, viewer, params.designId));

    implement('listDesignToolTemplates', ({ viewer, params }) =>
      listTemplates(context, viewer, params.eventId),
    );
    implement('createToolDesign', ({ viewer, params, body }) =>
      createDesign(context, viewer, params.eventId, body),
    );
    implement('getEventDesignTool', ({ viewer, params }) =>
      getEventDesignTool(context, viewer, params.eventId),
    );
    implement('exportToolDesign', ({ viewer, params, body }) =>
      exportDesign(context, viewer, params.eventId, body),
    );
    implement('getToolExport', ({ viewer, params }) => getExport(context, viewer, params));
    implement('downloadToolExport', async ({ viewer, params }) => {
      const png = await downloadExport(context, viewer, params);
      return new Response(new Uint8Array(png), {
        headers: {
          'Content-Type': 'image/png',
          'Content-Disposition': 'attachment; filename="invitation.png"',
        },
      });
    });
    implement('useToolPicture', ({ viewer, params, body }) =>
      usePicture(context, viewer, params.eventId, body.export_id),
    );
    implement('dropToolPicture', ({ viewer, params }) => dropPicture(context, viewer, params.eventId));
  };
