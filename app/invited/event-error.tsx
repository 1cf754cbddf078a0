import { isRouteErrorResponse, useActionData, useRouteError } from '@remix-run/react';
import type { ReplyProblem } from '#app/replies/reply-form.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import { backToProfile, loadFailed } from '#messages/events/page/en.ts';

/** What `readEvent` says of a missing event, or of one that could not be loaded, in the reader's language. */
export interface EventProblem {
  status: number;
  title: string;
  message: string;
  back: string;
  /** Where the link with these words leads; left out, to the profile. */
  to?: string;
  /** The status in words. */
  number: string;
}

/** A missing event, or one that could not be loaded, in the words of spec sections 2 and 8. It holds an answer that came meanwhile. */
export function EventMissing({
  status,
  title,
  message,
  back,
  to = '/profile',
  number,
}: Pick<EventProblem, 'status' | 'message' | 'back'> & Partial<EventProblem>) {
  const held = useActionData<Partial<ReplyProblem>>()?.held;
  return (
    <ErrorPage
      status={status}
      title={title}
      message={held?.message ?? message}
      number={number}
      actions={
        <>
          {held ? <div dangerouslySetInnerHTML={{ __html: held.form }} /> : null}
          <ButtonLink to={to} reloadDocument discover="none" variant={held ? 'secondary' : 'primary'}>
            {back}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Anything else that went wrong with the page. */
export function EventError() {
  const error = useRouteError();
  return (
    <EventMissing
      status={isRouteErrorResponse(error) ? error.status : 500}
      message={loadFailed}
      back={backToProfile}
    />
  );
}
