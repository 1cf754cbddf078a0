import { newId } from '#backend/platform/ids.ts';
import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/* What has to be there before a call of section 7 is made. */

export async function addNotification({ ctx }: FullWorld, { userId }: Caller): Promise<void> {
  if (!userId) return;
  const words = {
    title: 'A guest answered',
    message: 'Ravi Menon is coming.',
    path: '',
    email: 'none' as const,
  };
  await ctx.db
    .insertInto('notifications')
    .values({ id: newId(), user_id: userId, type: 'rsvp_yes', ...words, created_at: ctx.now() })
    .execute();
}

export async function addLogin({ ctx }: FullWorld, { userId }: Caller): Promise<void> {
  if (!userId) return;
  const device = { ip: '127.0.0.1', browser: 'Firefox', os: 'Linux', device_type: 'desktop' as const };
  const login = { ...device, id: newId(), user_id: userId, session_id: null, created_at: ctx.now() };
  await ctx.db
    .insertInto('logins')
    .values({ ...login, outcome: 'failed' })
    .execute();
  // those of the world give none
  await ctx.db.updateTable('logins').set({ reason: 'refused' }).execute();
}

/** Another session of the caller's. */
export async function addSession(world: FullWorld, { userId }: Caller): Promise<void> {
  world.token = newId();
  if (!userId) return;
  const expires_at = new Date(world.ctx.now().getTime() + 3_600_000);
  const session = { id: world.token, token_hash: newId(), user_id: userId, expires_at };
  await world.ctx.db
    .insertInto('sessions')
    .values({ ...session, id_token: null, revoked_at: null })
    .execute();
}

/** The request that the stranger sent the collaborator, a guest: their word alone lets somebody from outside in (docs/decisions/0094). */
export async function waitingRequest(world: FullWorld): Promise<void> {
  const { ctx, eventId, collaborator } = world;
  const guest = await ctx.db
    .selectFrom('guests')
    .select('id')
    .where('event_id', '=', eventId)
    .where('user_id', '=', collaborator.userId)
    .executeTakeFirst();
  if (!guest) await addGuest(ctx, eventId, { user_id: collaborator.userId });
  const { data } = await world.collaborator.call('listCollaborationRequests', {
    params: { eventId: world.eventId },
  });
  world.token = data.requests.find(({ status }) => status === 'pending')?._id ?? '';
}

/** Nobody asked the organiser, whose word lets in as well. */
export async function organiserUnasked({ ctx, eventId, callers }: FullWorld): Promise<void> {
  await ctx.db
    .deleteFrom('collaboration_requests')
    .where('event_id', '=', eventId)
    .where('target_id', '=', callers.organiser.userId)
    .execute();
}

/** The organiser asks nothing that has to be answered: the specification's client knows of no questions. */
export async function askNothing({ ctx, eventId }: FullWorld): Promise<void> {
  await ctx.db
    .updateTable('event_questions')
    .set({ required: false })
    .where('event_id', '=', eventId)
    .execute();
}

/** Nobody was asked whether guests give together: the specification's rules hold (docs/decisions/0094). */
export async function answerNothing({ ctx, eventId }: FullWorld): Promise<void> {
  await ctx.db.updateTable('events').set({ give_together: null }).where('id', '=', eventId).execute();
}

/** Nobody's purchase was taken back by a host. */
export async function undoNothing({ ctx, gifts }: FullWorld): Promise<void> {
  await ctx.db.deleteFrom('purchase_refusals').where('gift_id', '=', gifts.open).execute();
}

/** Nobody asked anybody yet, and the shy one gives another gift of the event. */
export async function forgetRequests({ ctx, eventId, gifts, shy }: FullWorld): Promise<void> {
  await ctx.db.deleteFrom('collaboration_requests').where('event_id', '=', eventId).execute();
  await ctx.db
    .updateTable('collaborators')
    .set({ gift_id: gifts.bought })
    .where('gift_id', '=', gifts.open)
    .where('user_id', '=', shy.userId)
    .execute();
}
