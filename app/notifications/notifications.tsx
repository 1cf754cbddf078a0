import { Link, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { listAddress, wantedLimit } from '#app/notifications/list-address.ts';
import { NotificationSummary } from '#app/notifications/notification-summary.tsx';
import { viewNotification, type NotificationView } from '#app/notifications/view.server.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Form } from '#app/ui/form.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';
import { NOTIFICATIONS_MORE, NOTIFICATIONS_MOST } from '#contract/messaging/notification-limits.ts';
import * as notificationWords from '#messages/notifications/en.ts';

/** Where forms mark as read. */
const READ = '/notifications/read';

export const meta: PageMeta = () => [{ title: notificationWords.pageTitle }];

export async function loader({ request }: RouteArgs) {
  const limit = wantedLimit(new URL(request.url).searchParams.get('limit'));
  const { load, extra } = backend(request);
  // counted as the bell counts, in one statement for both
  const [{ notifications, hasMore }, { data: count }] = await Promise.all([
    load('getNotifications', { query: { limit } }),
    extra('getUnreadCount', {}),
  ]);
  const now = new Date();
  return {
    limit,
    hasMore,
    unread: count?.unreadCount ?? notifications.filter(({ read }) => !read).length,
    items: notifications.map((each) => viewNotification(each, now)),
  };
}

export default function NotificationsPage() {
  const { items, hasMore, unread, limit } = useLoaderData<typeof loader>();
  const more = hasMore && limit < NOTIFICATIONS_MOST;
  return (
    <Page width="narrow">
      <PageHeader
        title={notificationWords.listTitle}
        actions={unread > 0 ? <MarkAll limit={limit} /> : null}
      />
      {items.length === 0 ? (
        <EmptyState
          title={notificationWords.empty}
          illustration="/illustrations/getTogether.svg"
          link={{ label: notificationWords.emptyAction, to: '/dashboard' }}
        >
          {notificationWords.emptyHelp}
        </EmptyState>
      ) : (
        <>
          <ul className="notes notes-page">
            {items.map((item) => (
              <Row key={item.id} item={item} limit={limit} />
            ))}
          </ul>
          {more ? (
            <p className="notes-foot">
              <ButtonLink
                to={listAddress(String(Math.min(limit + NOTIFICATIONS_MORE, NOTIFICATIONS_MOST)))}
                variant="secondary"
                preventScrollReset
              >
                {notificationWords.loadMore}
              </ButtonLink>
            </p>
          ) : (
            <p className="notes-foot">
              {notificationWords.listed(items.length)} · {notificationWords.cleanUpNote}
            </p>
          )}
        </>
      )}
      <p className="notes-foot">
        <Link to="/profile/mails" className="inline-flex min-h-11 items-center">
          {notificationWords.chooseMails}
        </Link>
      </p>
    </Page>
  );
}

function MarkAll({ limit }: { limit: number }) {
  return (
    <Form method="post" action={READ} preventScrollReset>
      <input type="hidden" name="limit" value={limit} />
      <Button variant="secondary">{notificationWords.markAllRead}</Button>
    </Form>
  );
}

/** Opening an unread one marks it as read: a form, so that this works without scripts. */
function Row({ item, limit }: { item: NotificationView; limit: number }) {
  const summary = <NotificationSummary item={item} />;
  if (item.read) {
    return (
      <li id={`note-${item.id}`} className="note">
        {item.path ? (
          <Link to={item.path} className="note-press">
            {summary}
          </Link>
        ) : (
          <div className="note-press">{summary}</div>
        )}
      </li>
    );
  }
  return (
    <li id={`note-${item.id}`} className="note note-unread">
      <Form method="post" action={READ} className="note-open">
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="limit" value={limit} />
        <input type="hidden" name="go" value={item.path} />
        <button className="note-press">{summary}</button>
      </Form>
      <Form method="post" action={READ} preventScrollReset className="note-mark">
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="limit" value={limit} />
        <Button variant="quiet" aria-label={notificationWords.markReadOf(item.title)}>
          {notificationWords.markRead}
        </Button>
      </Form>
    </li>
  );
}
