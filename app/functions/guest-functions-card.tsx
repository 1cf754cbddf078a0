import clsx from 'clsx';
import { FunctionAnswer } from '#app/functions/function-answer.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { formatEventDate } from '#contract/common/format.ts';
import { headsAt, type GuestFunction } from '#contract/events/functions.ts';
import type { GuestListItem } from '#contract/guests/guests.ts';
import type { GuestReply } from '#contract/guests/replies.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

interface GuestFunctionsCardProps {
  /** Where the form is sent. */
  action: string;
  guest: GuestListItem;
  functions: readonly GuestFunction[];
  timeZone: string;
  /** False where nothing can be changed. */
  open: boolean;
}

/** To which functions one guest is invited and how many come, with a box for each that is not for everybody. */
export function GuestFunctionsCard({ action, guest, functions, timeZone, open }: GuestFunctionsCardProps) {
  if (functions.length === 0) return null;
  const choosable = open && functions.some(({ everyone }) => !everyone);
  return (
    <Card id="functions" title={functionPageWords.ofGuestTitle}>
      <Form method="post" action={action} className="stack">
        {choosable ? <p className="field-help">{functionPageWords.ofGuestHelp}</p> : null}
        <ul className="divide-y divide-line">
          {functions.map((each) => (
            <li key={each._id} className="flex items-start justify-between gap-x-4 py-1">
              {open && !each.everyone ? (
                <label className="choice min-w-0">
                  <input
                    key={String(each.invited)}
                    type="checkbox"
                    name="invited"
                    value={each._id}
                    defaultChecked={each.invited}
                  />
                  <Name each={each} timeZone={timeZone} />
                </label>
              ) : (
                <Name each={each} timeZone={timeZone} plain />
              )}
              <span className="shrink-0 py-2">
                <FunctionAnswer invited={each.invited} {...countedFor(guest.reply, each)} />
              </span>
              {open && !each.everyone ? <input type="hidden" name="shown" value={each._id} /> : null}
            </li>
          ))}
        </ul>
        {choosable ? (
          <div>
            <FormButton variant="secondary" action={action} pendingLabel={functionPageWords.saving}>
              {functionPageWords.ofGuestSave}
            </FormButton>
          </div>
        ) : null}
      </Form>
    </Card>
  );
}

/** How many count for a function. */
function countedFor(reply: GuestReply, { people }: GuestFunction) {
  const { rsvp } = reply;
  return {
    rsvp,
    people: rsvp === 'yes' ? headsAt(reply, people) : people,
    byEvent: rsvp === 'yes' && people === null,
  };
}

function Name({ each, timeZone, plain = false }: { each: GuestFunction; timeZone: string; plain?: boolean }) {
  return (
    <span className={clsx('min-w-0 wrap-anywhere', plain && 'py-2')}>
      {each.name}{' '}
      <span className="block text-sm text-ink-soft">
        {formatEventDate({ ...each, timeZone })}
        {each.everyone ? `, ${functionPageWords.everybodyIsInvited}` : ''}
      </span>
    </span>
  );
}
