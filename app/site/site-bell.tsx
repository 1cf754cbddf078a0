import { Link } from '@remix-run/react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { useFrame } from '#app/frame/frame-words.ts';
import { useLeaving } from '#app/frame/inline-page.ts';
import { useRootData } from '#app/frame/root-data.ts';
import { BellFace, bellName } from '#app/frame/site-bell-face.tsx';

type SignedInFrame = ComponentType<{ takesFocus: boolean }>;

/**
 * The notification bell: a link to the page of notifications. Scripts turn it into a button
 * that opens a panel, and tell of pages on their way; they are fetched once the page is awake, for signed-in people alone,
 * because a guest's page has no room for them.
 */
export function SiteBell() {
  const unread = useRootData()?.unread ?? 0;
  const leaving = useLeaving();
  const { words } = useFrame();
  const link = useRef<HTMLAnchorElement>(null);
  const [live, setLive] = useState<{ Frame: SignedInFrame; takesFocus: boolean }>();

  useEffect(() => {
    let isHere = true;
    import('#app/site/signed-in-frame.tsx').then(
      ({ SignedInFrame: Frame }) => {
        if (isHere) setLive({ Frame, takesFocus: document.activeElement === link.current });
      },
      // it stays a link
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);

  if (live) return <live.Frame takesFocus={live.takesFocus} />;
  return (
    <Link
      ref={link}
      to="/notifications"
      {...leaving}
      className="site-tool"
      aria-label={bellName(unread, words)}
    >
      <BellFace unread={unread} />
    </Link>
  );
}
