import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import type { EventType } from '#contract/events/event-types.ts';
import { functionsToOffer, MAX_FUNCTIONS, readyMadeFunctions } from '#contract/events/functions.ts';
import * as functionPageWords from '#messages/functions/pages/en.ts';

interface AddFunctionProps {
  page: string;
  eventType: EventType;
  /** Names that are on the list. */
  taken: readonly string[];
}

/** Ways to the form of a new function: begun with a name most families use, or empty. Its map needs a document of its own. */
export function AddFunction({ page, eventType, taken }: AddFunctionProps) {
  const offered = functionsToOffer(eventType, taken);
  const left = Object.entries(readyMadeFunctions).filter(([, name]) => offered.includes(name));
  return (
    <Card title={functionPageWords.addTitle}>
      {taken.length >= MAX_FUNCTIONS ? (
        <p>{functionPageWords.full}</p>
      ) : (
        <p className="row">
          {left.map(([key, name]) => (
            <ButtonLink key={key} to={`${page}/new?begin=${key}`} reloadDocument variant="secondary">
              {name}
            </ButtonLink>
          ))}
          <ButtonLink to={`${page}/new`} reloadDocument variant="quiet">
            {taken.length + left.length > 0 ? functionPageWords.addOwn : functionPageWords.addFirst}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
