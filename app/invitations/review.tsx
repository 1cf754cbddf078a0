import { useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { ReviewGreetings, ReviewReads } from '#app/invitations/review-reads.tsx';
import { ReviewSend } from '#app/invitations/review-send.tsx';
import { queryOf } from '#app/server/query.server.ts';
import { answerReview } from '#app/invitations/answer-review.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { Alert } from '#app/ui/alert.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { Form } from '#app/ui/form.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { ConformForm, useConform, useLastResult } from '#app/forms/conform-form.tsx';
import { TextField } from '#app/ui/field.tsx';
import { DAY_MS } from '#contract/common/durations.ts';
import { dayThere, formatInstant, whoseTime } from '#contract/common/format.ts';
import { invitationReviewQuery, type ChannelWish, type SendingState } from '#contract/guests/invitations.ts';
import * as invitationWords from '#messages/invitations/en.ts';
import { languageNames } from '#messages/language.ts';
import * as planWords from '#messages/invitations/plan/en.ts';

export const handle: EventPageHandle = { part: 'invitation' };

export const meta = eventTitle(invitationWords.reviewPageTitle, invitationWords.reviewPageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const query = queryOf(request, invitationReviewQuery);
  const api = backend(request);
  const [review, { data: list }, { event, host }] = await Promise.all([
    api.load('getInvitationReview', { params, query }),
    api.extra('listFunctions', { params }),
    loadHosted(request, params.eventId, { toEdit: true }),
  ]);
  const tomorrow = dayThere(Date.now() + DAY_MS, event.timeZone);
  return {
    review,
    functions: (list?.functions ?? []).map(({ _id, name, everyone, counts }) => ({
      _id,
      name,
      everyone,
      invited: counts.invited,
    })),
    tomorrow,
    query,
    event,
    host,
    closed: sentenceOfClosed(event),
    notice: await readFlash(request),
  };
}

/** Sends a test or plans the sending, and comes back to the same review. */
export async function action({ request, params: { eventId } }: RouteArgs<'eventId'>) {
  return answerReview(request, eventId);
}

/** A sending before it begins: how it looks, how it reads, who gets it and who does not. */
export default function ReviewPage() {
  const { review, functions, tomorrow, query, event, host, closed, notice } = useLoaderData<typeof loader>();
  const { picture } = review;
  return (
    <HostPage event={event} host={host} notice={notice} width="wide" title={invitationWords.reviewTitle}>
      {closed ? (
        <Alert tone="info" live={false}>
          {closed}
        </Alert>
      ) : (
        <ReviewSend eventId={event._id} review={review} functions={functions} query={query}>
          {query.guests === 'not-invited' ? (
            <SendLater event={event} planned={review.planned} tomorrow={tomorrow} channel={query.channel} />
          ) : null}
        </ReviewSend>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="stack">
          <Card title={invitationWords.reviewDesign} className="stack">
            {picture ? (
              <img
                src={picture.path}
                width={picture.width}
                height={picture.height}
                alt={invitationWords.reviewPicture(event.eventName)}
                className="mx-auto h-auto max-h-[36rem] w-auto max-w-full rounded-lg"
              />
            ) : (
              <>
                <p>
                  {review.pictureMissing
                    ? invitationWords.reviewDesignUnready
                    : invitationWords.reviewNoDesign}
                </p>
                <p>
                  <ButtonLink to={`/event/${event._id}/invite/design`} variant="secondary">
                    {review.pictureMissing
                      ? invitationWords.reviewLookAtDesign
                      : invitationWords.reviewChooseDesign}
                  </ButtonLink>
                </p>
              </>
            )}
          </Card>
          <TestForm
            to={review.testTo}
            languages={review.reads.map(({ language }) => languageNames[language])}
          />
        </div>
        <div className="stack">
          <ReviewGreetings eventId={event._id} greetings={review.greetings} />
          <ReviewReads reads={review.reads} />
        </div>
      </div>
    </HostPage>
  );
}

function TestForm({ to, languages }: { to: string; languages: readonly string[] }) {
  if (to === '') return <p className="field-help">{invitationWords.testNowhere}</p>;
  return (
    <Form method="post" className="grid gap-1">
      <div>
        <SubmitButton variant="secondary" value="test" pendingLabel={invitationWords.testSending}>
          {invitationWords.test}
        </SubmitButton>
      </div>
      <p className="field-help wrap-anywhere">
        {languages.length > 1 ? invitationWords.testsHint(to, languages) : invitationWords.testHint(to)}
      </p>
    </Form>
  );
}

interface SendLaterProps {
  event: { date: string; timeZone: string };
  planned: SendingState['planned'];
  /** `YYYY-MM-DD` where the event is, to begin with. */
  tomorrow: string;
  channel: ChannelWish;
}

/** The day and time invitations go out by themselves: chosen, changed or taken back. */
function SendLater({ event, planned, tomorrow, channel }: SendLaterProps) {
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
