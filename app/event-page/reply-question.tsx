import type { ReplyProblem } from '#app/replies/reply-form.ts';
import { ReplyQuestions } from '#app/replies/reply-questions.tsx';
import type { ReplyView } from '#app/event-page/reply-view.server.ts';
import { Button } from '#app/ui/button.tsx';

interface ReplyQuestionProps {
  reply: ReplyView;
  problem: ReplyProblem | undefined;
  /** The answer on its way. */
  sending: FormDataEntryValue | undefined;
}

/** The open question: how many where several may come, what the host has to know, a note for who wants to leave one, and the two answers. */
export function ReplyQuestion({ reply, problem, sending }: ReplyQuestionProps) {
  const { pressed, words } = reply;
  // besides the people who are asked about by name
  const { people } = reply.fields;
  const others = people.length > 0;
  const most = reply.partyLimit - people.length;
  const note = problem?.input.note ?? reply.note;
  const answers = pressed === 'no' ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
  const party = most > (others ? 0 : 1) && (
    <fieldset className="party">
      <legend>{words.howMany}</legend>
      <Heads
        name="adults"
        label={words.adults}
        from={others ? 0 : 1}
        to={most}
        value={problem?.input.adults ?? (others ? 0 : reply.adults || 1)}
        problem={problem}
      />
      <Heads
        name="children"
        label={words.children}
        from={0}
        to={others ? most : most - 1}
        value={problem?.input.children ?? (others ? 0 : reply.children)}
        problem={problem}
      />
    </fieldset>
  );
  return (
    <>
      <p>{words.hello}</p>
      {!others && party}
      <ReplyQuestions {...reply.fields} problem={problem} />
      {others && party}
      {answers.map((answer, index) => (
        <Button
          key={answer}
          name="rsvp"
          value={answer}
          variant={index === 0 ? 'primary' : 'quiet'}
          pending={sending !== undefined}
        >
          {sending === answer ? words.sending : words.answers[answer]}
        </Button>
      ))}
      {/* folded away below the answers, which stand on the first screen of a phone */}
      <details open={note !== '' || problem?.fields.includes('note')}>
        <summary>{words.addNote}</summary>
        <label htmlFor="note" className="vh">
          {words.noteLabel}
        </label>
        <textarea id="note" name="note" rows={2} maxLength={500} defaultValue={note} className="control" />
      </details>
    </>
  );
}

interface HeadsProps {
  name: 'adults' | 'children';
  label: string;
  from: number;
  to: number;
  value: string | number;
  problem: ReplyProblem | undefined;
}

function Heads({ name, label, from, to, value, problem }: HeadsProps) {
  return (
    <label>
      {label}
      <select
        id={name}
        name={name}
        defaultValue={value}
        aria-invalid={problem?.fields.includes(name) || undefined}
        className="control control-select"
      >
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <option key={index}>{from + index}</option>
        ))}
      </select>
    </label>
  );
}
