import { data } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { problemOf, reasonWords } from '#app/operator/console.server.ts';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { ReasonForm } from '#app/operator/reason-form.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import type { OperatorAct } from '#contract/operator/console.ts';
import * as errorWords from '#messages/errors/en.ts';

export const meta = consoleMeta;

/** What can be done here, and the list each was found in. A plan is changed where its person is found. */
const lists: Record<Exclude<OperatorAct, 'change_plan'>, string> = {
  retry_job: '/operator/jobs',
  retry_delivery: '/operator/deliveries',
  refund: '/operator/money',
  release_sending: '/operator/problems',
  keep_stopped: '/operator/problems',
  check_ledger: '/operator/ledger',
};
type Act = keyof typeof lists;
const isAct = (name: string): name is Act => Object.hasOwn(lists, name);

/** The act and what it is done to, as the address names them. @throws 404 for an act that does not exist */
function targetOf(request: Request): { act: Act; on: string } {
  const { searchParams } = new URL(request.url);
  const [act, on] = [searchParams.get('act') ?? '', searchParams.get('on') ?? ''];
  if (!isAct(act)) throw data({ message: errorWords.notFound }, { status: 404 });
  return { act, on };
}

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const { words } = console;
  // nothing is shown that a list did not show; but only operators get to ask
  await console.admit();
  const { act, on } = targetOf(request);
  return console.page(
    { title: words.act.titles[act], lead: words.act.texts[act] },
    {
      facts: on ? [{ term: words.act.about, value: on }] : [],
      danger: act === 'refund',
      back: { to: lists[act], label: words.act.back },
      texts: { ...reasonWords(console), press: words.act.buttons[act], pressing: words.act.doing },
    },
  );
}

export async function action({ request }: RouteArgs) {
  const { act, on } = targetOf(request);
  const console = await openConsole(request);
  const reason = String((await readForm(request)).get('reason') ?? '');
  const result = await console.api.call('actAsOperator', { body: { act, on, reason } });
  if (result.ok) return redirectWithFlash(lists[act], result.data.message);
  return data({ problem: problemOf(console, result), reason }, { status: result.status });
}

/** Asks why before an act is done. Works without scripts. */
export default function OperatorActPage() {
  const { facts, danger, back, texts } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ConsolePage>
      <Card className="stack wrap-anywhere">
        {facts.length > 0 ? <DescriptionList facts={facts} /> : null}
        <ReasonForm
          intent="act"
          texts={texts}
          problem={answer?.problem ?? null}
          reason={answer?.reason ?? ''}
          danger={danger}
          beside={
            <Link to={back.to} className="btn btn-quiet">
              {back.label}
            </Link>
          }
        />
      </Card>
    </ConsolePage>
  );
}
