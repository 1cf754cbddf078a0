import { Link, useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useId, useRef, type CSSProperties, type MouseEvent } from 'react';
import { NotificationSummary } from '#app/notifications/notification-summary.tsx';
import type { LatestKnown } from '#app/notifications/use-latest.ts';
import type { NotificationView } from '#app/notifications/view.server.ts';
import { useLeaving } from '#app/frame/inline-page.ts';
import { Icon } from '#app/ui/icon.tsx';
import { NOTIFICATIONS_MORE, NOTIFICATIONS_MOST } from '#contract/messaging/notification-limits.ts';
import * as notificationWords from '#messages/notifications/en.ts';

/** Noting that one was read may hold up going on by so much. */
const PATIENCE_MS = 1000;

interface Props extends LatestKnown {
  limit: number;
  /** Where the bell ends, in CSS pixels from the top of the window. */
  below: number;
  onMore: (limit: number) => Promise<unknown>;
  onClose: () => void;
}

/**
 * The notification panel (spec section 2): a modal dialog, so that focus stays in it, Escape
 * closes it and focus goes back to the bell.
 */
export function BellPanel({ unread, list, failed, limit, below, ask, onMore, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const items = useRef<HTMLUListElement>(null);
  /** Place of the first notification that is being loaded: it takes the focus, for the button may go. */
  const firstNew = useRef<number | null>(null);
  const title = useId();
  const location = useLocation();
  const openedAt = useRef(location.key);

  useEffect(() => {
    const panel = dialog.current;
    panel?.showModal();
    const closeFromOutside = (event: globalThis.MouseEvent) => {
      if (event.target === panel) panel?.close();
    };
    panel?.addEventListener('click', closeFromOutside);
    return () => panel?.removeEventListener('click', closeFromOutside);
  }, []);
  useEffect(() => {
    if (location.key !== openedAt.current) dialog.current?.close();
  }, [location.key]);

  useEffect(() => {
    if (firstNew.current === null || !list || list.items.length <= firstNew.current) return;
    items.current?.children[firstNew.current]?.querySelector<HTMLElement>('a, button')?.focus();
    firstNew.current = null;
  }, [list]);

  async function markAll() {
    // the button goes once nothing is unread
    close.current?.focus();
    await ask(limit, { all: true });
  }

  function more() {
    firstNew.current = list?.items.length ?? null;
    void onMore(Math.min(limit + NOTIFICATIONS_MORE, NOTIFICATIONS_MOST));
  }

  return (
    <dialog
      ref={dialog}
      className="bell-panel"
      style={{ '--below-bell': `${below}px` } as CSSProperties}
      aria-labelledby={title}
      onClose={onClose}
    >
      <div>
        <div className="bell-head">
          <h2 id={title}>{notificationWords.listTitle}</h2>
          {unread > 0 ? (
            <button type="button" className="bell-button" onClick={() => void markAll()}>
              {notificationWords.markAllRead}
            </button>
          ) : null}
          <button
            ref={close}
            type="button"
            className="bell-button"
            aria-label={notificationWords.panelClose}
            onClick={() => dialog.current?.close()}
          >
            <Icon name="cross" />
          </button>
        </div>
        <div className="bell-list">
          {list ? (
            list.items.length > 0 ? (
              <ul ref={items} className="notes">
                {list.items.map((item) => (
                  <Item
                    key={item.id}
                    item={item}
                    onRead={() => ask(limit, { ids: [item.id] })}
                    onDone={() => dialog.current?.close()}
                  />
                ))}
              </ul>
            ) : (
              <p className="bell-empty">{notificationWords.empty}</p>
            )
          ) : failed ? (
            <NotLoaded onAgain={() => void ask(limit)} />
          ) : (
            <Waiting />
          )}
        </div>
        <div className="bell-foot">
          {list && list.items.length > 0 ? (
            list.hasMore && limit < NOTIFICATIONS_MOST ? (
              <button type="button" className="bell-button" onClick={more}>
                {notificationWords.loadMore}
              </button>
            ) : (
              <p>
                {notificationWords.listed(list.items.length)} · {notificationWords.cleanUpNote}
              </p>
            )
          ) : null}
        </div>
      </div>
    </dialog>
  );
}

/** Pressing one marks it as read and goes to its page; one without a page is only marked. */
function Item({
  item,
  onRead,
  onDone,
}: {
  item: NotificationView;
  onRead: () => Promise<unknown>;
  onDone: () => void;
}) {
  const leaving = useLeaving();
  const navigate = useNavigate();

  async function go(event: MouseEvent) {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (item.read) return;
    if (elsewhere) return void onRead();
    event.preventDefault();
    await Promise.race([onRead(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    if (leaving.reloadDocument) window.location.assign(item.path);
    else navigate(item.path);
    onDone();
  }

  const summary = <NotificationSummary item={item} />;
  return (
    <li className={item.read ? 'note' : 'note note-unread'}>
      {item.path ? (
        <Link to={item.path} {...leaving} className="note-press" onClick={(event) => void go(event)}>
          {summary}
        </Link>
      ) : item.read ? (
        <div className="note-press">{summary}</div>
      ) : (
        <button type="button" className="note-press" onClick={() => void onRead()}>
          {summary}
        </button>
      )}
    </li>
  );
}

/** Bars where the notifications will stand. */
function Waiting() {
  return (
    <div role="status" className="bell-wait">
      <span className="vh">{notificationWords.panelLoading}</span>
      {Array.from({ length: 4 }, (_, bar) => (
        <i key={bar} />
      ))}
    </div>
  );
}

function NotLoaded({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="status" className="bell-empty">
      <p>{notificationWords.panelFailed}</p>
      <button type="button" className="bell-button" onClick={onAgain}>
        {notificationWords.panelTryAgain}
      </button>
    </div>
  );
}
