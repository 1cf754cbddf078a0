import { Glyph } from '#app/ui/glyph.tsx';

/** What the bell is called, with the number its badge may round. */
export const bellName = (unread: number): string => (unread > 0 ? `Notifications, ${unread} unread` : 'Notifications');

/** The bell's picture and its badge, '9+' above 9 (spec section 9). */
export function BellFace({ unread }: { unread: number }) {
  return (
    <>
      <Glyph name="bell" size={22} />
      {unread > 0 ? (
        <span className="bell-count" aria-hidden="true">
          {unread > 9 ? '9+' : unread}
        </span>
      ) : null}
    </>
  );
}
