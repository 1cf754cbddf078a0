import { answerInWords } from '#contract/events/questions.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { findAnswers, findQuestions } from './repository.ts';

/** The questions of an event as columns of a file, with the answer of each guest who is coming. */
export async function answersByGuest(
  db: Db,
  eventId: string,
): Promise<{ text: string; of: (guestId: string) => string }[]> {
  const questions = await findQuestions(db, eventId);
  if (questions.length === 0) return [];
  const given = new Map(
    (await findAnswers(db, eventId)).map(({ question_id, guest_id, answer }) => [
      `${question_id} ${guest_id}`,
      answer,
    ]),
  );
  return questions.map((question) => ({
    text: question.question,
    of: (guestId) => answerInWords(question, given.get(`${question.id} ${guestId}`) ?? []),
  }));
}
