import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { pageBehind, tellOnPage, toDesignPage } from '#app/design-tool/design-tool-action.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import type { TemplateCategory } from '#contract/designs/design-tool.ts';
import * as words from '#messages/design-tool/en.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return toDesignPage(params.eventId);
}

/** Begins a design in the person's account at the design tool. */
export async function action({ request, params: { eventId = '' } }: ActionFunctionArgs) {
  const form = await readForm(request);
  // whatever was sent instead of a template, the backend refuses
  const body = {
    template_id: String(form.get('template')) as TemplateCategory,
    title: String(form.get('title') ?? ''),
  };
  const result = await backend(request).call('createToolDesign', { params: { eventId }, body });
  return tellOnPage(request, pageBehind(form, eventId), result, {
    done: ({ design }) => words.created(design.title),
    failed: words.useTemplateFailed,
  });
}
