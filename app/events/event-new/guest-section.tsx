import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { ActionAnswer } from '#app/events/event-new/actions/work.server.ts';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { GuestAdd } from '#app/events/event-new/guest-add.tsx';
import { GuestProblems } from '#app/events/event-new/form-problems.tsx';
import { GuestImport } from '#app/events/event-new/guest-import.tsx';
import { NewEventGuests } from '#app/events/event-new/guest-list.tsx';
import { ImportPreview } from '#app/events/event-new/import-preview.tsx';
import { LeftOutGuests } from '#app/events/event-new/left-out.tsx';
import { noticeFor } from '#app/events/event-new/notices.ts';
import type { EventNewView } from '#app/events/event-new/view.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { isTyping } from '#app/ui/presses.ts';
import { Card } from '#app/ui/card.tsx';
import * as words from '#messages/events/creation/en.ts';
import * as eventWords from '#messages/events/en.ts';

interface GuestSectionProps {
  view: EventNewView;
  answer: ActionAnswer | undefined;
  errors: Record<string, string[]>;
  enhanced: boolean;
}

/** The guest list: add one, import many, look through all. */
export function GuestSection({ view, answer, errors, enhanced }: GuestSectionProps) {
  const { summary } = view.guests;
  const [params] = useSearchParams();
  const messages = useRef<HTMLDivElement>(null);
  useFocusAfterAction(messages, params);
  useFocusOnPreview(view.pendingImport !== null);
  const notice = answer ? null : noticeFor('guests', params);
  return (
    <Card id="guests" title={words.guestsTitle}>
      <div className="stack gap-6">
        <div>
          <p>{summary.total === 0 ? words.guestsNone : words.guestsSummary(summary)}</p>
          {view.room ? <GuestRoom room={view.room} total={summary.total} /> : null}
        </div>
        <div ref={messages} tabIndex={-1} className="empty:hidden">
          {notice ? <Alert tone="success">{notice}</Alert> : null}
          {enhanced ? <GuestProblems answer={answer} /> : null}
          {enhanced && answer?.leftOut ? <LeftOutGuests {...answer.leftOut} /> : null}
        </div>
        <GuestAdd turn={view.guestTurn} values={view.newGuest} errors={errors} />
        {view.pendingImport ? (
          <ImportPreview file={view.pendingImport} errors={errors} />
        ) : (
          <GuestImport eventType={view.eventType} errors={errors} />
        )}
        {summary.total > 0 ? (
          <NewEventGuests guests={view.guests} editing={view.editing} errors={errors} />
        ) : null}
      </div>
    </Card>
  );
}

/** How many guests the plan holds, and how many too many there are, before the form is sent. */
function GuestRoom({
  room: { plan, guestsPerEvent: limit },
  total,
}: {
  room: NonNullable<EventNewView['room']>;
  total: number;
}) {
  if (limit === null) return null;
  const name = eventWords.planNames[plan];
  if (total > limit)
    return <Alert tone="error">{eventWords.planFullOfGuests({ plan: name, limit, guests: total })}</Alert>;
  return <p className="field-help">{eventWords.planHoldsGuests(name, limit)}</p>;
}

/**
 * Where the focus goes after an action on the list: to the next guest's name, or to the
 * messages when the pressed button is gone. Who is typing already goes on where they are.
 */
function useFocusAfterAction(messages: RefObject<HTMLElement>, params: URLSearchParams) {
  const done = params.get('done');
  useEffect(() => {
    if (isTyping()) return;
    if (done === 'guest-added')
      document.getElementById(`${FORM_ID}-newGuest.firstName`)?.focus({ preventScroll: true });
    else if (done && document.activeElement === document.body)
      messages.current?.focus({ preventScroll: true });
  }, [done, params, messages]);
}

/** The chosen file's preview takes the place of the button that asked for it. */
function useFocusOnPreview(shown: boolean) {
  const before = useRef(shown);
  useEffect(() => {
    if (shown && !before.current) document.getElementById('guest-file')?.focus();
    before.current = shown;
  }, [shown]);
}
