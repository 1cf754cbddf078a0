import { Link } from '@remix-run/react';
import { LeftOut } from '#app/reminders/left-out.tsx';
import { Sample } from '#app/reminders/sample-message.tsx';
import { filterAddress, FilterInputs } from '#app/hosting/filter-parts.tsx';
import { isNarrowed, type GuestFilter } from '#contract/guests/guest-filter.ts';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { Reminders } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

interface RemindCardProps {
  /** Address of the page of reminders. */
  page: string;
  /** Whom alone it is about. */
  filter: GuestFilter;
  reminders: Reminders;
  guestCount: number;
}

/** Who would be reminded now, how it reads, and the button that does it. */
export function RemindCard({
  page,
  filter,
  reminders: { reminder, pending, allowed, closedNow, sample },
  guestCount,
}: RemindCardProps) {
  if (pending === 0) {
    return (
      <Card title={reminderPageWords.nowTitle}>
        <p>
          {guestCount === 0
            ? reminderPageWords.noGuests
            : isNarrowed(filter)
              ? reminderPageWords.allFoundAnswered
              : reminderPageWords.allAnswered}
        </p>
      </Card>
    );
  }
  return (
    // without a button nobody gets one now: what the plan lacks is said above
    <Card title={allowed ? reminderPageWords.nowTitle : reminderPageWords.waitingTitle}>
      <div className="stack">
        <p>
          <strong>
            {allowed && !closedNow
              ? reminderPageWords.wouldGet(reminder.told)
              : reminderPageWords.notAnswered(pending)}
          </strong>{' '}
          <Link to={`${page}/guests${isNarrowed(filter) ? filterAddress(filter) : ''}`}>
            {reminderPageWords.seeWho}
          </Link>
        </p>
        <LeftOut reach={reminder} />
        <Sample sample={sample} note={reminderPageWords.sampleHere} />
        {allowed && closedNow ? <p>{closedNow}</p> : null}
        {allowed && !closedNow && reminder.told > 0 ? (
          <Form method="post" action={`${page}/send`}>
            <FilterInputs filter={filter} />
            <FormButton action={`${page}/send`} pendingLabel={reminderPageWords.reminding}>
              {reminderPageWords.remindNow(reminder.told)}
            </FormButton>
          </Form>
        ) : null}
      </div>
    </Card>
  );
}
