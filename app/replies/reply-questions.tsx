import { AttendanceRows } from '#app/replies/attendance-rows.tsx';
import { ATTENDED } from '#app/replies/attendance.ts';
import { NAME, personQuestionId, type ReplyProblem } from '#app/replies/reply-form.ts';
import type { QuestionsView, QuestionView } from '#app/replies/question-view.ts';

interface ReplyQuestionsProps extends Partial<QuestionsView> {
  questions: readonly QuestionView[];
  problem?: ReplyProblem | undefined;
  /** What the fields' ids begin with. */
  of?: string;
}

/** Each person with the fields that are about them. */
const personsOf = ({ people, each }: Pick<QuestionsView, 'people' | 'each'>) =>
  people.map(({ key, label, name, answers }) => ({
    key,
    label,
    name: name === undefined ? null : { id: NAME + key, text: label, value: name },
    each: each.map((question, place) => ({
      ...question,
      id: personQuestionId(question.id, key),
      answer: answers?.[place] ?? [],
    })),
  }));

/** Every field with what it is about, in the form's order. */
export const fieldsOf = ({ who, questions, ...people }: QuestionsView): { id: string; text: string }[] => [
  ...(who ? [who] : []),
  ...personsOf(people).flatMap(({ label, name, each }) => [
    ...(name ? [name] : []),
    ...each.map(({ id, text }) => ({ id, text: `${label}: ${text}` })),
  ]),
  ...questions,
];

/**
 * What is asked beside the answer, as fields of the reply: who comes, of each person their name and what they eat, then
 * the rest. `boxes` names those of boxes: where none is ticked they send nothing else.
 */
export function ReplyQuestions({
  who,
  attendance,
  people = [],
  each = [],
  nameLabel,
  questions,
  problem,
  of = '',
}: ReplyQuestionsProps) {
  const persons = personsOf({ people, each });
  const all = [...(who ? [who] : []), ...persons.flatMap((person) => person.each), ...questions];
  const boxes = [
    ...(attendance ? [ATTENDED] : []),
    ...all.flatMap(({ id, kind }) => (kind === 'many' ? [id] : [])),
  ];
  if (all.length + people.length === 0 && !attendance) return null;
  const field = (question: QuestionView) => (
    <Question key={question.id} question={question} problem={problem} of={of} />
  );
  return (
    <>
      {boxes.length > 0 && <input type="hidden" name="boxes" value={boxes.join(' ')} />}
      {people.length > 0 && (
        <input type="hidden" name="people" value={people.map(({ key }) => key).join(' ')} />
      )}
      {who && field(who)}
      {attendance && <AttendanceRows attendance={attendance} problem={problem} />}
      {persons.map(({ key, label, name, each }) => {
        const write = name && (
          <label key={key}>
            {each.length > 0 ? nameLabel : label}
            <input
              name={`q.${name.id}`}
              id={`${of}answers.${name.id}`}
              maxLength={60}
              autoComplete="off"
              defaultValue={problem?.input.answers?.[name.id]?.[0] ?? name.value}
              className="control"
            />
          </label>
        );
        return each.length === 0 ? (
          write
        ) : (
          <fieldset key={key}>
            <legend>
              <b>{label}</b>
            </legend>
            {write}
            {each.map(field)}
          </fieldset>
        );
      })}
      {questions.map(field)}
    </>
  );
}

interface QuestionProps {
  question: QuestionView;
  problem: ReplyProblem | undefined;
  of: string;
}

/** Id and words of each choice. */
const pairsOf = (choices: readonly string[] = []) =>
  choices.flatMap((id, place) => (place % 2 === 0 ? [[id, choices[place + 1]] as const] : []));

function Question({ question: { id, kind, text, choices, required, answer }, problem, of }: QuestionProps) {
  const value = problem?.input.answers?.[id] ?? answer ?? [];
  const name = `answers.${id}`;
  const field = { name: `q.${id}`, 'aria-invalid': problem?.fields.includes(name) || undefined };
  if (kind === 'many')
    return (
      <fieldset id={of + name} tabIndex={-1}>
        <legend>{text}</legend>
        <div className="flex flex-wrap gap-x-6">
          {pairsOf(choices).map(([choice, label]) => (
            <label key={choice} className="choice">
              <input type="checkbox" {...field} value={choice} defaultChecked={value.includes(choice)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    );
  return (
    <label>
      {text}
      {kind === 'text' ? (
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
          {pairsOf(choices).map(([choice, label]) => (
            <option key={choice} value={choice}>
              {label}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}
