import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { forwardToBackend } from '#app/server/backend-door.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  return forwardToBackend(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return forwardToBackend(request);
}
