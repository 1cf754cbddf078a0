import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { z } from 'zod/v4';
import { redirectToSignIn, type Result } from '#app/server/backend.server.ts';
import type { EditAnswer } from '#app/events/event-change/edit-answer.ts';
import { editVenue, keepChosenVenue } from '#app/events/event-change/edit-venue.server.ts';
import { dropLoosePoint } from '#app/events/venue/venue-form.server.ts';
import { SEARCH_VENUE, USE_VENUE, VENUE_CHOICE } from '#app/events/venue/venue-names.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/forms/form-result.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import type { FieldErrors } from '#contract/common/errors.ts';
import type { savedFunction } from '#contract/events/functions.ts';

type Saved = z.infer<typeof savedFunction>;

export interface SaveAnswer extends Pick<EditAnswer, 'lastResult' | 'venueFound' | 'venueNotice'> {
  /** Changed in another window since the form was opened. */
  stale?: boolean;
}

/** Sends the posted function, or searches for its place; once saved it leads to where `next` says. */
export async function saveFunction<Form extends z.ZodType>(
  request: Request,
  schema: Form,
  send: (body: z.output<Form>) => Promise<Result<Saved>>,
  check: (input: unknown) => Promise<FieldErrors>,
  next: (saved: Saved['function']) => string,
) {
  const form = await readForm(request);
  dropLoosePoint(form);
  if (form.get('do') === SEARCH_VENUE || form.get('do') === USE_VENUE) return editVenue(request, form);
  if (form.get(VENUE_CHOICE)) {
    // a place that was chosen but not filled in yet is meant
    const stopped = await keepChosenVenue(request, form);
    if (stopped) return stopped;
  }
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return invalidForm(submission, await check(submission.payload));
  const result = await send(submission.value);
  if (result.ok) return redirectWithFlash(next(result.data.function), result.data.message);
  if (result.status === 401) throw redirectToSignIn(request);
  if (result.status === 403 || result.status === 404) throw data(result.error, { status: result.status });
  const refused = refusedForm(submission, result);
  return data<SaveAnswer>(
    { ...refused.data, stale: result.error.code === 'changed_elsewhere' },
    refused.init ?? {},
  );
}
