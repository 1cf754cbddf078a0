import { data, redirect, redirectDocument } from '@remix-run/node';
import { useActionData, useLoaderData, type ShouldRevalidateFunction } from '@remix-run/react';
import { HOME_PATH } from '#contract/accounts/landing-path.ts';
import { CODE_DIGITS } from '#contract/accounts/sign-in-codes.ts';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend, findUser } from '#app/server/backend.server.ts';
import { site } from '#app/server/backend-transport.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { viewOfCode } from '#app/accounts/sign-in-view.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { LanguageLink } from '#app/ui/language-link.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: `${data?.texts.title ?? ''} · Shagun` },
  { name: 'robots', content: 'noindex' },
];

/** Eight digits, and what people put between them. */
const LONGEST_INPUT = 20;

/** Opening the page uses no code up: the mail's link only fills it in, and mail scanners open links. */
export async function loader({ request }: RouteArgs) {
  if (!site.signIn.byCode) throw redirect('/auth/login');
  const { searchParams } = new URL(request.url);
  const { language, headers } = await readLanguage(request);
  const result = await backend(request, language).call('getSignInCode', {});
  if (!result.ok && result.status !== 404) throw data(result.error, { status: result.status });
  const signInCode = result.ok ? result.data : null;
  // gone back to after signing in: the code is no longer known, and nothing is left to type
  if ((!signInCode || signInCode.state === 'used') && (await findUser(request)))
    throw redirect(signInCode?.returnTo ?? HOME_PATH);
  return data(
    {
      ...frameIn(language),
      otherLanguage: otherLanguage(request, language),
      codeInput: new RegExp(`^\\d{${CODE_DIGITS}}$`).exec(searchParams.get('code') ?? '')?.[0] ?? '',
      ...viewOfCode(language, signInCode, searchParams.has('again')),
    },
    { headers, status: signInCode ? 200 : 404 },
  );
}

export async function action({ request }: RouteArgs) {
  const { language } = await readLanguage(request);
  const form = await readForm(request);
  const api = backend(request, language);
  const headers = new Headers();
  const keep = (cookies: readonly string[]) => cookies.forEach((each) => headers.append('Set-Cookie', each));
  if (form.has('again')) {
    const current = await api.call('getSignInCode', {});
    if (!current.ok) return redirect('/auth/login', 303);
    const { email, returnTo } = current.data;
    const sent = await api.call('requestSignInCode', { body: { email, returnTo } });
    if (!sent.ok)
      return data({ problem: sent.error.message, isField: false, input: '' }, { status: sent.status });
    keep(sent.setCookies);
    return redirect('/auth/code?again', { status: 303, headers });
  }
  const input = String(form.get('code') ?? '').slice(0, LONGEST_INPUT);
  const result = await api.call('signInWithCode', { body: { code: input } });
  if (!result.ok) {
    const { status, error } = result;
    return data({ problem: error.message, isField: status === 400, input }, { status });
  }
  keep(result.setCookies);
  return redirectDocument(result.data.returnTo, { status: 303, headers });
}

/** A refused code may have been the last try: the page then says so and takes no other. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ actionStatus, defaultShouldRevalidate }) =>
  actionStatus !== undefined || defaultShouldRevalidate;

/** The code from the mail: typed, or filled in by its link. */
export default function SignInCode() {
  const { texts, view, codeInput, otherLanguage } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={texts.title} description={texts.text} />
      {texts.news && !refused ? <Alert tone="success">{texts.news}</Alert> : null}
      {refused && !refused.isField ? <Alert tone="error">{refused.problem}</Alert> : null}
      {view === 'open' ? (
        <CodeForm codeInput={refused?.input || codeInput} problem={refused?.isField ? refused.problem : ''} />
      ) : null}
      <NextSteps />
      <LanguageLink to={otherLanguage} />
    </Page>
  );
}

function CodeForm({ codeInput, problem }: { codeInput: string; problem: string }) {
  const { texts } = useLoaderData<typeof loader>();
  return (
    <>
      <FormErrors
        title={texts.errorTitle}
        errors={problem ? [{ id: 'code', message: problem }] : []}
        lastResult={problem}
      />
      <Form method="post" className="stack">
        <TextField
          id="code"
          name="code"
          label={texts.label}
          help={texts.help}
          className="code-field"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LONGEST_INPUT}
          defaultValue={codeInput}
          errors={problem ? [problem] : undefined}
          required
        />
        <div>
          <FormButton field="code" pendingLabel={texts.signingIn}>
            {texts.signIn}
          </FormButton>
        </div>
      </Form>
    </>
  );
}

/** Another code, another address, or the other way in. */
function NextSteps() {
  const { texts, view, provider } = useLoaderData<typeof loader>();
  return (
    <div className="row">
      {provider ? (
        <a className="btn btn-primary" href={provider.href}>
          {provider.label}
        </a>
      ) : null}
      {view === 'open' || view === 'over' ? (
        <Form method="post" action="/auth/code">
          <input type="hidden" name="again" value="1" />
          <FormButton
            field="again"
            variant={view === 'over' ? 'primary' : 'secondary'}
            pendingLabel={texts.sending}
          >
            {texts.again}
          </FormButton>
        </Form>
      ) : null}
      <a className={`btn ${view === 'none' ? 'btn-primary' : 'btn-quiet'}`} href={texts.backTo}>
        {texts.back}
      </a>
    </div>
  );
}
