import { data } from '@remix-run/node';
import { useActionData, useLoaderData, useNavigation, useSubmit } from '@remix-run/react';
import { useState, type FormEvent } from 'react';
import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { SignInFirst } from '#app/frame/sign-in-first.tsx';
import { loadPasskeys, readMadePasskey } from '#app/security/passkeys/view.server.ts';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { BackLink, Page, PageHeader } from '#app/ui/page.tsx';
import { askApi } from '#app/security/passkeys/ask-passkeys.ts';
import { PASSKEY_NAME_LENGTH } from '#contract/accounts/passkey-limits.ts';
import * as passkeyWords from '#messages/security/passkeys/en.ts';

const HERE = '/security/passkeys/add';
/** What a browser made is a few hundred bytes; room for those that are more talkative. */
const LARGEST = 100_000;

export const meta: PageMeta = () => [{ title: passkeyWords.addPageTitle }];

export async function loader({ request }: RouteArgs) {
  const { signInFirst } = await loadPasskeys(request);
  return { signInFirst };
}

export async function action({ request }: RouteArgs) {
  const form = await readForm(request, LARGEST);
  const name = String(form.get('name') ?? '');
  const credential = readMadePasskey(form.get('credential'));
  // posted without scripts, which alone can ask the device for one
  if (!credential) return data({ problem: passkeyWords.needsScripts, name }, { status: 400 });
  const result = await backend(request).send('addPasskey', { body: { name, credential } });
  if (result.ok) return redirectWithFlash('/security', result.data.message);
  const problem = result.status >= 500 ? passkeyWords.addFailed : result.error.message;
  return data({ problem, name }, { status: result.status });
}

/** Adds a passkey: a name, and then the device asks for a finger, a face or its lock. */
export default function PasskeyAdd() {
  const { signInFirst } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>();
  const [problem, setProblem] = useState('');
  const [isMaking, setMaking] = useState(false);
  const submit = useSubmit();
  const isSaving = useNavigation().formMethod === 'POST';
  if (signInFirst) return <SignInFirst title={passkeyWords.add} page={HERE} />;

  async function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setMaking(true);
    setProblem('');
    const made = await makePasskey();
    setMaking(false);
    if (!made.ok) return setProblem(made.problem);
    form.set('credential', JSON.stringify(made.credential));
    submit(form, { method: 'post' });
  }

  const problemText = problem || (isMaking || isSaving ? '' : (refused?.problem ?? ''));
  return (
    <Page width="narrow" className="stack">
      <PageHeader
        title={passkeyWords.add}
        description={passkeyWords.addIntro}
        back={<BackLink to="/security">{passkeyWords.back}</BackLink>}
      />
      {problemText ? <Alert tone="error">{problemText}</Alert> : null}
      <Form method="post" className="stack" onSubmit={(event) => void make(event)}>
        <WriterField />
        <TextField
          id="name"
          name="name"
          label={passkeyWords.nameLabel}
          help={passkeyWords.nameHelp}
          maxLength={PASSKEY_NAME_LENGTH}
          autoComplete="off"
          defaultValue={refused?.name ?? ''}
        />
        <div>
          <Button pending={isMaking || isSaving} pendingLabel={passkeyWords.adding}>
            {passkeyWords.add}
          </Button>
        </div>
      </Form>
      <noscript>
        <p className="text-ink-soft">{passkeyWords.needsScripts}</p>
      </noscript>
    </Page>
  );
}

type CreationOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

/** Has the browser make a passkey for whoever is signed in. @returns what it made, or what to say */
async function makePasskey(): Promise<{ ok: true; credential: object } | { ok: false; problem: string }> {
  if (!browserSupportsWebAuthn()) return { ok: false, problem: passkeyWords.notHere };
  const options = await askApi<CreationOptions>('/auth/passkeys/options');
  if (!options.ok) return { ok: false, problem: options.message || passkeyWords.addFailed };
  try {
    return { ok: true, credential: await startRegistration({ optionsJSON: options.answer }) };
  } catch (err) {
    const isKnown = err instanceof WebAuthnError && err.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    return { ok: false, problem: isKnown ? passkeyWords.madeBefore : passkeyWords.notMade };
  }
}
