import type { questionOperations } from '#contract/events/question-operations.ts';
import { editors, hosts, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';

const words = () => ({ text: 'Where do you come from?', required: false });
let count = 0;
/** Before each call; the same question is not taken twice. */
const addedQuestion = async (world: World) => {
  count += 1;
  const answer = await world.callers.organiser.call('addQuestion', {
    params: { eventId: world.eventId },
    body: { kind: 'text', text: `Number ${count}?` },
  });
  world.token = answer.status === 201 ? answer.data.question._id : 'no-question-there';
};
const question = (world: World) => ({ questionId: world.token });

/** The questions to guests are the organiser's to see with their totals, to put and to change. */
export const questionRows: Record<keyof typeof questionOperations, Row> = {
  listQuestions: { expected: hosts(), before: addedQuestion },
  addQuestion: { expected: editors(201), body: () => ({ ...words(), kind: 'text' }) },
  updateQuestion: { expected: editors(), params: question, body: words, before: addedQuestion },
  moveQuestion: {
    expected: editors(),
    params: question,
    body: () => ({ direction: 'up' }),
    before: addedQuestion,
  },
  deleteQuestion: { expected: editors(), params: question, before: addedQuestion },
};
