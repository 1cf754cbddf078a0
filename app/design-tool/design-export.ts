import { buttonRoute } from '#app/forms/button-route.server.ts';
import { pageBehind } from '#app/design-tool/design-page.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** Has a picture made of a design; with `use` it becomes the invitation's. */
const button = buttonRoute({
  page: pageBehind,
  press: (api, params, form) =>
    api.call('exportToolDesign', {
      params,
      body: { design_id: String(form.get('design') ?? ''), use: form.has('use') },
    }),
  done: () => designToolWords.exportRequested,
  failed: designToolWords.exportFailed,
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
