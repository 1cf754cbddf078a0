import { Badge } from '#app/ui/badge.tsx';
import * as words from '#messages/functions/pages/en.ts';

interface FunctionAnswerProps {
  invited: boolean;
  rsvp: 'pending' | 'yes' | 'no';
  /** How many of the guest's party come, as far as it counts. */
  people: number | null;
}

/** How one guest stands to one function, in a badge. */
export function FunctionAnswer({ invited, rsvp, people }: FunctionAnswerProps) {
  if (!invited) return <Badge tone="plain">{words.notInvited}</Badge>;
  if (rsvp === 'no') return <Badge tone="no">{words.declinedAll}</Badge>;
  if (people === null || rsvp === 'pending') return <Badge>{words.noAnswer}</Badge>;
  return <Badge tone={people > 0 ? 'yes' : 'no'}>{words.peopleOf(people)}</Badge>;
}
