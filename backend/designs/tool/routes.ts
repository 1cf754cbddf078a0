import type { Hono } from 'hono';
import { designToolStart, DESIGN_TOOL_CALLBACK, DESIGN_TOOL_CONNECT } from '#contract/designs/design-tool.ts';
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
import type { DesignToolDesk } from './tool-desk.ts';

/**
 * The navigation that begins connecting, in a popup or in the page itself: leaves for the
 * design tool's consent page. Whatever keeps it from there ends on the callback page, which
 * says so. A client that sends the handle it got (`Authorization: Bearer …`) is held to it:
 * after a new connection the old handle is 'Not connected'.
 */
export function mountDesignToolEntrance(app: Hono<HttpEnv>, desk: DesignToolDesk): void {
  for (const paths of ['/design-tool/designs/*', '/design-tool/designs', '/events/:eventId/design-tool/*']) {
    app.use(paths, async (c, next) => {
      const handle = /^Bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '')?.[1];
      const viewer = c.get('viewer');
      if (handle && viewer) await requireHandle(desk, viewer, handle);
      return next();
    });
  }

  app.get(DESIGN_TOOL_CONNECT, async (c) => {
    const viewer = c.get('viewer');
    const returnTo =
      landingPath(designToolStart.catch({ returnTo: HOME_PATH }).parse(c.req.query()).returnTo) ?? HOME_PATH;
    // another site must not be able to begin what only the person should
    if (comesFromElsewhere(c)) return c.redirect(HOME_PATH, 302);
    if (!viewer) return c.redirect(`/auth/login?${new URLSearchParams({ returnTo })}`, 302);
    try {
      return c.redirect(await beginConnecting(desk, viewer, returnTo), 302);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      return c.redirect(`${DESIGN_TOOL_CALLBACK}?error=temporarily_unavailable`, 302);
    }
  });
}

export const mountDesignTool =
  (desk: DesignToolDesk): Mount =>
  (_ctx, implement) => {
    implement('getDesignToolConnection', ({ viewer }) => getConnection(desk, viewer));
    implement('exchangeDesignToolCode', ({ viewer, body }) => finishConnecting(desk, viewer, body));
    implement('disconnectDesignTool', ({ viewer }) => disconnect(desk, viewer));
    implement('listToolDesigns', ({ viewer, query }) => listDesigns(desk, viewer, query));
    implement('openToolDesign', ({ viewer, params }) => openDesign(desk, viewer, params.designId));

    implement('listDesignToolTemplates', ({ viewer, params }) => listTemplates(desk, viewer, params.eventId));
    implement('createToolDesign', ({ viewer, params, body }) =>
      createDesign(desk, viewer, params.eventId, body),
    );
    implement('getEventDesignTool', ({ viewer, params }) => getEventDesignTool(desk, viewer, params.eventId));
    implement('exportToolDesign', ({ viewer, params, body }) =>
      exportDesign(desk, viewer, params.eventId, body),
    );
    implement('getToolExport', ({ viewer, params }) => getExport(desk, viewer, params));
    implement('downloadToolExport', async ({ viewer, params }) => {
      const png = await downloadExport(desk, viewer, params);
      return new Response(new Uint8Array(png), {
        headers: {
          'Content-Type': 'image/png',
          'Content-Disposition': 'attachment; filename="invitation.png"',
        },
      });
    });
    implement('useToolPicture', ({ viewer, params, body }) =>
      usePicture(desk, viewer, params.eventId, body.export_id),
    );
    implement('dropToolPicture', ({ viewer, params }) => dropPicture(desk, viewer, params.eventId));
  };
