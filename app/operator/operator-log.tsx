import { data } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { ConsoleList } from '#app/operator/console-list.tsx';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { factsOf, viewList } from '#app/operator/list-view.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { consolePage } from '#contract/operator/console.ts';

export const meta = consoleMeta;

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const texts = console.words.log;
  const list = await console.load('listOperatorLog', { query: queryOf(request, consolePage) });
  const view = viewList(request, console, {
    texts,
    list,
    show: ({ _id, at, operator, act, subject, reason }) => ({
      key: _id,
      title: texts.acts[act],
      facts: factsOf([
        [texts.when, console.moment(at)],
        [texts.who, operator],
        [texts.about, subject],
        [texts.why, reason],
      ]),
      links: [],
    }),
  });
  return data({ ...(await console.frameOf(texts.title, texts.lead)), view }, { headers: console.headers });
}

/** What operators looked at and did. */
export default function OperatorLogPage() {
  const { view } = useLoaderData<typeof loader>();
  return (
    <ConsolePage>
      <ConsoleList view={view} />
    </ConsolePage>
  );
}
