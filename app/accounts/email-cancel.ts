import { buttonRoute } from '#app/forms/button-route.server.ts';

/** Forgets an address that waits to be confirmed. */
const button = buttonRoute({
  page: () => '/profile',
  press: (api) => api.call('cancelEmailChange', {}),
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/frame/account-layout.tsx';
