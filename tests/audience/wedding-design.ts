import { newId } from '#backend/platform/ids.ts';
import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';

/** Gives the wedding a design, a photo, a second language and a picture from the design tool. */
export async function addDesign(world: FullWorld): Promise<void> {
  const { ctx, eventId, imageId } = world;
  const now = ctx.now();
  await ctx.db
    .updateTable('events')
    .set({
      photo_id: imageId,
      story: 'How we met',
      other_name: 'हमारी शादी',
      other_description: 'आइए',
      other_story: 'हम मिले',
    })
    .where('id', '=', eventId)
    .execute();
  const selection = {
    template: 'mandap',
    title: 'Ours 🎉',
    subtitle: 'With joy',
    invocation: 'With folded hands',
    brideParents: 'Asha and Ram Iyer',
    groomParents: 'Lata and Dev Rao',
    hosts: 'The Iyer family',
    backgroundColor: '#fff6e6',
    textColor: '#6e1230',
    includeDate: true,
    includeLocation: true,
    language: 'en',
  };
  await ctx.db
    .insertInto('event_designs')
    .values({
      event_id: eventId,
      selection: JSON.stringify(selection),
      photo_id: imageId,
      drawn: null,
      failed: null,
      wide_image_id: imageId,
      tall_image_id: imageId,
      print_image_id: null,
      chosen_at: now,
    })
    .execute();
  world.exportId = newId();
  await ctx.db
    .insertInto('design_tool_exports')
    .values({
      id: world.exportId,
      user_id: world.callers.organiser.userId,
      event_id: eventId,
      design_id: 'D0001',
      title: 'Ours',
      status: 'ready',
      failure: 'None at all',
      provider_job_id: null,
      image_id: imageId,
      created_at: now,
      updated_at: now,
    })
    .execute();
  await ctx.db
    .insertInto('design_tool_pictures')
    .values({ event_id: eventId, image_id: imageId, design_id: 'D0001', title: 'Ours', chosen_at: now })
    .execute();
}
