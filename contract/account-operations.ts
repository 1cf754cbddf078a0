import * as accounts from './accounts.ts';
import type { Operation } from './operation.ts';

/** The calls of people and their profiles: a part of the table in `operations.ts`. */
export const accountOperations = {
  getCurrentUser: {
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in user',
    access: 'signed-in',
    response: accounts.currentUser,
  },
  updateProfile: {
    method: 'PUT',
    path: '/auth/profile',
    summary: 'Change the signed-in user’s profile',
    access: 'signed-in',
    body: accounts.profileForm,
    response: accounts.currentUser,
  },
} as const satisfies Record<string, Operation>;
