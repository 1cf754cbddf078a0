import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ItemActions } from '#app/ui/item-actions.tsx';
import type { CountedQuestion } from '#contract/events/questions.ts';
import * as questionPageWords from '#messages/questions/page/en.ts';

interface QuestionItemProps {
  /** Address of the list. */
  page: string;
  question: CountedQuestion;
  /** Guests who are coming. */
  confirmed: number;
  /** False for a cancelled event. */
  open: boolean;
  first: boolean;
  last: boolean;
}

/** One question with what was answered, and what can be done with it. */
export function QuestionItem({ page, question, confirmed, open, first, last }: QuestionItemProps) {
  return (
    <Card
      as="li"
      title={question.text}
      level={2}
      actions={question.required ? <Badge tone="strong">{questionPageWords.required}</Badge> : null}
    >
      <p className="text-sm text-ink-soft">
        {questionPageWords.kinds[question.kind]} ·{' '}
        {questionPageWords.answeredBy(question.answered, confirmed)}
      </p>
      {question.kind === 'text' ? (
        question.answered > 0 ? (
          <p className="text-sm">{questionPageWords.textsInFile}</p>
        ) : null
      ) : (
        <dl className="mt-2 grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
          {question.choices.map(({ _id, text, guests }) => (
            <div key={_id} className="contents">
              <dt className="break-words">{text}</dt>
              <dd className="text-end tabular-nums">{questionPageWords.chosenBy(guests)}</dd>
            </div>
          ))}
        </dl>
      )}
      {open ? (
        <div data-print="no" className="row mt-3 gap-x-1">
          <ItemActions
            own={`${page}/${question._id}`}
            name={question.text}
            {...{ words: questionPageWords, first, last }}
          />
        </div>
      ) : null}
    </Card>
  );
}
