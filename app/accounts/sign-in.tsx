import { data, redirect } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend, findUser } from '#app/server/backend.server.ts';
import { forwardToBackend, site } from '#app/server/backend-transport.server.ts';
import { SignInByPasskey } from '#app/accounts/passkey-sign-in.tsx';
import { providerLink } from '#app/accounts/sign-in-view.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { TextField } from '#app/ui/field.tsx';
import { FormErrors } from '#app/ui/form-errors.tsx';
import { Form } from '#app/ui/form.tsx';
import { LanguageLink } from '#app/ui/language-link.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { landingPath } from '#contract/accounts/landing-path.ts';
import { signInWords } from '#messages/accounts/sign-in/by-language.ts';

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: `${data?.texts.title ?? ''} · Shagun` },
  { name: 'robots', content: 'noindex' },
];

/** Where people sign in at the identity provider alone, and for whoever chose it here, this leads there (`backend/accounts/sign-in.ts`). */
export async function loader({ request }: RouteArgs) {
  const { searchParams } = new URL(request.url);
  const { byCode, providerHost } = site.signIn;
  if (providerHost !== null && (!byCode || searchParams.has('with'))) throw await leaveForProvider(request);
  const { language, headers } = await readLanguage(request);
  const words = signInWords[language];
  const user = await findUser(request);
  const returnTo = landingPath(searchParams.get('returnTo')) ?? '';
  return data(
    {
      ...frameIn(language),
      otherLanguage: otherLanguage(request, language),
      returnTo,
      texts: {
        title: words.emailTitle,
        lead: words.emailLead,
        label: words.emailLabel,
        help: words.emailHelp,
        send: words.sendCode,
        sending: words.sendingCode,
        errorTitle: words.checkAddress,
        or: words.or,
        privacy: words.privacy,
        signedIn: user ? words.signedInAs(user.email || user.firstName) : '',
      },
      passkey: site.signIn.byPasskey
        ? {
            signIn: words.passkeySignIn,
            waiting: words.passkeyWaiting,
            notUsed: words.passkeyNotUsed,
            failed: words.passkeyFailed,
          }
        : null,
      provider: providerLink(language, returnTo, searchParams.has('again')),
    },
    { headers },
  );
}

/** @returns the way there, or why there is none now */
async function leaveForProvider(request: Request) {
  const answer = await forwardToBackend(request);
  return answer.headers.has('Location') ? answer : data(await answer.json(), { status: answer.status });
}

export async function action({ request }: RouteArgs) {
  const { language } = await readLanguage(request);
  const form = await readForm(request);
  const [email = '', returnTo = ''] = ['email', 'returnTo'].map((name) => String(form.get(name) ?? ''));
  const result = await backend(request, language).call('requestSignInCode', { body: { email, returnTo } });
  if (!result.ok) return data({ problem: result.error.message, email }, { status: result.status });
  const headers = new Headers();
  for (const cookie of result.setCookies) headers.append('Set-Cookie', cookie);
  return redirect('/auth/code', { status: 303, headers });
}

/** Signing in without a password: an address, to which a code is sent. The code is typed on the next page. */
export default function SignIn() {
  const { texts, passkey, provider, returnTo, otherLanguage } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={texts.title} description={texts.lead} />
      {texts.signedIn ? <Alert live={false}>{texts.signedIn}</Alert> : null}
      <FormErrors
        title={texts.errorTitle}
        errors={refused ? [{ id: 'email', message: refused.problem }] : []}
        lastResult={refused}
      />
      <Form method="post" className="stack">
        <TextField
          id="email"
          name="email"
          label={texts.label}
          help={texts.help}
          type="email"
          inputMode="email"
          // browsers offer the passkeys they have where the address is typed
          autoComplete={passkey ? 'email webauthn' : 'email'}
          autoCapitalize="none"
          defaultValue={refused?.email ?? ''}
          errors={refused ? [refused.problem] : undefined}
          required
        />
        <input type="hidden" name="returnTo" value={returnTo} />
        <div>
          <FormButton pendingLabel={texts.sending}>{texts.send}</FormButton>
        </div>
      </Form>
      {passkey ? <SignInByPasskey texts={passkey} returnTo={returnTo} /> : null}
      {provider ? (
        <>
          <p className="text-ink-soft">{texts.or}</p>
          <p>
            <a className="btn btn-secondary" href={provider.href}>
              {provider.label}
            </a>
          </p>
        </>
      ) : null}
      <p className="text-sm text-ink-soft">{texts.privacy}</p>
      <LanguageLink to={otherLanguage} />
    </Page>
  );
}
