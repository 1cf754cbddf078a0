import { useRouteLoaderData } from '@remix-run/react';

/** What the frame around every page knows. */
export interface RootData {
  user: { _id: string; firstName: string; lastName: string; email: string; profilePicture: string } | null;
  /** Notifications nobody read. */
  unread: number;
  takesPayments: boolean;
  hasWallet: boolean;
}

/** What the root's loader answered; undefined when even that could not be loaded. */
export const useRootData = () => useRouteLoaderData<() => Promise<RootData>>('root');
