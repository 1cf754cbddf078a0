import { backend, redirectToSignIn, type Result } from '#app/server/backend.server.ts';
import type { RouteArgs } from '#app/server/route-types.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';

type Outcome = Result<{ message: string }>;
type Failure = Extract<Result<unknown>, { ok: false }>;

/**
 * Leads from a button back to the page it stands on, which says what became of it. Whoever is
 * signed out comes back there. `failed` is said instead of an error that is not theirs.
 */
export const redirectWithOutcome = (request: Request, page: string, result: Outcome, failed?: string) =>
  result.ok
    ? redirectWithFlash(page, result.data.message)
    : redirectWithFailure(request, page, result, failed);

/** The same for a press that came to nothing. */
export function redirectWithFailure(
  request: Request,
  page: string,
  { status, error }: Failure,
  failed?: string,
) {
  if (status === 401) return redirectToSignIn(new Request(new URL(page, request.url)));
  return redirectWithFlash(page, {
    tone: 'error',
    text: failed !== undefined && status >= 500 ? failed : error.message,
  });
}

type Done = Result<{ message: string; undo?: string | null }>;

/** What a page that asked first answers to the press: leads on to `page`, which says what happened and can take it back, or says itself what is wrong. */
export function redirectOrProblem(request: Request, page: string, result: Done) {
  if (result.ok) {
    const { message: text, undo } = result.data;
    return redirectWithFlash(page, { tone: 'success', text, ...(undo && { undo }) });
  }
  if (result.status === 401) return redirectToSignIn(request);
  return { problem: result.error.message };
}

type Press<Names extends string> = (
  api: ReturnType<typeof backend>,
  params: Readonly<Record<Names, string>>,
) => Promise<Outcome>;

/**
 * The action of a page that asked whether something shall go: leads on to `page`. What is gone already, perhaps by the first of
 * two presses, is what was wanted.
 */
export const removalAction =
  <Names extends string>(page: (params: Readonly<Record<Names, string>>) => string, remove: Press<Names>) =>
  async ({ request, params }: RouteArgs<Names>) => {
    // it holds nothing but who was asked
    await readForm(request);
    const result = await remove(backend(request), params);
    if (!result.ok && result.status === 404) return redirectWithFlash(page(params), result.error.message);
    return redirectOrProblem(request, page(params), result);
  };
