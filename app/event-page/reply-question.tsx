import { Count } from '#app/replies/attendance-rows.tsx';
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
  const { people, who } = reply.fields;
  const others = who !== undefined;
  const most = others ? reply.partyLimit - people.length : reply.partyLimit;
  const note = problem?.input.note ?? reply.note;
  const answers = pressed === 'no' ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
  const party = most > (others ? 0 : 1) && (
    <fieldset className="attendance">
      <legend>{words.howMany}</legend>
      {(['adults', 'children'] as const).map((kind) => (
        <label key={kind}>
          <span>{words[kind]}</span>
          <Count
            id={kind}
            name={kind}
            from={kind === 'adults' && !others ? 1 : 0}
            most={kind === 'children' && !others ? most - 1 : most}
            value={problem?.input[kind] ?? (others ? 0 : reply[kind])}
            isWrong={problem?.fields.includes(kind)}
          />
        </label>
      ))}
    </fieldset>
  );
  return (
    <>
      <p>{words.hello}</p>
      {!others && party}
      <ReplyQuestions {...reply.fields} problem={problem} />
      {others && party}
      <div className="answers">
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
      </div>
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
