import { useEffect, useState } from 'react';
import { useWhileSeen } from '#app/ui/use-while-seen.ts';

const EVERY_MS = 3000;
const AT_MOST_MS = 2 * 60_000;

/**
 * Asks again every 3 seconds while the page is seen, for 2 minutes at most; false
 * without scripts and once it has stopped.
 */
export function useAskAgain(ask: () => void): boolean {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    setAsking(true);
    const end = setTimeout(() => setAsking(false), AT_MOST_MS);
    return () => clearTimeout(end);
  }, []);
  useWhileSeen(ask, EVERY_MS, asking);
  return asking;
}
