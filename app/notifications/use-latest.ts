import { useCallback, useEffect, useRef, useState } from 'react';
import type { Latest } from '#app/notifications/latest.ts';
import { useRootData } from '#app/frame/root-data.ts';
import { NOTIFICATION_POLL_MS } from '#contract/messaging/notification-limits.ts';

/** The unread count and the list as last heard of; `ask` asks again and answers what it heard. */
export interface LatestKnown {
  unread: number;
  list: Latest['list'] | undefined;
  failed: boolean;
  ask: (limit: number | null, done?: Done) => Promise<Latest | null>;
}

/**
 * Keeps the bell current: from every load of the page's data, every 30 seconds while the
 * page is seen (with the list while `limit` says that it is shown), and at once when the
 * page is seen again. Stops when nobody is signed in any more.
 */
export function useLatest(limit: number | null): LatestKnown {
  const root = useRootData();
  const [unread, setUnread] = useState(root?.unread ?? 0);
  const [list, setList] = useState<Latest['list']>();
  const [failed, setFailed] = useState(false);
  const requestCount = useRef(0);
  const over = useRef(false);

  // data of the page are newer than what was heard before them
  useEffect(() => {
    if (root) setUnread(root.unread);
  }, [root]);

  const ask = useCallback(async (wanted: number | null, done?: Done): Promise<Latest | null> => {
    if (over.current) return null;
    const turn = (requestCount.current += 1);
    const heard = await askLatest(wanted, done).catch((error: unknown) => {
      if (!(error instanceof SignedOut)) throw error;
      over.current = true;
      return null;
    });
    // an answer overtaken by a later one says how things were
    if (turn !== requestCount.current) return heard;
    if (wanted !== null) setFailed(heard === null);
    if (heard) setUnread(heard.unread);
    if (heard?.list) setList(heard.list);
    return heard;
  }, []);

  useEffect(() => {
    // each time the bell mounts (spec section 4)
    void ask(null, { clean: true });
  }, [ask]);

  useEffect(() => {
    const isSeen = () => document.visibilityState === 'visible';
    let last = Date.now();
    const askAgain = () => {
      if (!isSeen() || Date.now() - last < NOTIFICATION_POLL_MS / 2) return;
      last = Date.now();
      void ask(limit);
    };
    const timer = setInterval(askAgain, NOTIFICATION_POLL_MS);
    document.addEventListener('visibilitychange', askAgain);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askAgain);
    };
  }, [ask, limit]);

  return { unread, list, failed, ask };
}

/** Something the bell does with its question; see `latest.ts`. */
interface Done {
  ids?: readonly string[];
  all?: boolean;
  clean?: boolean;
}

/** Nobody is signed in any more: nothing need be asked again. */
class SignedOut extends Error {}

/**
 * Asks for the unread count and, with `limit`, the newest notifications, after doing what
 * `done` says. Null when that failed, which is only logged (spec section 8).
 *
 * @throws {SignedOut}
 */
async function askLatest(limit: number | null, done?: Done): Promise<Latest | null> {
  try {
    const response = await fetch(
      `/notifications/latest${limit === null ? '' : `?limit=${limit}`}`,
      done ? { method: 'POST', body: formOf(done), keepalive: true } : {},
    );
    if (response.status === 204) throw new SignedOut();
    if (!response.ok) throw new Error(`answered ${response.status}`);
    return (await response.json()) as Latest;
  } catch (error) {
    if (error instanceof SignedOut) throw error;
    // oxlint-disable-next-line no-console -- the one place to tell: the page goes on as it is
    console.warn('notifications could not be asked for', error);
    return null;
  }
}

function formOf({ ids = [], all = false, clean = false }: Done): URLSearchParams {
  const form = new URLSearchParams(ids.map((id) => ['id', id]));
  if (all) form.set('all', '1');
  if (clean) form.set('clean', '1');
  return form;
}
