import { data } from '@remix-run/node';
import { postedForm } from '#app/server/posted-form.server.ts';

/** A form that its writer has to sign in for, to send it again. */
export interface Unsent {
  /** Names and values of its fields. */
  unsent: [string, string][];
  hadFiles: boolean;
  /** Nobody is signed in any more, somebody else is, or what it asks for takes a recent sign-in. */
  why: 'signed-out' | 'other-account' | 'long-ago';
  /** Where it was sent to, within this site. */
  to: string;
}

/** The page that keeps a form until whoever sent it has signed in, to send it again (docs/decisions/0098). */
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
