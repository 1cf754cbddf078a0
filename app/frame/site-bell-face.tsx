import { Icon } from '#app/ui/icon.tsx';
import type { FrameWords } from '#app/frame/frame-words.ts';
import { badgeFull } from '#messages/site/frame/en.ts';

/** What the bell is called, with the number its badge may round. */
export const bellName = (unread: number, words: Pick<FrameWords, 'bell' | 'bellUnread'>): string =>
  unread > 0 ? words.bellUnread.replace('#', String(unread)) : words.bell;

/** The bell's badge (spec section 9). */
export const badgeText = (unread: number): string =>
  unread > 9 ? badgeFull : unread > 0 ? String(unread) : '';

/** The bell's picture and its badge. */
export function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <Icon name="bell" size={22} />
      {unread > 0 ? (
        <span className="bell-count" aria-hidden="true">
          {badgeText(unread)}
        </span>
      ) : null}
    </>
  );
}
