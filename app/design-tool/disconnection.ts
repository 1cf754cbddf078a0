import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { backend } from '#app/server/backend.server.ts';
import { pageBehind, tellOnPage, toDesignPage } from '#app/design-tool/design-tool-action.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import * as words from '#messages/design-tool/en.ts';

export function loader({ params }: LoaderFunctionArgs) {
  return toDesignPage(params.eventId);
}

/** Ends the connection to the design tool. */
export async function action({ request, params: { eventId = '' } }: ActionFunctionArgs) {
  const back = pageBehind(await readForm(request), eventId);
  const result = await backend(request).call('disconnectDesignTool', {});
  return tellOnPage(request, back, result, {
    done: ({ message }) => message,
    failed: words.disconnectFailed,
  });
}
