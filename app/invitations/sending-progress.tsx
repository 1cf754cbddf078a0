import { Link, useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { nameOf } from '#app/invitations/delivery-state.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Card } from '#app/ui/card.tsx';
import { RefreshCw } from '#app/ui/icons.tsx';
import { MovingProgress } from '#app/ui/moving-progress.tsx';
import { useWhileSeen } from '#app/ui/use-while-seen.ts';
import type { SendingRun } from '#contract/guests/invitations.ts';
import * as sendingWords from '#messages/sending/en.ts';
import * as progressWords from '#messages/invitations/progress/en.ts';

interface SendingProgressProps {
  eventId: string;
  runs: SendingRun[];
}

/**
 * How far sending got, and what became of it. Read from the database each time, so a reload
 * or another device shows the same; with scripts it goes on by itself.
 */
export function SendingProgress({ eventId, runs }: SendingProgressProps) {
  const { runs: now, lost } = useSending(eventId, runs);
  return now.map((run) =>
    run.endedAt === null ? (
      <UnderWay key={run.kind} run={run} lost={lost} />
    ) : (
      <Ended key={run.kind} run={run} eventId={eventId} />
    ),
  );
}

function UnderWay({ run, lost }: { run: SendingRun; lost: boolean }) {
  return (
    <Card
      title={progressWords.titles[run.kind]}
      actions={
        <Link to="." reloadDocument className="inline-flex min-h-11 items-center gap-2 font-semibold">
          <RefreshCw size={18} aria-hidden /> {progressWords.refresh}
        </Link>
      }
    >
      <MovingProgress
        percent={(100 * (run.total - run.waiting)) / run.total}
        label={progressWords.bars[run.kind]}
      >
        <p>
          <strong>{progressWords.sentOf(run.sent, run.total)}</strong>
          <span className="text-ink-soft"> · {progressWords.onTheWay(run.kind, run.waiting)}</span>
        </p>
      </MovingProgress>
      <Notes
        notes={[
          run.later > 0 ? sendingWords.waiting(run.later) : '',
          run.paused,
          run.delayed > 0 ? progressWords.delayed(run.delayed) : '',
          run.undelivered > 0 ? progressWords.failedSoFar(run.undelivered) : '',
        ]}
      />
      {lost ? <Alert className="mt-3">{progressWords.notHeard}</Alert> : null}
    </Card>
  );
}

function Ended({ run, eventId }: { run: SendingRun; eventId: string }) {
  const more = run.undelivered - run.notReached.length;
  const summary = progressWords.ended(run.kind, run.sent, run.total);
  const left = run.unwanted > 0 ? progressWords.unwanted(run.unwanted) : '';
  if (run.undelivered === 0) {
    return (
      <Alert tone={left ? 'info' : 'success'} title={summary}>
        {left}
      </Alert>
    );
  }
  return (
    <Alert title={summary} className="[&_.alert-body]:grow">
      <p>{left}</p>
      <details open={run.undelivered <= 5}>
        <summary className="min-h-11 py-2 font-semibold">
          {progressWords.undelivered(run.undelivered)}
        </summary>
        <p>{progressWords.fixes[run.kind]}</p>
        <ul className="my-2 divide-y divide-line">
          {run.notReached.map((guest) => (
            <li key={guest._id} className="py-2 wrap-anywhere">
              <Link
                to={`/event/${eventId}/invite/guests/${guest._id}#contact`}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                {nameOf(guest)}
              </Link>
              <span className="block text-sm text-ink-soft">{guest.reason}</span>
            </li>
          ))}
          {more > 0 ? <li className="py-2">{progressWords.more(more)}</li> : null}
        </ul>
        {run.kind === 'invitation' ? (
          <Link to="?delivery=undelivered">{progressWords.seeUndelivered}</Link>
        ) : null}
      </details>
    </Alert>
  );
}

function Notes({ notes }: { notes: readonly string[] }) {
  return notes.filter(Boolean).map((note) => (
    <p key={note} className="mt-2 text-sm">
      {note}
    </p>
  ));
}

/** Between two looks at how far sending got. */
const LOOK_AGAIN_MS = 2500;

interface Sending {
  runs: SendingRun[];
  /** Whether the last look got no answer, so that the numbers may be old. */
  lost: boolean;
}

/**
 * Follows the runs of the page's data while something is under way. It asks for the numbers
 * alone and has the page read anew only when they changed: a connection that fails for a
 * moment leaves the page, and what is typed into it, as it is.
 */
function useSending(eventId: string, runs: SendingRun[]): Sending {
  const { revalidate } = useRevalidator();
  const [known, setKnown] = useState<Sending>({ runs, lost: false });
  // data of the page are newer than what was heard before them
  useEffect(() => setKnown({ runs, lost: false }), [runs]);

  const look = async () => {
    const heard = await ask(eventId);
    if (!heard) return setKnown((before) => ({ ...before, lost: true }));
    if (JSON.stringify(heard) === JSON.stringify(known.runs))
      return setKnown((before) => ({ ...before, lost: false }));
    setKnown({ runs: heard, lost: false });
    revalidate();
  };
  useWhileSeen(
    () => void look(),
    LOOK_AGAIN_MS,
    known.runs.some((run) => run.endedAt === null),
  );
  return known;
}

/** Null when there was no answer. */
async function ask(eventId: string): Promise<SendingRun[] | null> {
  try {
    const response = await fetch(`/events/${eventId}/invitations/progress`);
    if (!response.ok) return null;
    return ((await response.json()) as { runs: SendingRun[] }).runs;
  } catch {
    return null;
  }
}
