import { buttonRoute } from '#app/forms/button-route.server.ts';
import { pageBehind } from '#app/design-tool/design-page.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** Makes a finished export the invitation's picture; without one, stops using the picture. */
const button = buttonRoute({
  page: pageBehind,
  press: (api, params, form) =>
    form.has('export')
      ? api.call('useToolPicture', { params, body: { export_id: String(form.get('export')) } })
      : api.call('dropToolPicture', { params }),
  done: (_, form) => (form.has('export') ? designToolWords.exportInUse : designToolWords.stopped),
  failed: designToolWords.stopFailed,
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
