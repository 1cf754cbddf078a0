import { redirect } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { redirectOrProblem } from '#app/forms/redirect-with-outcome.server.ts';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { formatEventDate } from '#contract/common/format.ts';
import { hasOtherWays, waysInAnswer } from '#contract/accounts/ways-in.ts';
import * as securityWords from '#messages/security/en.ts';
import * as waysInWords from '#messages/security/ways-in/en.ts';

export const meta: PageMeta = () => [{ title: waysInWords.pageTitle }];

export async function loader({ request }: RouteArgs) {
  const { begunAt, ...ways } = await backend(request).load('getWaysIn', {});
  const begun = formatEventDate({ startsAt: begunAt, timeZone: 'Asia/Kolkata' }, 'short');
  return { ...ways, begun };
}

export async function action({ request }: RouteArgs) {
  const body = waysInAnswer.safeParse(Object.fromEntries(await readForm(request)));
  if (!body.success) return redirect('/security/ways-in', 303);
  const result = await backend(request).send('answerWaysIn', { body: body.data });
  if (result.ok && result.data.action === 'logout') {
    const headers = result.setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
    return redirect('/login?signed-out=1', { status: 303, headers });
  }
  return redirectOrProblem(request, '/security', result);
}

/** What opens the account beside the way somebody came by, and the press that ends it (docs/decisions/0119). */
export default function WaysInPage() {
  const { isAsked, begun, others, ending } = useLoaderData<typeof loader>();
  const problem = useActionData<{ problem: string }>()?.problem;
  const answer = { name: 'answer', pending: useNavigation().formMethod === 'POST' };
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={waysInWords.title}
        description={waysInWords.begunOn(begun)}
        back={<BackLink to="/security">{securityWords.backToSecurity}</BackLink>}
      />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      {hasOtherWays(others) ? (
        <Form method="post" className="stack">
          <WriterField />
          <p>{waysInWords.also}</p>
          <ul className="list-disc pl-5 wrap-anywhere" aria-label={waysInWords.listLabel}>
            {waysInWords.waysOf(others).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
          {isAsked ? (
            <>
              <h2>{waysInWords.ask}</h2>
              <p>
                <Button {...answer} value="mine" pendingLabel={waysInWords.pending}>
                  {waysInWords.mine}
                </Button>
              </p>
            </>
          ) : null}
          {ending === 'none' ? (
            <p>{waysInWords.signInAnew}</p>
          ) : (
            <>
              <p>{ending === 'close' ? waysInWords.closeMeans : waysInWords.leaveMeans}</p>
              <p>
                <Button {...answer} value={ending} variant="danger" pendingLabel={waysInWords.pending}>
                  {waysInWords[ending]}
                </Button>
              </p>
            </>
          )}
        </Form>
      ) : (
        <p>{waysInWords.none}</p>
      )}
    </Page>
  );
}
