import { useNavigation, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useWhileSeen } from '#app/ui/use-while-seen.ts';

const EVERY_MS = 3000;
const AT_MOST_MS = 2 * 60_000;

/**
 * Has the page's data read again every 3 seconds while the page is seen and `waiting`, for 2 minutes at most; false
 * without scripts and once it has stopped. On a slow link it waits for the answer to the last look, or to a press, which
 * another look would break off.
 */
export function useAskAgain(waiting = true): boolean {
  const { state, revalidate } = useRevalidator();
  const navigation = useNavigation();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    setAsking(waiting);
    if (!waiting) return;
    const end = setTimeout(() => setAsking(false), AT_MOST_MS);
    return () => clearTimeout(end);
  }, [waiting]);
  useWhileSeen(() => state === 'idle' && navigation.state === 'idle' && revalidate(), EVERY_MS, asking);
  return asking;
}
