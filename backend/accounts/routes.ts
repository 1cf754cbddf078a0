import type { Mount } from '../app.ts';
import { getCurrentUser, updateProfile } from './service.ts';

export const mountAccounts: Mount = (ctx, implement) => {
  implement('getCurrentUser', async ({ viewer }) => ({ user: await getCurrentUser(ctx, viewer) }));
  implement('updateProfile', async ({ viewer, body }) => ({ user: await updateProfile(ctx, viewer, body) }));
};
