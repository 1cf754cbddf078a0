import { Link, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { SendingProgress } from '#app/invitations/sending-progress.tsx';
import { readFlash, flashMessage } from '#app/forms/flash.server.ts';
import { MessageTabs } from '#app/chats/message-tabs.tsx';
import { RemindCard } from '#app/reminders/remind-card.tsx';
import { readForm } from '#app/forms/form-data.server.ts';
import { postForm } from '#app/forms/form-result.server.ts';
import { SettingsCard } from '#app/reminders/settings-card.tsx';
import { filterAddress, FilterLine, NamedLists } from '#app/hosting/filter-parts.tsx';
import { loadGuestLists } from '#app/hosting/guest-lists.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { guestFilterQuery, isNarrowed, type GuestFilter } from '#contract/guests/guest-filter.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Alert } from '#app/ui/alert.tsx';
import { useFreshForm } from '#app/ui/use-fresh-form.ts';
import { audienceInWords } from '#app/reminders/audience-in-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { reminderSettings, audience, type Reminders } from '#contract/guests/reminders.ts';
import { formatEventDate, formatInstant } from '#contract/common/format.ts';
import { DEFAULT_DAYS } from '#contract/guests/reminder-limits.ts';
import * as hostWords from '#messages/hosts/page/en.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

export const handle: EventPageHandle = { part: 'messages' };

export const meta = eventTitle(reminderPageWords.pageTitle, reminderPageWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const api = backend(request);
  const place = { params };
  const filter = queryOf(request, guestFilterQuery);
  const [reminders, { runs }, { event, guestCount, host }, { lists }] = await Promise.all([
    api.load('getReminders', { params, query: filter }),
    api.load('getSendingProgress', place),
    loadHosted(request, params.eventId),
    loadGuestLists(api, params.eventId),
  ]);
  return {
    reminders,
    filter,
    lists,
    event,
    guestCount,
    host,
    runs: runs.filter(({ kind }) => kind === 'reminder' || kind === 'message'),
    notice: await readFlash(request),
    closed: sentenceOfClosed(event),
  };
}

export async function action({ request, params }: RouteArgs<'eventId'>) {
  return postForm(await readForm(request), {
    schema: reminderSettings,
    send: (body) => backend(request).send('saveReminders', { params, body }),
    done: flashMessage(`/event/${params.eventId}/invite/reminders`),
  });
}

/** Until when guests are asked to answer, who is reminded, and words of the organiser's own to the guests. */
export default function RemindersPage() {
  const freshForm = useFreshForm();
  const { reminders, filter, lists, event, guestCount, host, runs, notice, closed } =
    useLoaderData<typeof loader>();
  const page = `/event/${event._id}/invite/reminders`;
  // where nothing was chosen yet, two days before is
  const days = reminders.replyBy === '' && reminders.allowed ? DEFAULT_DAYS : reminders.daysBefore;
  return (
    <HostPage
      event={event}
      host={host}
      notice={notice}
      closed={closed}
      width="wide"
      title={reminderPageWords.heading}
    >
      <MessageTabs eventId={event._id} current="reminders" open={reminders.openChats} />
      <SendingProgress eventId={event._id} runs={runs} />
      {closed || reminders.allowed || !host.edits ? null : (
        <Alert tone="info" live={false} title={reminderPageWords.planNote}>
          <p>
            {reminderPageWords.byHandInstead}{' '}
            <Link to={`/event/${event._id}/invite?status=pending`}>{reminderPageWords.yetToAnswer}</Link>
          </p>
          <Link to="/contact">{reminderPageWords.seePlans}</Link>
        </Alert>
      )}
      {host.edits ? null : (
        <p>
          {reminders.replyBy
            ? hostWords.replyBy(
                formatEventDate({ startsAt: `${reminders.replyBy}T12:00:00Z`, timeZone: 'UTC' }),
              )
            : hostWords.noReplyBy}
        </p>
      )}
      {closed || !host.edits ? null : (
        <div className="grid items-start gap-6 lg:grid-cols-2">
          <SettingsCard key={freshForm} event={event} reminders={reminders} days={days} />
          <div className="stack">
            <NamedLists lists={lists} filter={filter} />
            <FilterLine filter={filter} functions={reminders.functions} />
            <RemindCard page={page} filter={filter} reminders={reminders} guestCount={guestCount} />
            {reminders.allowed && guestCount > 0 ? (
              <WriteCard page={page} filter={filter} audiences={reminders.audiences} />
            ) : null}
          </div>
        </div>
      )}
      <SentCard sent={reminders.sent} timeZone={event.timeZone} />
    </HostPage>
  );
}

/** How many each audience has, and the way to write to them. */
function WriteCard({
  page,
  filter,
  audiences,
}: {
  page: string;
  filter: GuestFilter;
  audiences: Reminders['audiences'];
}) {
  return (
    <Card title={reminderPageWords.messageTitle}>
      <p>{reminderPageWords.messageHelp}</p>
      <ul className="my-3 divide-y divide-line">
        {audience.options.map((to) => (
          <li key={to} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{reminderPageWords.audiences[to]}</span>
            <span className="text-ink-soft">{audienceInWords(audiences[to])}</span>
          </li>
        ))}
      </ul>
      <ButtonLink
        to={`${page}/message${isNarrowed(filter) ? filterAddress(filter) : ''}`}
        variant="secondary"
      >
        {reminderPageWords.write}
      </ButtonLink>
    </Card>
  );
}

/** What went out before, with what became of it; nothing when nothing did. */
function SentCard({ sent, timeZone }: { sent: Reminders['sent']; timeZone: string }) {
  if (sent.length === 0) return null;
  return (
    <Card title={reminderPageWords.sentTitle}>
      <ul className="divide-y divide-line">
        {sent.map((run) => (
          <li key={`${run.kind}${run.at}`} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>{reminderPageWords.sentTo(run.kind, run.functionName)}</strong>
              <span className="text-ink-soft">{formatInstant(run.at, timeZone)}</span>
            </p>
            <p>
              {[
                run.total > 0
                  ? reminderPageWords.sentOf(run.sent, run.total)
                  : reminderPageWords.sentElsewhere,
                run.waiting > 0 ? reminderPageWords.waiting(run.waiting) : '',
                run.undelivered > 0 ? reminderPageWords.undelivered(run.undelivered) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {run.text ? (
              <p className="mt-1 line-clamp-3 text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
                {run.text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
