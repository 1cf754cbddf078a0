import { useForm, getFormProps } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { Form, Link, useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import { goodbye } from '#app/accounts/goodbye.server.ts';
import { backend, redirectToSignIn } from '#app/backend.server.ts';
import { readForm } from '#app/form-data.server.ts';
import { invalidForm, refusedForm } from '#app/form-result.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { accountDataSentences, deleteAccount, type DeletionObstacle } from '#contract/account-data.ts';
import { count } from '#contract/format.ts';

export const meta: MetaFunction = () => [{ title: 'Delete my account · Shagun' }];

export async function loader({ request }: LoaderFunctionArgs) {
  return backend(request).load('getAccountDeletion', {});
}

export async function action({ request }: ActionFunctionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: deleteAccount });
  if (submission.status !== 'success') return invalidForm(submission);
  const result = await backend(request).call('deleteAccount', { body: submission.value });
  if (result.ok) return goodbye();
  if (result.status === 401) throw redirectToSignIn(request);
  return refusedForm(submission, result, { fallback: accountDataSentences.failed });
}

export default function AccountDeletion() {
  const { obstacles, events, contributions, confirmation } = useLoaderData<typeof loader>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader title="Delete my account" back={<Link to="/profile/data">Back to your data</Link>} />
      <Card title="What happens">
        <ul className="grid list-disc gap-2 ps-5">
          <li>Your profile, pictures, drafts, notifications and sessions are erased. You are signed out everywhere.</li>
          <li>
            {events > 0 ? `Your ${count(events, 'event')}` : 'Events you organised'} and the guests you entered are erased. Where money was
            given, an empty event stays for the books.
          </li>
          <li>
            Hosts who invited you keep their own guest list with your answer; the notes you wrote are erased. Ask them to take you off it.
          </li>
          <li>
            {contributions > 0 ? `Your ${count(contributions, 'contribution')}` : 'Contributions'}, gift cards and vouchers stay in the books
            and then belong to “Deleted account”. The books cannot be changed: the line that describes what you gave keeps your name.
          </li>
          <li>Letters and invitations already sent stay where they arrived.</li>
        </ul>
        <p className="mt-4">
          This cannot be undone. You may want to <Link to="/profile/data">download your data</Link> first.
        </p>
      </Card>
      {obstacles.length > 0 ? <Obstacles obstacles={obstacles} /> : <Confirmation confirmation={confirmation} />}
    </Page>
  );
}

/** What has to be done first, each with the way to it. */
function Obstacles({ obstacles }: { obstacles: readonly DeletionObstacle[] }) {
  return (
    <Card title={accountDataSentences.notYet}>
      <ul className="grid gap-4">
        {obstacles.map(({ message, path, label }) => (
          <li key={message} className="grid justify-items-start gap-2 border-b border-line pb-4 last:border-0 last:pb-0">
            {message}
            <ButtonLink to={path} variant="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft">
        You cannot do one of these? <Link to="/contact?topic=privacy">Write to us.</Link>
      </p>
    </Card>
  );
}

function Confirmation({ confirmation }: { confirmation: string }) {
  const lastResult = useActionData<typeof action>()?.lastResult;
  const deleting = useNavigation().formMethod === 'POST';
  const [form, fields] = useForm({ id: 'deletion', lastResult: lastResult ?? null, defaultNoValidate: false });
  return (
    <Card title="Confirm">
      <Form method="post" {...getFormProps(form)} className="stack">
        <FormErrors form={form} lastResult={lastResult} />
        <TextField
          field={fields.confirmation}
          label={`Type ${confirmation} to confirm`}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <Button variant="danger" pending={deleting} pendingLabel="Deleting...">
            Delete my account for good
          </Button>
        </div>
      </Form>
    </Card>
  );
}
