import { DAY_MS } from '#contract/common/durations.ts';
import type { HostRole } from '#contract/common/host-roles.ts';
import type { Context } from '#backend/platform/context.ts';
import { newId } from '#backend/platform/ids.ts';

/** Somebody who helps with an event, or with no `userId` was asked to. @returns the identifier of the invitation */
export async function addHost(
  ctx: Context,
  eventId: string,
  { email, role, userId }: { email: string; role: HostRole; userId?: string },
): Promise<string> {
  const id = newId();
  const now = ctx.now();
  await ctx.db
    .insertInto('event_hosts')
    .values({
      id,
      event_id: eventId,
      email,
      role,
      user_id: userId ?? null,
      accepted_at: userId ? now : null,
      invited_at: now,
      expires_at: new Date(now.getTime() + 14 * DAY_MS),
    })
    .execute();
  return id;
}
