import { data } from '@remix-run/node';
import { useActionData, useLoaderData, useSubmit } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readFlash, redirectWithFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Page } from '#app/ui/page.tsx';
import { HOME_PATH } from '#contract/accounts/landing-path.ts';
import { OTHER_ACCOUNT } from '#contract/accounts/writer.ts';
import { DESIGN_TOOL_CALLBACK, designToolTimes } from '#contract/designs/design-tool.ts';
import * as errorMessages from '#messages/errors/en.ts';
import * as designToolWords from '#messages/design-tool/en.ts';

export const meta: PageMeta = () => [
  { title: designToolWords.callbackPageTitle },
  { name: 'robots', content: 'noindex' },
];

type Step =
  | { name: 'connecting'; code: string; state: string }
  | { name: 'done'; to: string }
  | { name: 'failed'; message: string };

/** What the design tool calls an error; any other text in the address is somebody else's. */
const errorName = (text: string): string => (/^[a-z][a-z_]{0,39}$/.test(text) ? text : 'unknown_error');

/** Reads code, state and error (spec sections 2 and 5). Opening the address changes nothing: the form does. */
export async function loader({ request }: RouteArgs) {
  const { searchParams } = new URL(request.url);
  const error = searchParams.get('error');
  const failed = (message: string) => data<Step>({ name: 'failed', message }, { status: 400 });
  if (error === OTHER_ACCOUNT) return failed(errorMessages.otherAccount);
  if (error !== null) return failed(designToolWords.authenticationFailed(errorName(error)));
  if (searchParams.has('connected')) {
    const { data: connection } = await backend(request).extra('getDesignToolConnection', {});
    // the form has just been answered: that it worked does not hang on this call
    const isDone = connection ? connection.connected : (await readFlash(request)) !== null;
    return isDone
      ? data<Step>({ name: 'done', to: connection?.returnTo ?? HOME_PATH })
      : failed(designToolWords.connectFailed);
  }
  const code = searchParams.get('code') ?? '';
  if (code === '') return failed(designToolWords.codeMissing);
  return data<Step>({ name: 'connecting', code, state: searchParams.get('state') ?? '' });
}

/** Finishes connecting. The handle it answers is for other clients: a browser has its session. */
export async function action({ request }: RouteArgs) {
  const form = await readForm(request);
  const body = { code: String(form.get('code') ?? ''), state: String(form.get('state') ?? '') };
  const result = await backend(request).call('exchangeDesignToolCode', { body });
  if (result.ok)
    return redirectWithFlash(`${DESIGN_TOOL_CALLBACK}?connected=1`, designToolWords.connectedTitle);
  const message =
    result.status === 401
      ? designToolWords.authenticationFailed(designToolWords.signInAgain)
      : result.status === 500
        ? designToolWords.connectFailed
        : result.error.message;
  // the page says what happened; to the browser it is not a failure of the page
  return data({ message }, { status: 400 });
}

/** Where people come back to from the design tool, in the popup or in the page itself. */
export default function DesignToolCallback() {
  const step = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  return (
    <Page width="narrow">
      <div className="centred">
        <Logo size={72} lit={step.name === 'done'} />
        {refusal ? (
          <Failed message={refusal.message} />
        ) : step.name === 'failed' ? (
          <Failed message={step.message} />
        ) : null}
        {step.name === 'connecting' && !refusal ? <Connecting code={step.code} state={step.state} /> : null}
        {step.name === 'done' ? <Done to={step.to} /> : null}
      </div>
    </Page>
  );
}

/** Sends itself with scripts; without, a person does. */
function Connecting({ code, state }: { code: string; state: string }) {
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    submit(form.current, { replace: true });
  }, [submit]);
  return (
    <>
      <div role="status">
        <h1>{designToolWords.connectingTitle}</h1>
      </div>
      <p>{designToolWords.connectingText}</p>
      <Form method="post" action={DESIGN_TOOL_CALLBACK} ref={form}>
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="state" value={state} />
        <Button>{designToolWords.finishConnecting}</Button>
      </Form>
    </>
  );
}

/** Goes on after two seconds; a popup goes to the dashboard and closes (spec section 2). */
function Done({ to }: { to: string }) {
  useEffect(() => {
    const timer = setTimeout(() => {
      const isPopup = window.opener !== null;
      if (isPopup) window.close();
      window.location.assign(isPopup ? '/dashboard' : to);
    }, designToolTimes.redirectAfter);
    return () => clearTimeout(timer);
  }, [to]);
  return (
    <>
      <div role="status">
        <h1>{designToolWords.connectedTitle}</h1>
      </div>
      <p>{designToolWords.connectedText}</p>
      <noscript>
        <meta httpEquiv="refresh" content={`${designToolTimes.redirectAfter / 1000};url=${to}`} />
      </noscript>
      <ButtonLink to={to} reloadDocument>
        {designToolWords.goOn}
      </ButtonLink>
    </>
  );
}

function Failed({ message }: { message: string }) {
  return (
    <>
      <h1>{designToolWords.failedTitle}</h1>
      <Alert tone="error">{message}</Alert>
      <p>{designToolWords.failedText}</p>
      <ButtonLink to="/dashboard" reloadDocument>
        {designToolWords.backToDashboard}
      </ButtonLink>
    </>
  );
}
