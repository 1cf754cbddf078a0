import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { useWhileSeen } from '#app/ui/use-while-seen.ts';
import type { SendingRun } from '#contract/guests/invitations.ts';

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
export function useSending(eventId: string, runs: SendingRun[]): Sending {
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
