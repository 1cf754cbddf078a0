import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { Stat } from '#app/ui/stat.tsx';
import type { ConsoleOverview } from '#contract/operator/console.ts';

export const meta = consoleMeta;

/** The numbers, each with where its rows are, and whether one of them asks for something to be done. */
const tiles = [
  ['jobsWaiting', '/operator/jobs', false],
  ['jobsFailed', '/operator/jobs', true],
  ['mailsFailed', '/operator/deliveries', true],
  ['messagesFailed', '/operator/deliveries', true],
  ['paymentsWaiting', '/operator/money?list=payments&waiting=1', false],
  ['refundsWaiting', '/operator/money?list=refunds&waiting=1', false],
  ['redemptionsWaiting', '/operator/money?list=redemptions&waiting=1', false],
  ['quarantine', '/operator/money?list=quarantine', true],
  ['stopped', '/operator/problems', true],
] as const satisfies readonly [keyof ConsoleOverview, string, boolean][];

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const { words, moment } = console;
  const texts = words.overview;
  const now = await console.load('getConsoleOverview', {});
  const { check } = now;
  return console.page(texts, {
    texts: { ...texts, times: words.times },
    installation: [
      { term: texts.version, value: now.version },
      { term: texts.schema, value: now.schema },
      { term: texts.database, value: now.database },
    ],
    numbers: tiles.map(([name, to, isTrouble]) => ({
      term: texts[name],
      value: now[name],
      to,
      alarming: isTrouble && now[name] > 0,
    })),
    check: {
      value: check ? words.checkStates[check.state] : texts.neverChecked,
      at: check ? moment(check.at) : '',
      alarming: check?.state === 'differences' || check?.state === 'failed',
    },
    services: now.providers.map(({ name, state, at }) => ({
      term: words.providers[name],
      value: [words.healthStates[state], ...(at ? [moment(at)] : [])].join(' · '),
    })),
  });
}

/** The operator's console: how the installation is. */
export default function OperatorOverview() {
  const { texts, installation, numbers, check, services } = useLoaderData<typeof loader>();
  return (
    <ConsolePage>
      <section className="stack" aria-label={texts.numbers}>
        <h2>{texts.numbers}</h2>
        <dl className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {numbers.map((number) => (
            <Stat key={number.term} {...number} />
          ))}
          <Stat term={texts.check} value={check.value} to="/operator/ledger" alarming={check.alarming}>
            {check.at}
          </Stat>
        </dl>
      </section>
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Card title={texts.installation} className="wrap-anywhere">
          <DescriptionList facts={installation} />
        </Card>
        <Card title={texts.providers}>
          <DescriptionList facts={services} />
          <p className="mt-2 text-sm text-ink-soft">
            {texts.providersHint} {texts.times}
          </p>
        </Card>
      </div>
    </ConsolePage>
  );
}
