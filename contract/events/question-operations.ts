import { z } from 'zod/v4';
import { id, outcome } from '#contract/common/fields.ts';
import { eventParams, type Operation } from '#contract/operation.ts';
import * as questions from './questions.ts';

const questionParams = z.object({ eventId: id, questionId: id });

/** The calls of an organiser's questions to the guests: a part of the table in `operations.ts`. Guests read them with the event and answer with their reply. */
export const questionOperations = {
  listQuestions: {
    method: 'GET',
    path: '/events/{eventId}/questions',
    summary: 'The questions put to guests, with totals per answer',
    access: 'viewer',
    apiKey: 'events:read',
    readers: 'hosts',
    params: eventParams,
    response: questions.questionList,
  },
  addQuestion: {
    method: 'POST',
    path: '/events/{eventId}/questions',
    summary: 'Add a question to guests, after the existing ones',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'editors',
    status: 201,
    params: eventParams,
    body: questions.newQuestion,
    response: questions.savedQuestion,
  },
  updateQuestion: {
    method: 'PUT',
    path: '/events/{eventId}/questions/{questionId}',
    summary: 'Change the wording of a question; answers stay',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'editors',
    params: questionParams,
    body: questions.questionEntry,
    response: questions.savedQuestion,
  },
  moveQuestion: {
    method: 'POST',
    path: '/events/{eventId}/questions/{questionId}/move',
    summary: 'Ask a question earlier or later',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: questionParams,
    body: questions.questionMove,
    response: outcome,
  },
  deleteQuestion: {
    method: 'DELETE',
    path: '/events/{eventId}/questions/{questionId}',
    summary: 'Delete a question with its answers',
    access: 'editor',
    apiKey: 'events:write',
    readers: 'anyone',
    params: questionParams,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
