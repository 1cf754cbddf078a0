import { useMatches } from '@remix-run/react';
import { RouteError } from '#app/frame/route-error.tsx';
import { UnsentForm, useUnsent } from '#app/frame/unsent.tsx';

/** What a page of whoever is signed in may say of itself in its `handle`. */
export interface AccountPageHandle {
  /** What it says when it is our failure, in place of the general words. */
  failed?: { title?: string; message: string };
}

/** The face of what goes wrong with such a page, whose form may have to be sent again. Apart from `RouteError`, which guests load as well. */
export function ErrorBoundary() {
  const unsent = useUnsent();
  const { failed } = (useMatches().at(-1)?.handle ?? {}) as AccountPageHandle;
  return unsent ? <UnsentForm unsent={unsent} /> : <RouteError failed={failed} />;
}
