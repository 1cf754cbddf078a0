import { buttonRoute } from '#app/forms/button-route.server.ts';
import { pageBehind } from '#app/design-tool/design-page.ts';
import type { TemplateCategory } from '#contract/designs/design-tool.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

/** Begins a design in the person's account at the design tool. */
const button = buttonRoute({
  page: pageBehind,
  press: (api, params, form) =>
    api.call('createToolDesign', {
      params,
      // whatever was sent instead of a template, the backend refuses
      body: {
        template_id: String(form.get('template')) as TemplateCategory,
        title: String(form.get('title') ?? ''),
      },
    }),
  done: ({ design }) => designToolWords.created(design.title),
  failed: designToolWords.useTemplateFailed,
});

export const loader = button.loader;
export const action = button.action;
export { ErrorBoundary } from '#app/hosting/event-layout.tsx';
