import type { AnsweredPerson } from '#contract/guests/household.ts';
import type { RsvpForm } from '#contract/guests/replies.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { AnsweredFunctionRow } from '#backend/events/functions/service.ts';
import { withLeftOut, withNumbers, withOthers } from '#backend/guests/household.ts';
import { functionsByName, readAnswers, readFunctionReplies, readPersonAnswers } from './details-rules.ts';
import { findFunctionsOfGuest, findGuestFunctions, findGuestQuestions, type NewReply } from './repository.ts';
import { isConfirmation, limitOf, type Answerer, type InvitedGuest } from './rules.ts';

type Place = { eventId: string; guestId: string };

/** What an answer says beside yes or no, ready to be kept. */
interface ReplyDetails {
  answers: Map<string, readonly string[]>;
  functions: Map<string, number | null>;
  /** The guest's functions as they were before this answer, where it says something of them. */
  invited?: readonly AnsweredFunctionRow[];
  household: AnsweredPerson[];
}

/** Questions and functions are for those who come; what was said of them beside a no is neither asked for nor changed. */
export async function readReplyDetails(
  tx: Db,
  { eventId, guestId }: Place,
  form: RsvpForm,
  {
    by,
    wanted,
    guest,
    before,
  }: { by: Answerer; wanted: NewReply; guest: InvitedGuest; before: readonly AnsweredPerson[] },
): Promise<ReplyDetails> {
  if (form.rsvp === 'no' || isConfirmation(form))
    return { answers: new Map(), functions: new Map(), household: wanted.household };
  const hasEach = form.household?.some(({ answers }) => answers !== undefined) ?? false;
  const questions = await findGuestQuestions(tx, eventId, guestId, {
    held: form.answers !== undefined || hasEach,
  });
  // for a party, a question for each person is asked once it is said who comes
  const isAlone = limitOf(guest) === 1;
  const answers = readAnswers(questions, form.answers, {
    isDemanded: ({ eachPerson }) => by === 'guest' && (isAlone || !eachPerson),
  });
  const answered = readPersonAnswers(wanted.household, questions, form, {
    demandRequired: by === 'guest' && hasEach,
  });
  if (!form.functions && !form.household) return { answers, functions: new Map(), household: answered };
  const rows = await findFunctionsOfGuest(tx, eventId, guestId, { held: true });
  const invited = rows.filter((row) => row.invited);
  const heads = wanted.adults + wanted.children;
  const byNumber = readFunctionReplies(invited, form, heads);
  const leftOut = rows.filter((row) => !row.invited).map(({ id }) => id);
  const household = withOthers(withNumbers(withLeftOut(answered, before, leftOut), byNumber));
  const isSaidByName = form.household?.some((person) => person.functions !== undefined) ?? false;
  // a number that was said counts, and a function of which nobody ever said a word stays open
  const counted = rows.filter(
    ({ id, people, invited }) =>
      !Object.hasOwn(form.functions ?? {}, id) && (people !== null || (invited && isSaidByName)),
  );
  return {
    answers,
    functions: new Map([...byNumber, ...(form.household ? functionsByName(household, counted) : [])]),
    invited,
    household,
  };
}

/** Whether a guest who comes has still to say of a function whether they do. */
export async function hasOpenFunctions(
  tx: Db,
  { eventId, guestId }: Place,
  { functions, invited }: Pick<ReplyDetails, 'functions' | 'invited'>,
): Promise<boolean> {
  const guestFunctions = invited ?? (await findGuestFunctions(tx, eventId, guestId));
  return guestFunctions.some(({ id, people }) => (functions.has(id) ? functions.get(id) : people) === null);
}
