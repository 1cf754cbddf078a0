import type { Mount } from '#backend/platform/http/implement.ts';
import {
  addQuestion,
  deleteQuestion,
  listQuestions,
  moveQuestion,
  updateQuestion,
  wrongInQuestion,
} from './service.ts';

export const mountQuestions: Mount = (ctx, implement) => {
  implement('listQuestions', ({ viewer, params }) => listQuestions(ctx, viewer, params.eventId));
  implement('addQuestion', ({ viewer, params, body }) => addQuestion(ctx, viewer, params.eventId, body), {
    alsoWrong: ({ viewer, params, body }) => wrongInQuestion(ctx, viewer, params, body),
  });
  implement('updateQuestion', ({ viewer, params, body }) => updateQuestion(ctx, viewer, params, body), {
    alsoWrong: ({ viewer, params, body }) => wrongInQuestion(ctx, viewer, params, body),
  });
  implement('moveQuestion', ({ viewer, params, body }) => moveQuestion(ctx, viewer, params, body));
  implement('deleteQuestion', ({ viewer, params }) => deleteQuestion(ctx, viewer, params));
};
