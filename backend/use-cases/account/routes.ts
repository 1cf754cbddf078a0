import type { Mount } from '#backend/platform/http/implement.ts';
import { deleteAccount, getAccountDeletion } from './deletion-service.ts';
import {
  cancelEmailChange,
  getEmailLink,
  sendEmailConfirmation,
  useEmailLink,
} from '#backend/accounts/email-service.ts';
import { answerWaysIn } from '#backend/accounts/other-ways.ts';
import { leaveInvitations, linkInvitationsToUser } from './link-service.ts';
import { exportAccount } from './export-service.ts';
import { getCurrentUser, setLanguage, updateProfile, wrongInProfile } from '#backend/accounts/service.ts';
import { forgetSession, keepSessionOn } from '#backend/accounts/session.ts';

export const mountAccounts: Mount = (ctx, implement) => {
  implement('getCurrentUser', async ({ viewer, http }) => {
    const user = await getCurrentUser(ctx, viewer);
    await keepSessionOn(ctx, http, viewer);
    return { user };
  });
  implement('updateProfile', ({ viewer, body }) => updateProfile(ctx, viewer, body), {
    alsoWrong: ({ body }) => wrongInProfile(body),
  });
  implement('setLanguage', async ({ viewer, body }) => ({
    user: await setLanguage(ctx, viewer, body.language),
  }));
  implement('sendEmailConfirmation', ({ viewer }) => sendEmailConfirmation(ctx, viewer));
  implement('cancelEmailChange', ({ viewer }) => cancelEmailChange(ctx, viewer));
  implement('getEmailLink', ({ viewer, params }) => getEmailLink(ctx, viewer, params.token));
  implement('useEmailLink', ({ viewer, params, language }) =>
    useEmailLink(ctx, viewer, params.token, language, linkInvitationsToUser(ctx)),
  );
  implement('answerWaysIn', async ({ viewer, body, http }) => {
    const answered = await answerWaysIn(ctx, viewer, body, leaveInvitations(ctx));
    if (answered.action === 'logout') forgetSession(ctx, http);
    return answered;
  });
  implement('exportAccount', ({ viewer }) => exportAccount(ctx, viewer));
  implement('getAccountDeletion', ({ viewer }) => getAccountDeletion(ctx, viewer));
  implement('deleteAccount', ({ viewer, body }) => deleteAccount(ctx, viewer, body.confirmation));
};
