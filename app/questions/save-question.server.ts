import { flashMessage } from '#app/forms/flash.server.ts';
import { postForm } from '#app/forms/form-result.server.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { questionEntry, type QuestionKind } from '#contract/events/questions.ts';

/** Puts the posted question and leads back to the list. */
export async function addQuestionAction(request: Request, eventId: string, kind: QuestionKind) {
  const { check, send } = backend(request);
  const params = { eventId };
  return postForm(await readForm(request), {
    schema: questionEntry,
    check: (body) => check('addQuestion', { params, body: { ...body, kind } }),
    send: (body) => send('addQuestion', { params, body: { ...body, kind } }),
    done: flashMessage(`/event/${eventId}/questions`),
  });
}

/** Saves the posted form over a question and leads back to the list. */
export async function saveQuestion(request: Request, params: { eventId: string; questionId: string }) {
  const { check, send } = backend(request);
  return postForm(await readForm(request), {
    schema: questionEntry,
    check: (body) => check('updateQuestion', { params, body }),
    send: (body) => send('updateQuestion', { params, body }),
    done: flashMessage(`/event/${params.eventId}/questions`),
  });
}
