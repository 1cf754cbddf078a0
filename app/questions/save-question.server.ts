import { parseWithZod } from '@conform-to/zod/v4';
import { backend, redirectToSignIn, type Result } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import { questionEntry, type QuestionEntry, type QuestionKind } from '#contract/events/questions.ts';

/** Puts the posted question and leads back to the list. */
export const addQuestionAction = (request: Request, eventId: string, kind: QuestionKind) =>
  save(
    request,
    eventId,
    (body) => backend(request).call('addQuestion', { params: { eventId }, body: { ...body, kind } }),
    (typed) => backend(request).check('addQuestion', { params: { eventId }, body: { ...typed, kind } }),
  );

/** Saves the posted form over a question and leads back to the list. */
export const saveQuestion = (request: Request, params: { eventId: string; questionId: string }) =>
  save(
    request,
    params.eventId,
    (body) => backend(request).call('updateQuestion', { params, body }),
    (body) => backend(request).check('updateQuestion', { params, body }),
  );

async function save(
  request: Request,
  eventId: string,
  send: (body: QuestionEntry) => Promise<Result<{ message: string }>>,
  check: (typed: object) => Promise<FieldErrors>,
) {
  const submission = parseWithZod(await readForm(request), { schema: questionEntry });
  if (submission.status !== 'success') return invalidForm(submission, await check(submission.payload));
  const result = await send(submission.value);
  if (result.ok)
    return redirectWithFlash(`/event/${eventId}/questions`, { tone: 'success', text: result.data.message });
  if (result.status === 401) throw redirectToSignIn(request);
  return refusedForm(submission, result);
}
