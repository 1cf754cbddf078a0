import { useMatches } from '@remix-run/react';
import { useRootData } from '#app/frame/root-data.ts';

/** What a route may say of itself in its `handle`. */
export interface RouteHandle {
  /** The page's styles travel inside its HTML, so that nothing blocks the first paint (the guest's path). */
  inlineStyles?: boolean;
  /** Who opens the page without having signed in was invited personally, always or as its data say: nothing around it speaks of us. */
  forInvited?: true | ((data: unknown) => boolean);
  /** Everybody who is not known here sees the same at one address in one language, until the next version of the app. */
  sameForVisitors?: true;
}

/** Whether the page shown carries its styles in its HTML. Such a page has a garland above it. */
export const useInlinePage = () =>
  useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.inlineStyles);

/** Whether the page is somebody's invitation. */
const useForInvited = () =>
  useMatches().some(({ handle, data }) => {
    const forInvited = (handle as RouteHandle | undefined)?.forInvited;
    return typeof forInvited === 'function' ? forInvited(data) : forInvited;
  });

/** Whether the page has a header: a guest came for the invitation, and needs no account. */
export function useHasHeader(): boolean {
  const user = useRootData()?.user;
  return !useForInvited() || !!user;
}

/** What of its styles travels inside the page's HTML: nothing (0), its own (1), or those of its header too (2). */
export function useInlineStyles(): 0 | 1 | 2 {
  const hasHeader = useHasHeader();
  return !useInlinePage() ? 0 : hasHeader ? 2 : 1;
}

/**
 * Attributes of a link that may leave an inline page: from there it is a full navigation,
 * because the other pages' styles are not loaded, and its route is not asked for ahead.
 */
export function useLeaving(): { reloadDocument?: true; discover?: 'none' } {
  return useInlinePage() ? { reloadDocument: true, discover: 'none' } : {};
}

/** Styles that a loader hands to its page alone, as `look`; they stand in its HTML beside the others. */
export const ownStyles = (data: unknown): string | [] =>
  (data as { look?: string } | null | undefined)?.look ?? [];

/** The styles of the page shown, beside those that all such pages have. */
export const useOwnStyles = () => useMatches().flatMap(({ data }) => ownStyles(data));
