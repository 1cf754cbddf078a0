import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { viewNotification, type NotificationView } from '#app/notifications/view.server.ts';
import { DAY_MS } from '#contract/common/durations.ts';
import { id } from '#contract/common/fields.ts';
import { NOTIFICATION_DAYS, notificationsQuery } from '#contract/messaging/notifications.ts';
import * as notificationWords from '#messages/notifications/en.ts';

/** What the bell asks for: the unread count and, with `limit` in the address, the newest notifications. */
export interface Latest {
  unread: number;
  list?: { items: NotificationView[]; hasMore: boolean };
}

/** For the bell's scripts, in the name of whoever has the browser. Answers JSON; nothing (204) once nobody is signed in, which is no error for a page that is being left. */
export async function loader({ request }: RouteArgs) {
  return latest(request);
}

/**
 * Marks as read what the form names (`id`, or `all`), or with `clean` deletes what is
 * older than thirty days, and answers as the loader does.
 */
export async function action({ request }: RouteArgs) {
  const form = await readForm(request);
  const ids = id.array().max(500).safeParse(form.getAll('id'));
  const { call } = backend(request);
  if (form.has('clean')) {
    await call('cleanUpNotifications', {
      query: { olderThan: new Date(Date.now() - NOTIFICATION_DAYS * DAY_MS).toISOString() },
    });
  } else if (form.has('all') || (ids.success && ids.data.length > 0)) {
    const marked = await call('markNotificationsRead', {
      body: { notificationIds: form.has('all') ? [] : (ids.data ?? []) },
    });
    if (!marked.ok) return answer(marked.error, marked.status);
  }
  return latest(request);
}

async function latest(request: Request): Promise<Response> {
  const { call } = backend(request);
  const limit = new URL(request.url).searchParams.get('limit');
  const query = limit === null ? null : notificationsQuery.safeParse({ limit });
  if (query?.success === false) return answer({ error: notificationWords.noSuchList }, 400);
  const [count, list] = await Promise.all([
    call('getUnreadCount', {}),
    query ? call('getNotifications', { query: query.data }) : null,
  ]);
  if (!count.ok) return answer(count.error, count.status);
  if (list && !list.ok) return answer(list.error, list.status);
  const now = new Date();
  const body: Latest = {
    unread: count.data.unreadCount,
    ...(list
      ? {
          list: {
            items: list.data.notifications.map((each) => viewNotification(each, now)),
            hasMore: list.data.hasMore,
          },
        }
      : {}),
  };
  return answer(body, 200);
}

function answer(body: object, status: number): Response {
  const headers = { 'Cache-Control': 'private, no-store' };
  return status === 401
    ? new Response(null, { status: 204, headers })
    : Response.json(body, { status, headers });
}
