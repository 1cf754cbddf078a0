import { normalized } from '#contract/common/unicode.ts';
import { sql } from 'kysely';
import type { Db } from '#backend/platform/database/connect.ts';

/** Those of `phones` whose owners asked for no more messages, about this event or at all. */
export async function stoppedPhones(
  db: Db,
  eventId: string,
  phones: readonly string[],
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('stopped_numbers')
    .select('phone')
    .where('event_id', 'in', ['', eventId])
    .where(sql<boolean>`phone = any(${phones})`)
    .execute();
  return new Set(rows.map(({ phone }) => phone));
}

/**
 * Notes when a number wrote a STOP or START, in the transaction that heeds it.
 *
 * @returns whether it is to be heeded: not where a newer one was
 */
export async function noteWord(tx: Db, phone: string, writtenAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('phone_words')
    .values({ phone, written_at: writtenAt })
    .onConflict((conflict) =>
      conflict
        .column('phone')
        .doUpdateSet({ written_at: writtenAt })
        .where('phone_words.written_at', '<=', writtenAt),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Ends messages to a number: about one event, or with an empty `eventId` about every event. */
export async function stopPhone(db: Db, phone: string, eventId: string): Promise<void> {
  await db
    .insertInto('stopped_numbers')
    .values({ phone, event_id: eventId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Lifts every stop of a number: only its owner can write to us from it. */
export async function resumePhone(db: Db, phone: string): Promise<void> {
  await db.deleteFrom('stopped_numbers').where('phone', '=', phone).execute();
}

const STOP =
  /^[^\p{L}\p{M}\p{N}]*(stop|stopall|unsubscribe|cancel|end|quit|रोकें|रोको|बंद|बंद करें|बंद करो)[\s.!।]*$/iu;
const START = /^[^\p{L}\p{M}\p{N}]*(start|unstop|शुरू|शुरू करें|शुरू करो)[\s.!।]*$/iu;

/** What a reply asks for; null for everything else people write, a sentence that ends in such a word included. */
export function wishOf(text: string): 'stop' | 'start' | null {
  const command = normalized(text).trim();
  return STOP.test(command) ? 'stop' : START.test(command) ? 'start' : null;
}
