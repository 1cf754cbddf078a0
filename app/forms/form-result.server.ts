import type { Submission, SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import type { z } from 'zod/v4';
import type { Result } from '#app/server/backend.server.ts';
import type { ErrorEnvelope, FieldErrors } from '#contract/common/errors.ts';
import { validationMessages } from '#contract/common/validation.ts';
import { validationWords } from '#messages/validation/by-language.ts';
import type { Language } from '#messages/language.ts';

/** What every form action answers when it did not redirect: conform's result, under one name. */
export interface FormResult {
  lastResult: SubmissionResult<string[]>;
}

interface FormSteps<Schema extends z.ZodType, Saved, Done> extends Shown {
  schema: Schema;
  send: (body: z.output<Schema>) => Promise<Result<Saved>>;
  /** Has the backend judge what did not pass the schema, so that everything wrong is said at once. */
  check?: (body: Record<string, unknown>) => Promise<FieldErrors>;
  /** Leads on. */
  done: (saved: Saved, body: z.output<Schema>) => Done;
}

/** How a refusal is shown on the form. */
interface Shown {
  /** The spec's words for a failure of ours. */
  fallback?: string;
  /** The form's field for a path of the payload. */
  fieldName?: (path: string) => string;
}

/** The way of every form: the schema judges it, the backend takes it, and the page goes on or shows it again with what is wrong beside its fields. */
export async function postForm<Schema extends z.ZodType, Saved, Done>(
  form: FormData,
  { schema, send, check, done, ...shown }: FormSteps<Schema, Saved, Done>,
) {
  const submission = parseWithZod(form, { schema });
  if (submission.status !== 'success') return invalidForm(submission, await check?.(submission.payload));
  const result = await send(submission.value);
  return result.ok ? done(result.data, submission.value) : refusedForm(submission, result, shown);
}

/** The form as its schema takes it; what has no sentence of its own is wrong in the reader's language. */
export const parseInLanguage = <Schema extends z.ZodType>(
  form: FormData,
  schema: Schema,
  language: Language,
) => parseWithZod(form, { schema, error: validationMessages(validationWords[language]) });

/**
 * Answers a form that did not pass its schema: 400, typed values kept, messages beside their fields.
 * `alsoWrong` is what the backend says of the same fields (`check`), so that everything is said at once.
 */
export function invalidForm(submission: Submission<unknown, string[], unknown>, alsoWrong: FieldErrors = {}) {
  const errors = submission.status === 'error' ? (submission.error ?? {}) : {};
  const news = Object.entries(alsoWrong).filter(([name]) => !(name in errors));
  const lastResult = submission.reply(news.length > 0 ? { fieldErrors: Object.fromEntries(news) } : {});
  return data<FormResult>({ lastResult }, { status: 400 });
}

/**
 * Answers a form the backend refused: its field messages beside their fields, its
 * sentence (or `fallback`, the spec's words for the case without one) above the form.
 * The typed values stay.
 */
export function refusedForm(
  submission: Submission<unknown, string[], unknown>,
  refusal: { status: number; error: ErrorEnvelope },
  { fallback, fieldName = (path) => path }: Shown = {},
) {
  const { error, status } = refusal;
  const details = Object.entries(error.details ?? {});
  const lastResult = submission.reply(
    details.length > 0
      ? { fieldErrors: Object.fromEntries(details.map(([path, messages]) => [fieldName(path), messages])) }
      : { formErrors: [(status >= 500 && fallback) || error.message] },
  );
  return data<FormResult>({ lastResult }, { status });
}

/** Shows the form again as it was filled in; nothing is wrong with it. */
export function keptForm(form: FormData, names: readonly string[]) {
  const initialValue = Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
  return data<FormResult>({ lastResult: { initialValue } });
}
