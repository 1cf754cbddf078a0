import { newId } from '#backend/platform/ids.ts';
import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';

/** The guest who gave by their personal link, whom nobody has thanked. */
export async function findGiverByLink({ ctx, ...world }: FullWorld): Promise<void> {
  const payer = await ctx.db
    .selectFrom('guest_payers')
    .select('id')
    .where('guest_id', '=', world.phoneGuest.id)
    .executeTakeFirstOrThrow();
  await ctx.db.deleteFrom('thank_yous').where('event_id', '=', world.eventId).execute();
  givers.set(world.eventId, payer.id);
}
/** By event. */
const givers = new Map<string, string>();

export const giverByLink = (world: FullWorld) => ({ giverId: givers.get(world.eventId) ?? '' });

/** The same, thanked by the owner on WhatsApp. */
export async function thankByHand(world: FullWorld): Promise<void> {
  await findGiverByLink(world);
  await world.callers.organiser.call('thankGiver', {
    params: { eventId: world.eventId, ...giverByLink(world) },
    body: {
      way: 'whatsapp',
      text: 'Thank you!',
      language: 'en',
      upTo: '2100-01-01T00:00:00.000Z',
      requestId: newId(),
    },
  });
}
