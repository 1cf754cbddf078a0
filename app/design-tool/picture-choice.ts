import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { pageBehind, tellOnPage, toDesignPage } from '#app/design-tool/design-tool-action.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import * as words from '#messages/design-tool/en.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return toDesignPage(params.eventId);
}

/** Makes a finished export the invitation's picture; without one, stops using the picture. */
export async function action({ request, params: { eventId = '' } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const exportId = form.get('export');
  const api = backend(request);
  const result =
    exportId === null
      ? await api.call('dropToolPicture', { params: { eventId } })
      : await api.call('useToolPicture', { params: { eventId }, body: { export_id: String(exportId) } });
  return tellOnPage(request, pageBehind(form, eventId), result, {
    done: () => (exportId === null ? words.stopped : words.exportInUse),
    failed: words.stopFailed,
  });
}
