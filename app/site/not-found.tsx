import { data } from '@remix-run/node';
import { RouteError } from '#app/site/route-error.tsx';
import { sentences } from '#contract/errors.ts';

export function loader() {
  throw data({ message: sentences.notFound }, { status: 404 });
}

export default function NotFound() {
  return null;
}

export const ErrorBoundary = RouteError;
