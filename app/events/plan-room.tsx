import { Link } from '@remix-run/react';
import clsx from 'clsx';
import { Alert } from '#app/ui/alert.tsx';
import { MissingPart } from '#app/ui/missing-part.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import type { PlanRoom } from '#contract/events/events.ts';
import * as eventMessages from '#messages/events/en.ts';

/** What the plan allows, said before anybody begins. */
export function PlanAllows({ room, className }: { room: PlanRoom; className?: string }) {
  const { plan, year, events, guestsPerEvent } = room;
  const name = eventMessages.planNames[plan];
  const ofEvents =
    events.limit === null || events.left === null
      ? eventMessages.planEventsFree(name)
      : eventMessages.planEvents(name, events.left, events.limit, year);
  return (
    <p className={clsx('text-ink-soft', className)}>{eventMessages.planAllows(ofEvents, guestsPerEvent)}</p>
  );
}

interface PlanNoteProps {
  room: PlanRoom | null;
  /** Whether this stands above the form itself, whose text is kept. */
  inForm?: boolean;
  className?: string;
}

/** Says in time that the plan's events of the year are used up, or that one is left; otherwise nothing. Unknown, the creation itself says it. */
export function PlanNote({ room, inForm = false, className = '' }: PlanNoteProps) {
  if (!room) return <MissingPart className={className}>{eventMessages.planMissing}</MissingPart>;
  const { plan, year, events } = room;
  if (events.limit === null || events.left === null || events.left > 1) return null;
  const blanks = { plan: eventMessages.planNames[plan], limit: events.limit, year };
  if (events.left === 1) {
    return (
      <Alert live={false} className={className}>
        {eventMessages.planOneLeft(blanks)}
      </Alert>
    );
  }
  return (
    <Alert tone="error" live={false} className={className}>
      <RichText
        text={eventMessages.planUsedUp(blanks)}
        parts={{ contact: (text) => <Link to="/contact?topic=sales">{text}</Link> }}
      />
      {inForm ? ` ${eventMessages.planDraftKept}` : null}
    </Alert>
  );
}
