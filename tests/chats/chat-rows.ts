import type { Context } from '#backend/platform/context.ts';
import { newId } from '#backend/platform/ids.ts';

/** A chat as if it had been: what the guest wrote waits for a host, and a host's message did not arrive. @returns the guest's message */
export async function addChat(
  ctx: Context,
  guestId: string,
  { text = 'Yes, 2 adults and 1 child', at = ctx.now() }: { text?: string; at?: Date } = {},
): Promise<string> {
  const [id, refused] = [newId(), newId()];
  const row = await ctx.db
    .selectFrom('guests')
    .select(['event_id', 'id as guest_id', 'phone'])
    .where('id', '=', guestId)
    .executeTakeFirstOrThrow();
  await ctx.db
    .insertInto('chat_messages')
    .values([
      {
        ...row,
        id,
        from_guest: true,
        body: text,
        provider_ref: `wamid.${id}`,
        status: 'open',
        why: 'too_many',
        written_at: at,
      },
      {
        ...row,
        id: refused,
        from_guest: false,
        body: 'We cannot hear you.',
        status: 'failed',
        error: 'Not reached.',
        written_at: at,
      },
    ])
    .execute();
  return id;
}
