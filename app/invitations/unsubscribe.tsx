import { data, type ActionFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Form, useActionData, useNavigation } from '@remix-run/react';
import { backend } from '#app/backend.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';

export const meta: MetaFunction = () => [{ title: 'Stop these e-mails? · Shagun' }, { name: 'robots', content: 'noindex' }];

/**
 * Stops the mails. The button of the page comes here, and so does the mail program's own
 * 'unsubscribe' (RFC 8058: a POST without cookie or origin). The token is proof enough.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const result = await backend(request).call('unsubscribe', { params: { token: params.token ?? '' } });
  if (result.ok) return { done: true, message: result.data.message };
  const unknown = result.status === 404 || result.status === 400;
  const message = unknown
    ? 'This link is not complete or no longer valid. Please open it again from the e-mail itself.'
    : result.error.message;
  return data({ done: false, message }, { status: result.status });
}

/** Opening the page changes nothing: mail scanners open every link. */
export default function Unsubscribe() {
  const answer = useActionData<typeof action>();
  const stopping = useNavigation().formMethod === 'POST';
  if (answer?.done) {
    return (
      <Page width="narrow" className="stack">
        <PageHeader title="No more e-mails" />
        <Alert tone="success">{answer.message}</Alert>
        <p>The invitation itself stays valid: its link still opens the event, and you can still answer.</p>
        <p>
          <ButtonLink to="/" variant="secondary">
            Back to Home
          </ButtonLink>
        </p>
      </Page>
    );
  }
  return (
    <Page width="narrow" className="stack">
      <PageHeader title="Stop these e-mails?" />
      {answer ? <Alert tone="error">{answer.message}</Alert> : null}
      <p>
        You will get no more e-mails about this event: no invitation, no news of a change, no reminder. The host can still reach you in
        other ways.
      </p>
      <Form method="post">
        <Button pending={stopping} pendingLabel="Stopping...">
          Stop these e-mails
        </Button>
      </Form>
    </Page>
  );
}
