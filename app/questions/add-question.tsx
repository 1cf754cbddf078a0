import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { questionKind, readyMadeQuestions, type ReadyMadeQuestion } from '#contract/events/questions.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

/** Ways to the form of a new question: begun with a ready-made one, or empty. */
export function AddQuestion({ page, full }: { page: string; full: boolean }) {
  const readyMade = Object.keys(readyMadeQuestions) as ReadyMadeQuestion[];
  return (
    <Card title={questionPageWords.addTitle}>
      {full ? (
        <p>{questionPageWords.full}</p>
      ) : (
        <>
          <p className="row">
            {readyMade.map((name) => (
              <ButtonLink key={name} to={`${page}/new?begin=${name}`} variant="secondary">
                {questionPageWords.readyMade[name]}
              </ButtonLink>
            ))}
          </p>
          <p className="row mt-4">
            {questionPageWords.yourOwn}
            {questionKind.options.map((kind) => (
              <ButtonLink key={kind} to={`${page}/new?kind=${kind}`} variant="quiet">
                {questionPageWords.kinds[kind]}
              </ButtonLink>
            ))}
          </p>
        </>
      )}
    </Card>
  );
}
