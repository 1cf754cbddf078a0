import { Badge } from '#app/ui/badge.tsx';
import * as functionPageWords from '#messages/functions/pages/en.ts';

interface FunctionAnswerProps {
  invited: boolean;
  rsvp: 'pending' | 'yes' | 'no';
  /** How many of the guest's party come, as far as it counts. */
  people: number | null;
  /** Whether these come by their yes to the event, having said nothing of this function. */
  byEvent: boolean;
}

/** How one guest stands to one function, in a badge. */
export function FunctionAnswer({ invited, rsvp, people, byEvent }: FunctionAnswerProps) {
  if (!invited) return <Badge tone="plain">{functionPageWords.notInvited}</Badge>;
  if (rsvp === 'no') return <Badge tone="no">{functionPageWords.declinedAll}</Badge>;
  if (people === null || rsvp === 'pending') return <Badge>{functionPageWords.noAnswer}</Badge>;
  return (
    <>
      <Badge tone={people > 0 ? 'yes' : 'no'}>{functionPageWords.peopleOf(people)}</Badge>
      {byEvent ? <span className="block text-sm text-ink-soft">{functionPageWords.byWholeEvent}</span> : null}
    </>
  );
}
