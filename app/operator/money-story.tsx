import { data } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { problemOf, reasonWords } from '#app/operator/console.server.ts';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole } from '#app/operator/console.server.ts';
import { actAddress } from '#app/operator/list-view.server.ts';
import { ReasonForm } from '#app/operator/reason-form.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';

export const meta = consoleMeta;

const kindOf = (text: unknown) => (text === 'redemption' ? 'redemption' : 'payment');

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const texts = console.words.story;
  await console.admit();
  const { searchParams } = new URL(request.url);
  return console.page(texts, {
    query: { of: kindOf(searchParams.get('of')), id: searchParams.get('id') ?? '' },
    options: [
      { value: 'payment', label: texts.payment },
      { value: 'redemption', label: texts.redemption },
    ],
    texts: { ...reasonWords(console), ...texts, press: texts.show, pressing: texts.showing },
  });
}

export async function action({ request }: RouteArgs) {
  const console = await openConsole(request);
  const form = await readForm(request);
  const [id = '', reason = ''] = ['id', 'reason'].map((name) => String(form.get(name) ?? ''));
  const query = { of: kindOf(form.get('of')), id };
  const result = await console.api.call('readMoneyStory', { body: { ...query, id, reason } as never });
  if (!result.ok)
    return data(
      { query, reason, problem: problemOf(console, result), story: null },
      { status: result.status },
    );
  const { entries, now, refundable } = result.data;
  const story = {
    entries: entries.map(({ at, what }) => ({ at: console.moment(at), what })),
    now,
    refund: refundable && { to: actAddress('refund', refundable), label: console.words.story.refund },
  };
  return data({ query, reason: '', problem: null, story }, { headers: { 'Cache-Control': 'no-store' } });
}

/** What became of a payment or a voucher, once it is said why somebody wants to know. The answer is at no address. */
export default function MoneyStoryPage() {
  const { texts, options, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const query = answer?.query ?? loaded.query;
  const problem = answer?.problem ?? null;
  return (
    <ConsolePage>
      <Card>
        <ReasonForm
          intent="story"
          texts={texts}
          labels={{ of: texts.of, id: texts.id }}
          problem={problem}
          reason={answer?.reason ?? ''}
        >
          <SelectField id="story-of" name="of" label={texts.of} options={options} defaultValue={query.of} />
          <TextField
            id="story-id"
            name="id"
            label={texts.id}
            help={texts.idHelp}
            defaultValue={query.id}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            errors={problem?.fields.id}
            required
          />
        </ReasonForm>
      </Card>
      {answer?.story ? <Story story={answer.story} texts={texts} /> : null}
    </ConsolePage>
  );
}

interface StoryProps {
  texts: { happened: string; now: string };
  story: {
    entries: { at: string; what: string }[];
    now: string[];
    refund: { to: string; label: string } | null | '';
  };
}

/** The sentences of the command, which are English. */
function Story({ texts, story: { entries, now, refund } }: StoryProps) {
  return (
    <>
      <Card title={texts.happened} className="wrap-anywhere">
        <ol className="stack" lang="en-IN">
          {entries.map(({ at, what }, index) => (
            <li key={index}>
              <span className="text-sm text-ink-soft">{at}</span>
              <br />
              {what}
            </li>
          ))}
        </ol>
      </Card>
      <Card title={texts.now} className="wrap-anywhere">
        <ul lang="en-IN">
          {now.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {refund ? (
          <p className="mt-3">
            <Link to={refund.to} className="btn btn-secondary">
              {refund.label}
            </Link>
          </p>
        ) : null}
      </Card>
    </>
  );
}
