import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

/** The dashboard of the spec links here; the list lives at `/attending-events` (design 8). */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/attending-events${new URL(request.url).search}`, 301);
}
