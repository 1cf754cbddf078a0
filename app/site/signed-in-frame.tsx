import { useNavigation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { LiveBell } from '#app/notifications/live-bell.tsx';
import { useRootData } from '#app/frame/root-data.ts';
import * as loadingWords from '#messages/site/loading/en.ts';

/** What scripts add to the header for signed-in people: one file, fetched when the page is awake. */
export function SignedInFrame({ takesFocus }: { takesFocus: boolean }) {
  return (
    <>
      <LiveBell takesFocus={takesFocus} />
      <LoadingNotice />
    </>
  );
}

/** Most pages are there sooner, and a notice that flashes up is worse than none. */
const PATIENCE_MS = 300;

const sentences: readonly [RegExp, string][] = [
  [/^\/dashboard\b/, loadingWords.dashboard],
  [/^\/profile\b/, loadingWords.profile],
  [/^\/event\//, loadingWords.event],
  [/^\/wallet\b/, loadingWords.wallet],
  [/^\/notifications\b/, loadingWords.notifications],
];

/** Says which page is on its way while one takes longer than a moment (spec section 2, the pages' loading texts). */
function LoadingNotice() {
  const { state, location } = useNavigation();
  const user = useRootData()?.user;
  const wanted = state === 'loading' ? location.pathname : '';
  // who is signed in is led from there to the dashboard
  const path = wanted === '/' && user ? '/dashboard' : wanted;
  const [late, setLate] = useState('');

  useEffect(() => {
    if (!path) return undefined;
    const timer = setTimeout(() => setLate(path), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate('');
    };
  }, [path]);

  const sentence = late && (sentences.find(([page]) => page.test(late))?.[1] ?? loadingWords.page);
  return (
    <p aria-live="polite" className={sentence ? 'loading-notice' : 'vh'}>
      {sentence}
    </p>
  );
}
