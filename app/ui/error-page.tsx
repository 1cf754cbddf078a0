import type { ReactNode } from 'react';

import { ButtonLink } from '#app/ui/button.tsx';
import { Logo } from '#app/ui/logo.tsx';
import * as errorPageWords from '#messages/ui/error-page/en.ts';

interface ErrorPageProps {
  status: number;
  /** Left out, a title and message that fit the status. */
  title?: ReactNode;
  message?: ReactNode;
  /** Links or buttons that lead on; left out, a link to the start page. */
  actions?: ReactNode;
  /** The status in words of another language; empty for none, as where there was no answer to number. */
  number?: string | undefined;
}

/** The face of 403, 404, 500 and their like. */
export function ErrorPage({
  status,
  title,
  message,
  actions,
  number = errorPageWords.errorNumber(status),
}: ErrorPageProps) {
  const known = errorPageWords.byStatus[status] ?? errorPageWords.unexpected;
  return (
    <div className="centred">
      <Logo size={72} lit={status < 500} />
      <h1>{title ?? known.title}</h1>
      <p>{message ?? known.message}</p>
      <div className="row">{actions ?? <ButtonLink to="/">{errorPageWords.backHome}</ButtonLink>}</div>
      {number && <p className="field-help">{number}</p>}
    </div>
  );
}
