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
  const { partyLimit, pressed, words } = reply;
  const note = problem?.input.note ?? reply.note;
  const names = problem?.input.names ?? reply.names;
  const answers = pressed === 'no' ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
  return (
    <>
      <p>{words.hello}</p>
      {partyLimit > 1 && (
        <fieldset className="party">
          <legend>{words.howMany}</legend>
          <Heads
            name="adults"
            label={words.adults}
            from={1}
            to={partyLimit}
            value={problem?.input.adults ?? (reply.adults || 1)}
            problem={problem}
          />
          <Heads
            name="children"
            label={words.children}
            from={0}
            to={partyLimit - 1}
            value={problem?.input.children ?? reply.children}
            problem={problem}
          />
        </fieldset>
      )}
      <ReplyQuestions questions={reply.questions} problem={problem} />
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
      <details open={note + names !== '' || problem?.fields.includes('note')}>
        <summary>{words.addNote}</summary>
        <label htmlFor="note" className="vh">
          {words.noteLabel}
        </label>
        <textarea id="note" name="note" rows={2} maxLength={500} defaultValue={note} className="control" />
        {partyLimit > 1 && (
          <label>
            {words.names}
            <input
              id="names"
              name="names"
              maxLength={300}
              autoComplete="off"
              defaultValue={names}
              className="control"
            />
          </label>
        )}
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
