import { newId } from '#backend/platform/ids.ts';
import { all, editors, hosts, signedIn, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

/** An export of the organiser's that never became a picture. */
const organisersExport = async (world: World) => {
  world.token = newId();
  const now = world.ctx.now();
  const event = await world.ctx.db
    .selectFrom('events')
    .select('id')
    .where('id', '=', world.eventId)
    .executeTakeFirst();
  if (!event) return;
  await world.ctx.db
    .insertInto('design_tool_exports')
    .values({
      id: world.token,
      user_id: world.callers.organiser.userId,
      event_id: world.eventId,
      design_id: 'D0001',
      status: 'failed',
      provider_job_id: null,
      image_id: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
};
const ofExport = (world: World) => ({ exportId: world.token });
/** Everybody may try with their own account, and nobody has connected one. */
const ownAccount = all(409, { visitor: 401, keyHolder: 401 });

/** The calls of `contract/designs/design-tool-operations.ts`. */
export const designToolRows = {
  getDesignToolConnection: { expected: signedIn() },
  // nobody else's state, and none that was made up
  exchangeDesignToolCode: {
    expected: all(400, { visitor: 401, keyHolder: 401 }),
    body: () => ({ code: 'made-up', state: 'x'.repeat(43) }),
  },
  disconnectDesignTool: { expected: signedIn() },
  listToolDesigns: { expected: ownAccount },
  openToolDesign: { expected: ownAccount, params: () => ({ designId: 'D0001' }) },
  listDesignToolTemplates: { expected: editors() },
  createToolDesign: { expected: editors(409), body: () => ({ template_id: 'wedding' }) },
  getEventDesignTool: { expected: hosts() },
  exportToolDesign: { expected: editors(409), body: () => ({ design_id: 'D0001' }) },
  getToolExport: { expected: hosts(), params: ofExport, before: organisersExport },
  // it has no picture, which only hosts learn
  downloadToolExport: { expected: hosts(409), params: ofExport, before: organisersExport },
  useToolPicture: {
    expected: editors(409),
    body: (world) => ({ export_id: world.token }),
    before: organisersExport,
  },
  dropToolPicture: { expected: editors() },
} satisfies Record<string, Row>;
