import { data, type MetaFunction } from '@remix-run/node';
import { RouteError } from '#app/site/route-error.tsx';
import * as words from '#messages/site/pages/en.ts';
import * as errorWords from '#messages/errors/en.ts';

export const meta: MetaFunction = () => [
  { title: words.notFoundPageTitle },
  { name: 'robots', content: 'noindex' },
];

export function loader() {
  throw data({ message: errorWords.notFound }, { status: 404 });
}

export default function NotFound() {
  return null;
}

export const ErrorBoundary = RouteError;
