import type { ReplyProblem } from '#app/replies/reply-form.ts';
import type { QuestionView } from '#app/replies/question-view.ts';

interface ReplyQuestionsProps {
  /** The keys of the people whom they are about. */
  people?: readonly string[];
  questions: readonly QuestionView[];
  problem?: ReplyProblem | undefined;
  /** What the fields' ids begin with. */
  of?: string;
}

/** The host's questions, and the choices of functions, as fields of the reply. `asked` names them: boxes none of which is ticked send nothing else. */
export function ReplyQuestions({ people = [], questions, problem, of = '' }: ReplyQuestionsProps) {
  if (questions.length === 0) return null;
  return (
    <>
      <input type="hidden" name="asked" value={questions.map(({ id }) => id).join(' ')} />
      {people.length > 0 && <input type="hidden" name="people" value={people.join(' ')} />}
      {questions.map(({ id, kind, text, choices, required, answer }) => {
        const value = problem?.input.answers?.[id] ?? answer;
        const name = `answers.${id}`;
        const field = { name: `q.${id}`, 'aria-invalid': problem?.fields.includes(name) || undefined };
        return kind === 'many' ? (
          <fieldset key={id} id={of + name} tabIndex={-1}>
            <legend>{text}</legend>
            <div className="flex flex-wrap gap-x-6">
              {choices.map(([choice, label]) => (
                <label key={choice} className="choice">
                  <input type="checkbox" {...field} value={choice} defaultChecked={value.includes(choice)} />
                  {label}
                </label>
              ))}
            </div>
          </fieldset>
        ) : (
          <label key={id}>
            {text}
            {kind === 'line' ? (
              <input
                {...field}
                id={of + name}
                maxLength={60}
                autoComplete="off"
                defaultValue={value[0]}
                className="control"
              />
            ) : kind === 'text' ? (
              <textarea
                {...field}
                id={of + name}
                required={required}
                rows={2}
                maxLength={500}
                defaultValue={value[0]}
                className="control"
              />
            ) : (
              <select
                {...field}
                id={of + name}
                required={required}
                defaultValue={value[0]}
                className="control control-select"
              >
                {kind === 'one' ? <option value="" label=" " /> : null}
                {choices.map(([choice, label]) => (
                  <option key={choice} value={choice}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </label>
        );
      })}
    </>
  );
}
