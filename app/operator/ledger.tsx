import { data } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { actAddress, factsOf } from '#app/operator/list-view.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

export const meta = consoleMeta;

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const { words, moment } = console;
  const said = words.ledger;
  const kinds: Record<string, string> = said.kinds;
  const { check } = await console.load('getLedgerCheck', {});
  return data(
    {
      ...(await console.frameOf(said.title, said.lead)),
      said: { begin: said.begin, none: said.none, noneHint: said.noneHint, findings: said.findings },
      begin: actAddress('check_ledger', ''),
      check: check && {
        state: words.checkStates[check.state],
        tone:
          check.state === 'agrees'
            ? ('yes' as const)
            : check.state === 'running'
              ? ('plain' as const)
              : ('no' as const),
        facts: factsOf([
          [said.asked, moment(check.at)],
          [said.finished, check.finishedAt && moment(check.finishedAt)],
          [said.found, check.finishedAt && String(check.differences)],
          [said.checked, check.checked],
        ]),
        findings: check.findings.map(({ kind, sentence }) => ({ kind: kinds[kind] ?? kind, sentence })),
        rest:
          check.moreFindings > 0
            ? said.moreFindings(check.moreFindings)
            : check.finishedAt && check.findings.length === 0
              ? said.nothing
              : '',
      },
    },
    { headers: console.headers },
  );
}

/** What the last check of the ledger found, and the way to another one. */
export default function LedgerPage() {
  const { said, begin, check } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      actions={
        <Link to={begin} className="btn btn-primary">
          {said.begin}
        </Link>
      }
    >
      {check ? (
        <>
          <Card className="wrap-anywhere">
            <p>
              <Badge tone={check.tone}>{check.state}</Badge>
            </p>
            <DescriptionList facts={check.facts} />
          </Card>
          {check.findings.length > 0 || check.rest ? (
            <Card title={said.findings} className="wrap-anywhere">
              <ul className="stack">
                {check.findings.map(({ kind, sentence }) => (
                  <li key={sentence}>
                    <strong>{kind}</strong>
                    <br />
                    <span lang="en-IN">{sentence}</span>
                  </li>
                ))}
              </ul>
              {check.rest ? <p className="mt-2">{check.rest}</p> : null}
            </Card>
          ) : null}
        </>
      ) : (
        <EmptyState title={said.none}>
          <p>{said.noneHint}</p>
        </EmptyState>
      )}
    </ConsolePage>
  );
}
