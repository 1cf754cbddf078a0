import { useLocation, useRevalidator } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { BellPanel } from '#app/notifications/bell-panel.tsx';
import { useLatest } from '#app/notifications/use-latest.ts';
import { useFrame } from '#app/frame/frame-words.ts';
import { BellFace, bellName } from '#app/frame/site-bell-face.tsx';
import { NOTIFICATIONS_FIRST } from '#contract/messaging/notification-limits.ts';

/** The bell with scripts: a button that opens the panel, current by itself. */
export function LiveBell({ takesFocus }: { takesFocus: boolean }) {
  const [limit, setLimit] = useState<number | null>(null);
  /** Each press of the bell opens a panel of its own: one closed just before is told so late, and must not take this one along. */
  const [panel, setPanel] = useState(0);
  const [below, setBelow] = useState(8);
  const { unread, list, failed, ask } = useLatest(limit);
  const button = useRef<HTMLButtonElement>(null);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const { words } = useFrame();
  const name = bellName(unread, words);
  const announced = useNews(unread, name);

  useEffect(() => {
    if (takesFocus) button.current?.focus();
  }, [takesFocus]);

  // the page of the same list shows what the bell knows
  const known = useRef(unread);
  useEffect(() => {
    if (known.current !== unread && pathname === '/notifications') revalidate();
    known.current = unread;
  }, [unread, pathname, revalidate]);

  function show(wanted: number) {
    setLimit(wanted);
    return ask(wanted);
  }

  function open() {
    // a header scrolled out of sight leaves the panel at the top
    setBelow(Math.max(8, (button.current?.getBoundingClientRect().bottom ?? 0) + 8));
    setPanel(panel + 1);
    void show(NOTIFICATIONS_FIRST);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="site-tool"
        aria-haspopup="dialog"
        aria-expanded={limit !== null}
        aria-label={name}
        onClick={open}
      >
        <BellFace unread={unread} />
      </button>
      <span aria-live="polite" className="vh">
        {announced}
      </span>
      {limit === null ? null : (
        <BellPanel
          key={panel}
          {...{ unread, list, failed, limit, below, ask }}
          onMore={show}
          onClose={() => setLimit(null)}
        />
      )}
    </>
  );
}

/** A sentence once there are more unread notifications than before, for those who do not see the badge. */
function useNews(unread: number, name: string): string {
  const before = useRef(unread);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (unread > before.current) setAnnouncement(name);
    else if (unread < before.current) setAnnouncement('');
    before.current = unread;
  }, [unread, name]);
  return announcement;
}
