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
  const texts = words.ledger;
  const kinds: Record<string, string> = texts.kinds;
  const { check } = await console.load('getLedgerCheck', {});
  return console.page(texts, {
    texts: { begin: texts.begin, none: texts.none, noneHint: texts.noneHint, findings: texts.findings },
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
        [texts.requestedAt, moment(check.at)],
        [texts.finished, check.finishedAt && moment(check.finishedAt)],
        [texts.found, check.finishedAt && String(check.differences)],
        [texts.checked, check.checked],
      ]),
      findings: check.findings.map(({ kind, sentence }) => ({ kind: kinds[kind] ?? kind, sentence })),
      rest:
        check.moreFindings > 0
          ? texts.moreFindings(check.moreFindings)
          : check.finishedAt && check.findings.length === 0
            ? texts.nothing
            : '',
    },
  });
}

/** What the last check of the ledger found, and the way to another one. */
export default function LedgerPage() {
  const { texts, begin, check } = useLoaderData<typeof loader>();
  return (
    <ConsolePage
      actions={
        <Link to={begin} className="btn btn-primary">
          {texts.begin}
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
            <Card title={texts.findings} className="wrap-anywhere">
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
        <EmptyState title={texts.none}>
          <p>{texts.noneHint}</p>
        </EmptyState>
      )}
    </ConsolePage>
  );
}
