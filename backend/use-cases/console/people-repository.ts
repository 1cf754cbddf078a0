import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';
import type { Plan } from '#contract/accounts/accounts.ts';

interface PersonRow {
  id: string;
  first_name: string;
  plan: Plan;
  created_at: Date;
  events: number;
  stopped: boolean;
}

/** Accounts whose verified address this is: one, or one for each way of signing in. */
export async function peopleByEmail(db: Db, email: string): Promise<PersonRow[]> {
  const { rows } = await sql<PersonRow>`
    select id, first_name, plan, created_at,
      (select count(*) from events where organiser_id = users.id) as events,
      exists (select from sending_stops where organiser_id = users.id) as stopped
    from users where verified_email = ${email} order by created_at, id`.execute(db);
  return rows;
}
