import { data } from '@remix-run/node';
import { postedForm } from '#app/posted-form.server.ts';
import type { Unsent } from '#app/site/unsent.tsx';

/** The page that keeps a form until whoever sent it has signed in, to send it again (docs/decisions/0093, 0098). */
export function unsentForm(request: Request, why: Unsent['why'], status: number) {
  const { pathname, searchParams } = new URL(request.url);
  // how Remix asks for data
  searchParams.delete('_data');
  searchParams.delete('_routes');
  const { fields, hadFiles } = postedForm() ?? { fields: [], hadFiles: false };
  return data<Unsent>(
    {
      unsent: fields,
      hadFiles,
      why,
      to: `${pathname.replace(/\.data$/, '')}${searchParams.size > 0 ? `?${searchParams}` : ''}`,
    },
    { status },
  );
}
