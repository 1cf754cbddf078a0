import { isRouteErrorResponse, useLocation, useRouteError } from '@remix-run/react';
import { useLeaving } from '#app/frame/inline-page.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { ErrorPage } from '#app/ui/error-page.tsx';
import * as frameWords from '#messages/site/frame/en.ts';
import * as errorPageWords from '#messages/ui/error-page/en.ts';
import * as guestFrameWords from '#messages/site/guest-frame/en.ts';

const offline = { title: frameWords.offlineTitle, message: frameWords.offlineMessage, number: '' };

/** What a page says that did not come because the browser is offline; null otherwise. Only a browser knows, and only of itself. */
export const offlineTexts = (error: unknown) =>
  !isRouteErrorResponse(error) && typeof navigator !== 'undefined' && navigator.onLine === false
    ? offline
    : null;

/** The document's title for a page that cannot be shown; the site's name for one with a face of its own, such as a form that is kept. */
export function errorTitle(error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const known = errorPageWords.byStatus[status] ?? (status < 500 ? null : errorPageWords.unexpected);
  return known ? `${known.title} · ${guestFrameWords.siteName}` : guestFrameWords.siteName;
}

interface RouteErrorProps {
  /** What the page says when it is our failure, in place of the general words. */
  failed?: { title?: string; message: string };
}

/**
 * The face of everything that can go wrong with a page: the backend's sentence where there
 * is one. What may pass by itself can be tried again; a lost connection says so.
 */
export function RouteError({ failed }: RouteErrorProps) {
  const error = useRouteError();
  const leaving = useLeaving();
  const { pathname, search } = useLocation();
  const answer = isRouteErrorResponse(error) ? error : null;
  const status = answer?.status ?? 500;
  const message = (answer?.data as { message?: unknown } | null | undefined)?.message;
  const texts = typeof message === 'string' ? { message } : {};
  const home = (variant?: 'secondary') => (
    <ButtonLink to="/" {...leaving} {...(variant ? { variant } : {})}>
      {guestFrameWords.backToHome}
    </ButtonLink>
  );
  return (
    <ErrorPage
      status={status}
      {...(offlineTexts(error) ?? (status >= 500 && failed ? failed : texts))}
      actions={
        status < 500 ? (
          home()
        ) : (
          <>
            <ButtonLink to={pathname + search} reloadDocument discover="none">
              {frameWords.tryAgain}
            </ButtonLink>
            {home('secondary')}
            <ButtonLink to="/contact" {...leaving} variant="quiet">
              {guestFrameWords.contactUs}
            </ButtonLink>
          </>
        )
      }
    />
  );
}
