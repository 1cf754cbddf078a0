import { backend } from '#app/server/backend.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { toolDesignQuery, type ToolDesignList } from '#contract/designs/design-tool.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** What somebody's designs are, or why they cannot be shown. */
export type DesignsView =
  | { list: ToolDesignList; problem: null }
  | { list: null; problem: { title: string; detail: string } };

/**
 * What `DesignToolPanel` needs, for the loader of the page it stands on. A design tool that
 * is slow or away, or has ended the connection, is a state of the panel, not an error of the page.
 * A part that could not be loaded is null; without a connection there is nothing of the panel, and no designs. The address's `page` and `continuation` say which designs.
 */
export async function designToolView(request: Request, eventId: string) {
  const api = backend(request);
  const params = { eventId };
  const [{ data: connection }, { data: templates }, { data: chosen }] = await Promise.all([
    api.extra('getDesignToolConnection', {}),
    api.extra('listDesignToolTemplates', { params }),
    api.extra('getEventDesignTool', { params }),
  ]);
  const view = { connection, templates, chosen };
  if (!connection?.connected) return { ...view, designs: null as DesignsView | null };
  const query = queryOf(request, toolDesignQuery);
  // it has to ask the design tool, which may take longer than a part of ours
  const result = await api.call('listToolDesigns', { query });
  if (result.ok) return { ...view, designs: { list: result.data, problem: null } };
  if (result.error.code === 'not_connected')
    return {
      ...view,
      connection: { ...connection, connected: false, ended: true, connectedAt: null },
      designs: null,
    };
  const detail = result.error.code === 'design_tool_silent' ? '' : result.error.message;
  return { ...view, designs: { list: null, problem: { title: designToolWords.loadDesignsFailed, detail } } };
}
export type DesignToolView = Awaited<ReturnType<typeof designToolView>>;
