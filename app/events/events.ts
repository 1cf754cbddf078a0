import { redirect, type LoaderFunctionArgs } from '@remix-run/node';

/** The payment page of the spec links here; the list lives at `/organised-events` (design 8). */
export function loader({ request }: LoaderFunctionArgs) {
  return redirect(`/organised-events${new URL(request.url).search}`, 301);
}
