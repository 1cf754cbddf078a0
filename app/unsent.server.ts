import { data } from '@remix-run/node';
import type { Unsent } from '#app/site/unsent.tsx';

const forms = new WeakMap<Request, FormData>();

/** Remembers the form of a request as it was sent, for as long as the request lives. */
export function rememberForm(request: Request, form: FormData): void {
  const whole = new FormData();
  for (const [name, value] of form) whole.append(name, value);
  forms.set(request, whole);
}

/** The page that keeps a form until whoever sent it has signed in, to send it again (docs/decisions/0093, 0098). */
export function unsentForm(request: Request, why: Unsent['why'], status: number) {
  const { pathname, searchParams } = new URL(request.url);
  // how Remix asks for data
  searchParams.delete('_data');
  searchParams.delete('_routes');
  const entries = [...(forms.get(request) ?? [])];
  return data<Unsent>(
    {
      unsent: entries.flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name, value]] : [],
      ),
      hadFiles: entries.some(([, value]) => value instanceof File && value.size > 0),
      why,
      to: `${pathname.replace(/\.data$/, '')}${searchParams.size > 0 ? `?${searchParams}` : ''}`,
    },
    { status },
  );
}
