import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { pageBehind, tellOnPage, toDesignPage } from '#app/design-tool/design-tool-action.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import * as words from '#messages/design-tool/en.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return toDesignPage(params.eventId);
}

/** Has a picture made of a design; with `use` it becomes the invitation's. */
export async function action({ request, params: { eventId = '' } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const body = { design_id: String(form.get('design') ?? ''), use: form.has('use') };
  const result = await backend(request).call('exportToolDesign', { params: { eventId }, body });
  return tellOnPage(request, pageBehind(form, eventId), result, {
    done: () => words.exportAsked,
    failed: words.exportFailed,
  });
}
