import { LiveBell } from '#app/notifications/live-bell.tsx';
import { LoadingNotice } from '#app/site/loading-notice.tsx';

/** What scripts add to the header for signed-in people: one file, fetched when the page is awake. */
export function SignedInFrame({ takesFocus }: { takesFocus: boolean }) {
  return (
    <>
      <LiveBell takesFocus={takesFocus} />
      <LoadingNotice />
    </>
  );
}
