import { useSearchParams } from '@remix-run/react';
import { useEffect, useRef, type RefObject } from 'react';
import type { FieldErrors } from '#contract/common/errors.ts';
import type { ActionAnswer } from '#app/events/event-new/work.server.ts';
import { FORM_ID } from '#app/events/event-new/form-values.ts';
import { GuestAdd } from '#app/events/event-new/guest-fields.tsx';
import { GuestProblems } from '#app/events/event-new/form-problems.tsx';
import { GuestImport, ImportPreview } from '#app/events/event-new/guest-import.tsx';
import { NewEventGuests } from '#app/events/event-new/guest-list.tsx';
import type { EventNewView } from '#app/events/event-new/view.server.ts';
import type { ListUpload } from '#app/guest-list-file/use-list-upload.ts';
import { Alert } from '#app/ui/alert.tsx';
import { isTyping } from '#app/framework/sending.ts';
import { Card } from '#app/ui/card.tsx';
import * as creationWords from '#messages/events/creation/en.ts';
import * as eventWords from '#messages/events/en.ts';

interface GuestSectionProps {
  view: EventNewView;
  answer: ActionAnswer | undefined;
  /** What of its messages still stands. */
  standing: FieldErrors;
  /** What the last press did, in words. */
  notice: string | null;
  list: ListUpload;
  errors: Record<string, string[]>;
  enhanced: boolean;
}

/** The guest list: add one, import many, look through all. */
export function GuestSection({ view, answer, standing, notice, list, errors, enhanced }: GuestSectionProps) {
  const { summary } = view.guests;
  const [params] = useSearchParams();
  const messages = useRef<HTMLDivElement>(null);
  useFocusAfterPress(messages, params, view.pendingImport !== null);
  return (
    <Card id="guests" title={creationWords.guestsTitle}>
      <div className="stack gap-6">
        <div>
          <p>{summary.total === 0 ? creationWords.guestsNone : creationWords.guestsSummary(summary)}</p>
          {view.room ? <GuestRoom room={view.room} total={summary.total} /> : null}
        </div>
        <div ref={messages} tabIndex={-1} className="empty:hidden">
          {notice ? <Alert tone="success">{notice}</Alert> : null}
          {enhanced ? <GuestProblems answer={answer} standing={standing} /> : null}
        </div>
        <GuestAdd turn={view.guestTurn} values={view.newGuest} errors={errors} />
        {view.pendingImport ? (
          <ImportPreview file={view.pendingImport} errors={errors} />
        ) : (
          <GuestImport list={list} errors={errors} pasted={answer?.pasted} />
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
 * Where the focus goes after a press among the guests: to the next guest's name, to the chosen file's preview, which takes
 * the place of the button that asked for it, or to the messages when the pressed button is gone. Who is typing already goes
 * on where they are.
 */
function useFocusAfterPress(messages: RefObject<HTMLElement>, params: URLSearchParams, hasPreview: boolean) {
  const done = params.get('done');
  useEffect(() => {
    if (isTyping()) return;
    if (done === 'guest-added')
      document.getElementById(`${FORM_ID}-newGuest.firstName`)?.focus({ preventScroll: true });
    else if (done && document.activeElement === document.body)
      messages.current?.focus({ preventScroll: true });
  }, [done, params, messages]);
  const before = useRef(hasPreview);
  useEffect(() => {
    if (hasPreview && !before.current) document.getElementById('guest-file')?.focus();
    before.current = hasPreview;
  }, [hasPreview]);
}
