import type { RouteArgs } from '#app/server/route-types.ts';
import { consoleMeta } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { factsOf, viewList } from '#app/operator/list-view.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { consolePage } from '#contract/operator/console.ts';

export { ConsoleListPage as default } from '#app/operator/console-list.tsx';

export const meta = consoleMeta;

/** What operators looked at and did. */
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
  return console.page(texts, { view });
}
