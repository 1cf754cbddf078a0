import { buttonRoute } from '#app/forms/button-route.server.ts';
import { pageBehind } from '#app/design-tool/design-page.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** Ends the connection to the design service. */
const button = buttonRoute({
  page: pageBehind,
  press: (api) => api.call('disconnectDesignTool', {}),
  failed: designToolWords.disconnectFailed,
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
