import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Sends the mail again that confirms the address of the profile. */
const button = buttonRoute({
  page: () => '/profile',
  press: (api) => api.call('sendEmailConfirmation', {}),
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/frame/account-layout.tsx';
