import { appLanguage } from '#messages/app-language/en.ts';
import { functionChoiceId } from '#app/replies/answers-in.server.ts';
import { viewForHost } from '#app/replies/household-view.server.ts';
import { functionChoices } from '#app/replies/functions-view.server.ts';
import { viewQuestion, type QuestionsView, type QuestionView } from '#app/replies/question-view.ts';
import { formatEventDate } from '#contract/common/format.ts';
import type { listedGuest } from '#contract/guests/guests.ts';
import { wholeHousehold } from '#contract/guests/household.ts';
import { partyLimitOf } from '#contract/guests/replies.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';
import type { z } from 'zod/v4';

/** What a host can record beside a guest's reply: who comes of the people there are names of, how many come to each function, and answers to questions. All of it can be left open. */
export function viewHostQuestions(
  { guest, questions, functions }: Pick<z.infer<typeof listedGuest>, 'guest' | 'questions' | 'functions'>,
  { timeZone }: { timeZone: string },
): QuestionsView {
  const household = wholeHousehold(guest.household, guest.reply.household);
  const optional = questions.map((question) => ({ ...question, required: false }));
  const ofPeople = viewForHost(
    {
      household: household.map((person) => ({ ...person, named: true })),
      reply: guest.reply,
      questions: optional,
    },
    appLanguage,
  );
  const choices = functionChoices(partyLimitOf(guest), functionPageWords.peopleOf);
  const ofFunctions = functions
    .filter(({ invited }) => invited)
    .map(({ _id, name, startsAt, people }): QuestionView => ({
      id: functionChoiceId(_id),
      kind: 'one',
      text: functionPageWords.recordLabel(name, formatEventDate({ startsAt, timeZone })),
      choices,
      answer: people === null ? [] : [String(people)],
    }));
  const once = ofPeople.people.length > 0 ? optional.filter(({ eachPerson }) => !eachPerson) : optional;
  return {
    ...ofPeople,
    questions: [...ofFunctions, ...once.map((question) => viewQuestion(question, appLanguage))],
  };
}
