import { ConformForm, useConform, useLastResult } from '#app/forms/conform-form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { dayThere, formatInstant, whoseTime } from '#contract/common/format.ts';
import type { ChannelWish, SendingState } from '#contract/guests/invitations.ts';
import * as planWords from '#messages/invitations/plan/en.ts';

interface SendLaterProps {
  event: { date: string; timeZone: string };
  planned: SendingState['planned'];
  /** `YYYY-MM-DD` where the event is, to begin with. */
  tomorrow: string;
  channel: ChannelWish;
}

/** The day and time invitations go out by themselves: chosen, changed or taken back. */
export function SendLater({ event, planned, tomorrow, channel }: SendLaterProps) {
  const lastResult = useLastResult();
  const [form, fields] = useConform({
    id: 'send-later',
    defaultValue: {
      day: planned ? dayThere(planned.at, event.timeZone) : tomorrow,
      time: planned ? clockOf(planned.at, event.timeZone) : '10:00',
    },
  });
  return (
    <div className="grid gap-2">
      {planned ? (
        <Form method="post" className="row gap-y-1" preventScrollReset>
          <p>{planWords.isPlanned(formatInstant(planned.at, event.timeZone))}</p>
          <SubmitButton variant="quiet" value="take-back" pendingLabel={planWords.takingBack}>
            {planWords.takeBack}
          </SubmitButton>
        </Form>
      ) : null}
      <details open={lastResult !== null}>
        <summary className="min-h-11 py-2.5 font-semibold text-rani">
          {planned ? planWords.change : planWords.later}
        </summary>
        <ConformForm
          form={form}
          labels={{ day: planWords.dayLabel, time: planWords.timeLabel }}
          preventScrollReset
        >
          <p className="field-help">{planWords.laterNote(whoseTime(event.timeZone))}</p>
          <input type="hidden" name="channel" value={planned?.channel ?? channel} />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField field={fields.day} type="date" max={event.date} label={planWords.dayLabel} />
            <TextField field={fields.time} type="time" label={planWords.timeLabel} />
          </div>
          <div>
            <SubmitButton variant="secondary" value="plan" pendingLabel={planWords.planning}>
              {planWords.plan}
            </SubmitButton>
          </div>
        </ConformForm>
      </details>
    </div>
  );
}

/** `HH:MM` where the event is. */
const clockOf = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(at));
