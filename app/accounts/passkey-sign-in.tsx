import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { askApi } from '#app/accounts/ask-passkeys.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

interface SignInByPasskeyProps {
  returnTo: string;
  said: { signIn: string; waiting: string; notUsed: string; failed: string };
}

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const OPTIONS = '/auth/passkeys/sign-in/options';
const SIGN_IN = '/auth/passkeys/sign-in';

/** How long a page waits for a passkey to be picked before it asks for another challenge; those work for five minutes. */
const ASK_ANEW_MS = 4 * 60_000;

/**
 * The button to sign in with a passkey, in browsers that can; where they offer passkeys in the field of the address too,
 * picking one there does the same. Without scripts there is none, and the page is whole without it.
 */
export function SignInByPasskey({ returnTo, said }: SignInByPasskeyProps) {
  const [isOffered, setOffered] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState('');
  const [turn, setTurn] = useState(0);

  useEffect(() => setOffered(browserSupportsWebAuthn()), []);

  // what the browser offers in the field waits for as long as the page does, and gives way to the button
  useEffect(() => {
    if (isWaiting) return;
    const offer = new AbortController();
    const timer = setTimeout(() => setTurn((last) => last + 1), ASK_ANEW_MS);
    void offerInField(offer.signal);
    return () => {
      clearTimeout(timer);
      offer.abort();
      WebAuthnAbortService.cancelCeremony();
    };
  }, [turn, isWaiting]);

  async function offerInField(signal: AbortSignal) {
    if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return;
    const options = await askApi<RequestOptions>(OPTIONS);
    if (!options.ok || signal.aborted) return;
    const asked = { optionsJSON: options.answer, useBrowserAutofill: true };
    const credential = await startAuthentication(asked).catch(() => null);
    if (credential && !signal.aborted) await enterWith(credential);
  }

  async function press() {
    setWaiting(true);
    setProblem('');
    const options = await askApi<RequestOptions>(OPTIONS);
    if (!options.ok) return refuse(options.message);
    const credential = await startAuthentication({ optionsJSON: options.answer }).catch(() => null);
    return credential ? enterWith(credential) : refuse(said.notUsed);
  }

  async function enterWith(credential: object) {
    setWaiting(true);
    const entered = await askApi<{ returnTo: string }>(SIGN_IN, { credential, returnTo });
    if (!entered.ok) return refuse(entered.message);
    window.location.assign(entered.answer.returnTo);
  }

  function refuse(message: string) {
    setWaiting(false);
    setProblem(message || said.failed);
  }

  if (!isOffered) return null;
  return (
    <>
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      <p>
        <Button
          type="button"
          variant="secondary"
          pending={isWaiting}
          pendingLabel={said.waiting}
          onClick={() => void press()}
        >
          {said.signIn}
        </Button>
      </p>
    </>
  );
}
