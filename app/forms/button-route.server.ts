import { redirect } from '@remix-run/node';
import { backend, type Result } from '#app/server/backend.server.ts';
import type { RouteArgs } from '#app/server/route-types.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { redirectWithFailure } from '#app/forms/redirect-with-outcome.server.ts';

type Params<Names extends string> = Readonly<Record<Names, string>>;

interface ButtonPress<Names extends string, Saved> {
  /** The page the button stands on. */
  page: (params: Params<Names>, form?: FormData) => string;
  press: (api: ReturnType<typeof backend>, params: Params<Names>, form: FormData) => Promise<Result<Saved>>;
  /** What the page then says; the backend's sentence if left out, nothing where there is none. */
  done?: (saved: Saved, form: FormData) => string;
  /** What it says where the failure is ours. */
  failed?: string;
}

/** The loader and the action of an address that belongs to buttons: a press leads back to their page, which says what became of it; so does the address when it is opened. */
export function buttonRoute<Names extends string = never, Saved = unknown>({
  page,
  press,
  done = (saved) => (saved as { message?: string }).message ?? '',
  failed,
}: ButtonPress<Names, Saved>) {
  return {
    loader: ({ params }: RouteArgs<Names>) => redirect(page(params)),
    action: async ({ request, params }: RouteArgs<Names>) => {
      const form = await readForm(request);
      const back = page(params, form);
      const result = await press(backend(request), params, form);
      if (!result.ok) return redirectWithFailure(request, back, result, failed);
      const text = done(result.data, form);
      return text === '' ? redirect(back, 303) : redirectWithFlash(back, text);
    },
  };
}
