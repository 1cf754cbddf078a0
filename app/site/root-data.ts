import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '#app/root.tsx';

/** What the frame around every page knows; undefined when even that could not be loaded. */
export function useRootData() {
  return useRouteLoaderData<typeof loader>('root');
}
