import { useLocation } from '@remix-run/react';

/**
 * The key of a form that stays on its page once it was taken: each success leads to an address of its own (`redirectWithFlash`), and
 * the form begins anew there, without what was wrong with it before (docs/decisions/0101).
 */
export const useFreshForm = (): string => useLocation().search;
