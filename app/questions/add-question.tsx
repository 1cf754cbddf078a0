import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { questionKind, readyMadeQuestions, type ReadyMadeQuestion } from '#contract/events/questions.ts';
import * as words from '#messages/questions/page/en.ts';

/** Ways to the form of a new question: begun with a ready-made one, or empty. */
export function AddQuestion({ page, full }: { page: string; full: boolean }) {
  const readyMade = Object.keys(readyMadeQuestions) as ReadyMadeQuestion[];
  return (
    <Card title={words.addTitle}>
      {full ? (
        <p>{words.full}</p>
      ) : (
        <>
          <p className="row">
            {readyMade.map((name) => (
              <ButtonLink key={name} to={`${page}/new?begin=${name}`} variant="secondary">
                {words.readyMade[name]}
              </ButtonLink>
            ))}
          </p>
          <p className="row mt-4">
            {words.yourOwn}
            {questionKind.options.map((kind) => (
              <ButtonLink key={kind} to={`${page}/new?kind=${kind}`} variant="quiet">
                {words.kinds[kind]}
              </ButtonLink>
            ))}
          </p>
        </>
      )}
    </Card>
  );
}
