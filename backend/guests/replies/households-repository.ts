import { sql } from 'kysely';
import type { AnsweredPerson } from '#contract/guests/household.ts';
import type { Db } from '#backend/platform/database/connect.ts';

/** Of these guests the answers in which people are named. */
export const findAnsweredByName = (db: Db, guestIds: readonly string[]) =>
  db
    .selectFrom('replies')
    .select(['guest_id', 'rsvp', 'adults', 'children', 'answered_household'])
    .where(sql<boolean>`guest_id = any(${guestIds})`)
    .where(sql<boolean>`answered_household <> '[]'`)
    .execute();

/** Writes the people of answers over those there were; each answer's version grows by one, and nobody answered anew. */
export async function writeHouseholds(
  tx: Db,
  replies: readonly { guestId: string; household: AnsweredPerson[]; adults: number; children: number }[],
): Promise<void> {
  if (replies.length === 0) return;
  await sql`
    update replies set answered_household = changed.household, adults = changed.adults, children = changed.children,
      version = version + 1
    from json_to_recordset(${JSON.stringify(replies)}::json)
      as changed ("guestId" text, household jsonb, adults integer, children integer)
    where replies.guest_id = changed."guestId"`.execute(tx);
}
