/** Questions of a host to the guests: what the backend and the forms say of them. */
import { count } from '#contract/common/format.ts';

export const textRequired = 'Write the question.';
export const kindRequired = 'Choose how guests answer.';
export const twoChoicesNeeded = 'Give at least two answers to choose from.';
export const choicesDiffer = 'Two answers read the same.';
export const tooMany = 'An event has at most ten questions. Delete one first.';
export const duplicateQuestion = 'This question is already on the list.';
export const gone = 'This question is no longer on the list.';
export const choiceTaken = (choice: string, guests: number) =>
  `${count(guests, 'guest')} chose “${choice}”, so it has to stay. You can change its wording, or delete the whole question.`;
export const added = 'The question is on the list.';
export const saved = 'The question is saved.';
export const moved = 'The order has been changed.';
export const deleted = 'The question and its answers were deleted.';
