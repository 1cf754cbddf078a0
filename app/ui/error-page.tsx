import type { ReactNode } from 'react';

import { ButtonLink } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';

const words: Record<number, { title: string; message: string }> = {
  400: { title: 'This could not be read', message: 'Please go back and try again.' },
  403: { title: 'You cannot open this page', message: 'It belongs to someone else, or you are signed in with another account.' },
  404: { title: 'There is nothing here', message: 'The address may be mistyped, or what was here has been removed.' },
  405: { title: 'Nothing can be sent to this page', message: 'Please go back and try again.' },
  413: { title: 'That was too large', message: 'Please go back and send less at once.' },
  429: { title: 'Please wait a moment', message: 'That was a lot of tries in a short time.' },
  503: { title: 'We are not there right now', message: 'Please try again in a moment.' },
};

const unexpected = {
  title: 'Something went wrong on our side',
  message: 'Nothing you typed was the cause. Please try again in a moment.',
};

export interface ErrorPageProps {
  status: number;
  /** Left out, a title and message that fit the status. */
  title?: ReactNode;
  message?: ReactNode;
  /** Links or buttons that lead on; left out, a link to the start page. */
  actions?: ReactNode;
}

/** The face of 403, 404, 500 and their like. */
export function ErrorPage({ status, title, message, actions }: ErrorPageProps) {
  const known = words[status] ?? unexpected;
  return (
    <div className="centred">
      <Mark size={72} lit={status < 500} />
      <h1>{title ?? known.title}</h1>
      <p>{message ?? known.message}</p>
      <div className="row">{actions ?? <ButtonLink to="/">Back to Home</ButtonLink>}</div>
      <p className="field-help">Error {status}</p>
    </div>
  );
}
