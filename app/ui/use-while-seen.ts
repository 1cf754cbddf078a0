import { useEffect, useRef } from 'react';

/**
 * Calls `look` every `everyMs` while the page is seen and `active`, and at once when the
 * page is seen again after that time.
 */
export function useWhileSeen(look: () => void, everyMs: number, active = true): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);
  useEffect(() => {
    if (!active) return;
    let last = Date.now();
    const lookAgain = () => {
      // timers of the browser may be a little early
      if (document.visibilityState !== 'visible' || Date.now() - last < everyMs * 0.9) return;
      last = Date.now();
      latest.current();
    };
    const timer = setInterval(lookAgain, everyMs);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [everyMs, active]);
}
