import { greetingColumns } from '#backend/guests/greeted.ts';
import { provenEmail } from '#backend/platform/database/proven-email.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { readEventRow, type EventRow } from '#backend/events/access.ts';
import { wasWritten } from '#backend/guests/invitations/was-written-repository.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/service.ts';
import { findGuestFunctions } from '#backend/guests/replies/repository.ts';

/** A guest's answer as it stands, with everything its mail says. */
export interface AnswerToConfirm {
  answer: NonNullable<Awaited<ReturnType<typeof answerOf>>>;
  event: EventRow;
  organiser: { first_name: string; last_name: string; email: string };
  /** With a yes: the functions they are invited to, and what they said of each. */
  functions: AnsweredFunctionRow[];
}

/** The answer of a guest, by whichever hand; undefined while there is none, or once the guest is gone. */
export async function findAnswer(db: Db, guestId: string): Promise<AnswerToConfirm | undefined> {
  const answer = await answerOf(db, guestId);
  const event = answer && (await readEventRow(db, answer.event_id));
  if (!event) return undefined;
  const organiser = await db
    .selectFrom('users')
    .select(['first_name', 'last_name', provenEmail().as('email')])
    .where('id', '=', event.organiser_id)
    .executeTakeFirstOrThrow();
  const functions = answer.rsvp === 'yes' ? await findGuestFunctions(db, event.id, guestId) : [];
  return { answer, event, organiser, functions };
}

async function answerOf(db: Db, guestId: string) {
  return (
    db
      .selectFrom('replies')
      .innerJoin('guests', 'guests.id', 'replies.guest_id')
      .select(['guests.id', 'guests.event_id', ...greetingColumns, 'email', 'link_key', 'with_family'])
      .select([
        'guests.language',
        'rsvp',
        'source',
        'adults',
        'children',
        'note',
        'names',
        'answered_household',
        'version',
        'confirmed',
      ])
      // whether something about the event went to the address they have now
      .select(wasWritten('email').as('written'))
      .where('replies.guest_id', '=', guestId)
      .where('replies.rsvp', '<>', 'pending')
      .executeTakeFirst()
  );
}

/** Notes which answer was confirmed. */
export async function keepConfirmed(db: Db, guestId: string, confirmed: string): Promise<void> {
  await db.updateTable('replies').set({ confirmed }).where('guest_id', '=', guestId).execute();
}
