import { useEffect, useRef, useState } from 'react';

const EVERY_MS = 3000;
const AT_MOST_MS = 2 * 60_000;

/**
 * Asks again every 3 seconds while the page is seen, for 2 minutes at most; false
 * without scripts and once it has stopped.
 */
export function useAskAgain(ask: () => void): boolean {
  const [asking, setAsking] = useState(false);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  }, [ask]);
  useEffect(() => {
    setAsking(true);
    const until = Date.now() + AT_MOST_MS;
    const timer = setInterval(() => {
      if (Date.now() > until) {
        clearInterval(timer);
        setAsking(false);
      } else if (document.visibilityState === 'visible') latest.current();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return asking;
}
