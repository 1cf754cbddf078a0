import type { Selectable } from 'kysely';
import type { HostRole } from '#contract/common/host-roles.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Schema } from '#backend/platform/database/schema.ts';

type HostRow = Selectable<Schema['event_hosts']>;
/** A co-host with the name of whoever accepted. */
export type NamedHostRow = HostRow & { first_name: string | null; last_name: string | null };

const named = (db: Db) =>
  db
    .selectFrom('event_hosts')
    .leftJoin('users', 'users.id', 'event_hosts.user_id')
    .selectAll('event_hosts')
    .select(['users.first_name', 'users.last_name']);

/** The co-hosts of an event in the order they were first invited, waiting ones among them. */
export async function findHosts(db: Db, eventId: string): Promise<NamedHostRow[]> {
  return named(db)
    .where('event_hosts.event_id', '=', eventId)
    .orderBy('event_hosts.invited_at')
    .orderBy('event_hosts.id')
    .execute();
}

export async function findHost(db: Db, eventId: string, hostId: string): Promise<NamedHostRow | undefined> {
  return named(db)
    .where('event_hosts.event_id', '=', eventId)
    .where('event_hosts.id', '=', hostId)
    .executeTakeFirst();
}

/** The event, locked until the transaction ends: its co-hosts change one after the other. */
export async function lockEvent(tx: Db, eventId: string): Promise<void> {
  await tx.selectFrom('events').select('id').where('id', '=', eventId).forNoKeyUpdate().execute();
}

export async function insertHost(
  tx: Db,
  row: Pick<HostRow, 'id' | 'event_id' | 'email' | 'role' | 'invited_at' | 'expires_at'>,
): Promise<void> {
  await tx.insertInto('event_hosts').values(row).execute();
}

/** Changes a co-host of this event. @returns whether there was one */
export async function updateHost(
  tx: Db,
  { eventId, hostId }: { eventId: string; hostId: string },
  change: Partial<Pick<HostRow, 'role' | 'role_raised_at' | 'invited_at' | 'expires_at' | 'mail'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('event_hosts')
    .set(change)
    .where('event_id', '=', eventId)
    .where('id', '=', hostId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteHost(tx: Db, eventId: string, hostId: string): Promise<void> {
  await tx.deleteFrom('event_hosts').where('event_id', '=', eventId).where('id', '=', hostId).execute();
}

/** @returns whether this person helped with the event */
export async function deleteHostUser(tx: Db, eventId: string, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('event_hosts')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** An invitation with what it tells of the event and its owner; locked with `lock`. */
export async function findInvitation(db: Db, hostId: string, { lock = false } = {}) {
  return db
    .selectFrom('event_hosts')
    .innerJoin('events', 'events.id', 'event_hosts.event_id')
    .innerJoin('users', 'users.id', 'events.organiser_id')
    .selectAll('event_hosts')
    .select([
      'events.event_name',
      'events.starts_at',
      'events.time_zone',
      'events.status',
      'events.organiser_id',
      'users.language as owner_language',
      'users.first_name as owner_first_name',
      'users.last_name as owner_last_name',
    ])
    .select(({ selectFrom }) =>
      selectFrom('address_owners')
        .select('user_id')
        .whereRef('address_owners.email', '=', 'event_hosts.email')
        .as('invited_id'),
    )
    .where('event_hosts.id', '=', hostId)
    .$if(lock, (query) => query.forUpdate('event_hosts'))
    .executeTakeFirst();
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Lets the address of an invitation stay whose it is until the transaction ends, and no other co-host of its event change. */
export async function holdEventAndOwner(tx: Db, hostId: string): Promise<void> {
  const row = await tx
    .selectFrom('event_hosts')
    .select('event_id')
    .where('id', '=', hostId)
    .executeTakeFirst();
  if (row) await lockEvent(tx, row.event_id);
  await tx
    .selectFrom('address_owners')
    .select('email')
    .where('email', '=', (select) =>
      select.selectFrom('event_hosts').select('email').where('id', '=', hostId),
    )
    .forShare()
    .execute();
}

/** Whoever accepts under a second address helps once, as the latest invitation says. */
export async function acceptRow(
  tx: Db,
  { id, event_id: eventId }: { id: string; event_id: string },
  userId: string,
  now: Date,
): Promise<void> {
  await tx
    .deleteFrom('event_hosts')
    .where('event_id', '=', eventId)
    .where('user_id', '=', userId)
    .where('id', '<>', id)
    .execute();
  await tx
    .updateTable('event_hosts')
    .set({ user_id: userId, accepted_at: now })
    .where('id', '=', id)
    .execute();
}

/** Lets invitations to an address that were accepted wait for whoever proves it now: who accepted is no co-host by them any more. */
export async function reopenRows(
  tx: Db,
  moved: { email: string } & ({ from: string } | { to: string }),
  expiresAt: Date,
): Promise<void> {
  await tx
    .updateTable('event_hosts')
    .set({ user_id: null, accepted_at: null, expires_at: expiresAt })
    .where('email', '=', moved.email)
    .where((where) =>
      'from' in moved ? where('user_id', '=', moved.from) : where('user_id', '<>', moved.to),
    )
    .execute();
}

/** Who may change the event beside its owner. */
export async function editorIds(db: Db, eventId: string): Promise<string[]> {
  const role: HostRole = 'editor';
  const rows = await db
    .selectFrom('event_hosts')
    .select('user_id')
    .where('event_id', '=', eventId)
    .where('role', '=', role)
    .where('user_id', 'is not', null)
    .execute();
  return rows.flatMap(({ user_id: userId }) => (userId === null ? [] : [userId]));
}

/** Whose address this is; nobody's, perhaps. */
export async function accountsWith(db: Db, email: string): Promise<string[]> {
  const rows = await db.selectFrom('address_owners').select('user_id').where('email', '=', email).execute();
  return rows.map(({ user_id: userId }) => userId);
}

/** Name and addresses of somebody. */
export async function findPerson(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email', 'pending_email', 'verified_email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
