import { data } from '@remix-run/node';
import { Link, useActionData, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { problemOf, reasonWords } from '#app/operator/console.server.ts';
import { consoleMeta, ConsolePage } from '#app/operator/console-page.tsx';
import { openConsole, type Console } from '#app/operator/console.server.ts';
import { actAddress } from '#app/operator/list-view.server.ts';
import { ReasonForm, type FormProblem } from '#app/operator/reason-form.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { DescriptionList } from '#app/ui/description-list.tsx';
import { TextField } from '#app/ui/field.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { plans } from '#contract/accounts/plans.ts';
import type { FoundPeople } from '#contract/operator/console.ts';

export const meta = consoleMeta;

export async function loader({ request }: RouteArgs) {
  const console = await openConsole(request);
  const texts = console.words.people;
  await console.admit();
  const shared = reasonWords(console);
  return console.page(texts, {
    options: plans.map((value) => ({ value, label: console.words.planNames[value] })),
    texts,
    find: { ...shared, press: texts.find, pressing: texts.finding },
    change: { ...shared, press: texts.changePlan, pressing: texts.changing },
  });
}

/** What became of the form: whom it found, or what kept it from being done. */
interface PeopleAnswer {
  intent: string;
  email: string;
  plan: string;
  reason: string;
  problem: FormProblem | null;
  people: ReturnType<typeof viewPeople> | null;
}

export async function action({ request }: RouteArgs) {
  const console = await openConsole(request);
  const form = await readForm(request);
  const [intent = '', email = '', plan = '', reason = ''] = ['intent', 'email', 'plan', 'reason'].map(
    (name) => String(form.get(name) ?? ''),
  );
  const answer: PeopleAnswer = { intent, email, plan, reason, problem: null, people: null };
  if (intent === 'plan') {
    const body = { act: 'change_plan' as const, on: email, reason, ...(plan ? { plan: plan as never } : {}) };
    const result = await console.api.call('actAsOperator', { body });
    if (result.ok) return redirectWithFlash('/operator/people', result.data.message);
    return data({ ...answer, problem: problemOf(console, result) }, { status: result.status });
  }
  const result = await console.api.call('findPerson', { body: { email, reason } });
  if (!result.ok) return data({ ...answer, problem: problemOf(console, result) }, { status: result.status });
  return data(
    { ...answer, reason: '', people: viewPeople(console, result.data) },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}

function viewPeople({ words, moment }: Console, { people }: FoundPeople) {
  const texts = words.people;
  return people.map(({ _id, firstName, plan, since, events, stopped, waiting }) => ({
    id: _id,
    name: firstName,
    plan,
    facts: [
      { term: texts.plan, value: words.planNames[plan] },
      { term: texts.since, value: moment(since) },
      { term: texts.events, value: String(events) },
      { term: texts.sending, value: stopped ? texts.isStopped : waiting ? texts.waits : texts.maySend },
      { term: texts.number, value: _id },
    ],
    release: stopped || waiting ? actAddress('release_sending', _id) : '',
  }));
}

/** Finds a person by their exact address, and changes their plan. Who was found is at no address. */
export default function PeoplePage() {
  const { texts, find, change, options } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as PeopleAnswer | undefined;
  const finding = answer?.intent === 'find' ? answer : undefined;
  const changing = answer?.intent === 'plan' ? answer : undefined;
  const people = answer?.people;
  return (
    <ConsolePage>
      <Card>
        <ReasonForm
          intent="find"
          texts={find}
          labels={{ email: texts.email }}
          problem={finding?.problem ?? null}
          reason={finding?.reason ?? ''}
        >
          <TextField
            id="find-email"
            name="email"
            label={texts.email}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            defaultValue={answer?.email ?? ''}
            errors={finding?.problem?.fields.email}
            required
          />
        </ReasonForm>
      </Card>
      {people?.length === 0 ? <Alert>{texts.nobody}</Alert> : null}
      {people?.map(({ id, name, facts, release }) => (
        <Card key={id} title={name || id} className="wrap-anywhere">
          <DescriptionList facts={facts} />
          {release ? (
            <p className="mt-2">
              <Link to={release}>{texts.release}</Link>
            </p>
          ) : null}
        </Card>
      ))}
      {people?.length || changing ? (
        <Card title={texts.changePlan}>
          <p className="mb-3">{texts.planHint}</p>
          <ReasonForm
            intent="plan"
            texts={change}
            labels={{ plan: texts.newPlan }}
            problem={changing?.problem ?? null}
            reason={changing?.reason ?? ''}
          >
            <input type="hidden" name="email" value={answer?.email ?? ''} />
            <SelectField
              id="plan-plan"
              name="plan"
              label={texts.newPlan}
              options={options}
              defaultValue={changing?.plan ?? people?.[0]?.plan}
              errors={changing?.problem?.fields.plan}
            />
          </ReasonForm>
        </Card>
      ) : null}
    </ConsolePage>
  );
}
