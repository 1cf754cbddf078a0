import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Progress, type ProgressProps } from '#app/ui/progress.tsx';
import * as uiWords from '#messages/ui/en.ts';

/** Parts of the whole after which a screen reader hears of it: oftener, it would talk all the time. */
const TELL_EVERY = 25;

/** A bar that moves by itself, under the words that say the same; a quarter of the way at a time is read out. */
export function MovingProgress({ percent, label, children }: ProgressProps & { children: ReactNode }) {
  const reached = Math.floor(percent / TELL_EVERY) * TELL_EVERY;
  const before = useRef(reached);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (reached !== before.current) setAnnouncement(uiWords.progressReached(label, reached));
    before.current = reached;
  }, [reached, label]);
  return (
    <div className="grid gap-2">
      {children}
      <Progress percent={percent} label={label} />
      <p role="status" className="vh">
        {announcement}
      </p>
    </div>
  );
}
