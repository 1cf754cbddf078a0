import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { MAX_FUNCTIONS, readyMadeFunctions } from '#contract/events/functions.ts';
import * as words from '#messages/functions/pages/en.ts';

interface AddFunctionProps {
  page: string;
  /** Names that are on the list. */
  taken: readonly string[];
}

/** Ways to the form of a new function: begun with a name most families use, or empty. Its map needs a document of its own. */
export function AddFunction({ page, taken }: AddFunctionProps) {
  const left = Object.entries(readyMadeFunctions).filter(([, name]) => !taken.includes(name));
  return (
    <Card title={words.addTitle}>
      {taken.length >= MAX_FUNCTIONS ? (
        <p>{words.full}</p>
      ) : (
        <p className="row">
          {left.map(([key, name]) => (
            <ButtonLink key={key} to={`${page}/new?begin=${key}`} reloadDocument variant="secondary">
              {name}
            </ButtonLink>
          ))}
          <ButtonLink to={`${page}/new`} reloadDocument variant="quiet">
            {words.addOwn}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}
