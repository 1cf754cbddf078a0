import { useEffect, useState } from 'react';

const INDIA = 'Asia/Kolkata';

/** The time zone to show times in that are the reader's own: India's in the page as it arrives, then that of whoever looks at it. */
export function useShownZone(): string {
  const [zone, setZone] = useState(INDIA);
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone || INDIA), []);
  return zone;
}
