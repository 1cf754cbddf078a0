import type { RouteArgs } from '#app/server/route-types.ts';
import { consoleMeta } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { factsOf, viewList } from '#app/operator/list-view.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { formatRupeesWithPaise } from '#contract/common/format.ts';
import { moneyLists, moneyQuery } from '#contract/operator/console.ts';

export { ConsoleListPage as default } from '#app/operator/console-list.tsx';

export const meta = consoleMeta;

/** Payments, refunds, vouchers and what was kept aside, each with the way to its story. */
export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const texts = console.words.money;
  const states: Record<string, string> = console.words.moneyStates;
  const query = queryOf(request, moneyQuery);
  const list = await console.load('listMoney', { query });
  const view = viewList(request, console, {
    texts,
    list,
    kinds: {
      label: texts.lists,
      tabs: moneyLists.map((name) => ({
        to: `?list=${name}`,
        label: texts[name],
        current: name === query.list,
      })),
    },
    links: [
      ...(query.list === 'quarantine'
        ? []
        : query.waiting
          ? [{ to: `?list=${query.list}`, label: texts.all }]
          : [{ to: `?list=${query.list}&waiting=1`, label: texts.waiting }]),
      { to: STORY, label: texts.anyStory },
    ],
    show: ({ _id, at, status, amount, payment, provider, waiting, note }) => ({
      key: _id,
      title: formatRupeesWithPaise(amount),
      badge: { tone: waiting ? 'strong' : 'plain', text: states[status] ?? status },
      facts: factsOf([
        [texts.at, console.moment(at)],
        [texts.number, _id],
        [texts.payment, payment === _id ? null : payment],
        [texts.provider, provider],
      ]),
      note: note ? { text: note, lang: 'en' } : undefined,
      links: [{ to: storyAddress(query.list === 'redemptions', _id, payment), label: texts.story }],
    }),
  });
  return console.page(texts, { view });
}

const STORY = '/operator/money/story';
const storyAddress = (isRedemption: boolean, own: string, payment: string | null) =>
  `${STORY}?${new URLSearchParams(isRedemption ? { of: 'redemption', id: own } : { of: 'payment', id: payment ?? own })}`;
