import * as accountData from './account-data.ts';
import * as accounts from './accounts.ts';
import { outcome } from '#contract/common/fields.ts';
import type { Operation } from '#contract/operation.ts';

/** The calls of people and their profiles: a part of the table in `operations.ts`. */
export const accountOperations = {
  getCurrentUser: {
    method: 'GET',
    path: '/auth/me',
    summary: 'The signed-in user',
    access: 'signed-in',
    apiKey: 'events:read',
    response: accounts.currentUser,
  },
  updateProfile: {
    method: 'PUT',
    path: '/auth/profile',
    summary:
      'Change the signed-in user’s profile. Another e-mail waits in pendingEmail until its owner confirms it',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'depends',
    body: accounts.profileForm,
    response: accounts.savedProfile,
  },
  sendEmailConfirmation: {
    method: 'POST',
    path: '/auth/profile/email/confirmation',
    summary: 'Send the mail that confirms the address in pendingEmail again',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    response: accounts.addressChange,
  },
  cancelEmailChange: {
    method: 'DELETE',
    path: '/auth/profile/email/pending',
    summary: 'Forget the address in pendingEmail',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    response: accounts.addressChange,
  },
  getEmailLink: {
    method: 'GET',
    path: '/auth/email-links/{token}',
    summary: 'What a link from a mail about an address is for. Changes nothing',
    access: 'anyone',
    apiKey: 'never',
    params: accounts.emailLinkParams,
    response: accounts.emailLink,
  },
  useEmailLink: {
    method: 'POST',
    path: '/auth/email-links/{token}',
    summary: 'Confirm an address; take a change of address back, or remove every passkey, and end sessions',
    access: 'anyone',
    apiKey: 'never',
    params: accounts.emailLinkParams,
    response: accounts.emailLinkUsed,
  },
  exportAccount: {
    method: 'GET',
    path: '/auth/account/export',
    summary: 'Everything stored about the signed-in user, as a JSON file',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'always',
  },
  getAccountDeletion: {
    method: 'GET',
    path: '/auth/account/deletion',
    summary: 'What keeps the account from being deleted, and what would go',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'never',
    response: accountData.accountDeletion,
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/auth/account',
    summary: 'Erase the person; what the ledger names stays under a pseudonym. Ends every session',
    access: 'signed-in',
    apiKey: 'never',
    recentSignIn: 'always',
    body: accountData.deleteAccountForm,
    response: outcome,
  },
} as const satisfies Record<string, Operation>;
