import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { useCallback, useEffect, useState } from 'react';
import { askApi } from '#app/security/passkeys/ask-passkeys.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

interface SignInByPasskeyProps {
  returnTo: string;
  texts: { signIn: string; waiting: string; notUsed: string; failed: string };
}

type RequestOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const OPTIONS = '/auth/passkeys/sign-in/options';
const SIGN_IN = '/auth/passkeys/sign-in';

/** How long a page waits for a passkey to be picked before it asks for another challenge; those work for five minutes. */
const ASK_ANEW_MS = 4 * 60_000;

/** What somebody picked where the address is typed; null once the offer was given up, and where browsers make none. */
async function pickedInField(signal: AbortSignal): Promise<object | null> {
  if (!(await browserSupportsWebAuthnAutofill()) || signal.aborted) return null;
  const options = await askApi<RequestOptions>(OPTIONS);
  if (!options.ok || signal.aborted) return null;
  const startOptions = { optionsJSON: options.answer, useBrowserAutofill: true };
  return startAuthentication(startOptions).catch(() => null);
}

/**
 * The button to sign in with a passkey, in browsers that can; where they offer passkeys in the field of the address too,
 * picking one there does the same. Without scripts there is none, and the page is whole without it.
 */
export function SignInByPasskey({ returnTo, texts }: SignInByPasskeyProps) {
  const [isOffered, setOffered] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [problem, setProblem] = useState('');
  const [turn, setTurn] = useState(0);

  const refuse = useCallback(
    (message: string) => {
      setWaiting(false);
      setProblem(message || texts.failed);
    },
    [texts.failed],
  );

  const enterWith = useCallback(
    async (credential: object) => {
      setWaiting(true);
      const entered = await askApi<{ returnTo: string }>(SIGN_IN, { credential, returnTo });
      if (entered.ok) window.location.assign(entered.answer.returnTo);
      else refuse(entered.message);
    },
    [refuse, returnTo],
  );

  useEffect(() => setOffered(browserSupportsWebAuthn()), []);

  // what the browser offers in the field waits for as long as the page does, and gives way to the button; after a failure it is
  // the button's turn, for something that picks by itself would pick the same again and again
  useEffect(() => {
    if (isWaiting || problem) return;
    const offer = new AbortController();
    const timer = setTimeout(() => setTurn((last) => last + 1), ASK_ANEW_MS);
    void pickedInField(offer.signal).then((credential) =>
      credential && !offer.signal.aborted ? enterWith(credential) : undefined,
    );
    return () => {
      clearTimeout(timer);
      offer.abort();
      WebAuthnAbortService.cancelCeremony();
    };
  }, [turn, isWaiting, problem, enterWith]);

  async function press() {
    setWaiting(true);
    setProblem('');
    const options = await askApi<RequestOptions>(OPTIONS);
    if (!options.ok) return refuse(options.message);
    const credential = await startAuthentication({ optionsJSON: options.answer }).catch(() => null);
    return credential ? enterWith(credential) : refuse(texts.notUsed);
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
          pendingLabel={texts.waiting}
          onClick={() => void press()}
        >
          {texts.signIn}
        </Button>
      </p>
    </>
  );
}
