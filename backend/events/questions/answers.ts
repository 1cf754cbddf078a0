import { answerInWords } from '#contract/events/questions.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { comingOf, type AnsweredPerson } from '#contract/guests/household.ts';
import { findAnsweredHouseholds, findAnswers, findQuestions } from './repository.ts';

/** The questions of an event as columns of a file, with the answer of each guest who is coming. */
export async function answersByGuest(
  db: Db,
  eventId: string,
): Promise<
  {
    text: string;
    of: (guestId: string) => string;
    /** Of a question for each person, what was answered for one. */
    ofPerson: ((person: AnsweredPerson) => string) | null;
  }[]
> {
  const questions = await findQuestions(db, eventId);
  if (questions.length === 0) return [];
  const given = new Map(
    (await findAnswers(db, eventId)).map(({ question_id, guest_id, answer }) => [
      `${question_id} ${guest_id}`,
      answer,
    ]),
  );
  const households = questions.some(({ each_person: each }) => each)
    ? await findAnsweredHouseholds(db, eventId)
    : new Map<string, AnsweredPerson[]>();
  return questions.map((question) => ({
    text: question.question,
    ofPerson: question.each_person
      ? ({ answers }) => answerInWords(question, answers[question.id] ?? [])
      : null,
    of: (guestId) => {
      const people = question.each_person ? comingOf(households.get(guestId) ?? []) : [];
      const ofPeople = people.flatMap(({ name, answers }) => {
        const answer = answerInWords(question, answers[question.id] ?? []);
        return answer === '' ? [] : [name ? `${name}: ${answer}` : answer];
      });
      return ofPeople.join('; ') || answerInWords(question, given.get(`${question.id} ${guestId}`) ?? []);
    },
  }));
}
