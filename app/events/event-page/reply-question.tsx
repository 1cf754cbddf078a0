import type { ReplyView } from '#app/events/event-page/event-view.server.ts';
import type { ReplyProblem } from '#app/events/event-page/reply-form.ts';
import { Button } from '#app/ui/button.tsx';

interface ReplyQuestionProps {
  reply: ReplyView;
  pressed?: 'yes' | 'no' | undefined;
  host: string;
  problem: ReplyProblem | undefined;
  /** The answer on its way. */
  sending: FormDataEntryValue | undefined;
}

const labels = { yes: "Yes, I'll be there!", no: "Sorry, can't make it" };

/** The open question: how many for a family, a note for who wants to leave one, and the two answers. */
export function ReplyQuestion({ reply, pressed, host, problem, sending }: ReplyQuestionProps) {
  const { firstName, withFamily, partyLimit } = reply;
  const note = problem?.typed.note ?? reply.note;
  const answers = pressed === 'no' ? (['no', 'yes'] as const) : (['yes', 'no'] as const);
  return (
    <>
      <p>
        {firstName ? `Namaste ${firstName}! ` : ''}
        {pressed ? 'Your answer is not sent yet: confirm it with one tap.' : `Please tell ${host || 'your host'} whether you are coming.`}
      </p>
      {withFamily ? (
        <fieldset className="party">
          <legend>How many are coming? At most {partyLimit}</legend>
          <Heads name="adults" label="Adults" from={1} to={partyLimit} value={problem?.typed.adults ?? (reply.adults || 1)} problem={problem} />
          <Heads name="children" label="Children" from={0} to={partyLimit - 1} value={problem?.typed.children ?? reply.children} problem={problem} />
        </fieldset>
      ) : null}
      <details open={note !== '' || problem?.fields.includes('note')}>
        <summary>Add a note</summary>
        <label htmlFor="note" className="vh">
          Note to your host
        </label>
        <textarea id="note" name="note" rows={2} maxLength={500} defaultValue={note} className="control" />
      </details>
      {answers.map((answer, index) => (
        <Button key={answer} name="rsvp" value={answer} variant={index === 0 ? 'primary' : 'secondary'} pending={sending !== undefined}>
          {sending === answer ? 'Sending your answer' : labels[answer]}
        </Button>
      ))}
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
      <select name={name} defaultValue={value} aria-invalid={problem?.fields.includes(name) || undefined} className="control control-select">
        {Array.from({ length: to - from + 1 }, (_, index) => (
          <option key={index}>{from + index}</option>
        ))}
      </select>
    </label>
  );
}
