import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const meta = consoleMeta;

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  // to everybody else it is no other unknown page than the console itself
  await console.admit();
  const { notFound } = console.words;
  return console.page(notFound, { back: notFound.back }, 404);
}

/** An address below the console's that is none of its pages: an operator keeps the menu, and their language. */
export default function NotInConsole() {
  const { back } = useLoaderData<typeof loader>();
  return (
    <ConsolePage>
      <p>
        <ButtonLink to="/operator">{back}</ButtonLink>
      </p>
    </ConsolePage>
  );
}
