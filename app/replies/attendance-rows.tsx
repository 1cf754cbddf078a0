import { ATTENDED, headsId, shareId, type AttendanceView } from '#app/replies/attendance.ts';
import type { ReplyProblem } from '#app/replies/reply-form.ts';

interface AttendanceProps {
  attendance: AttendanceView;
  problem: ReplyProblem | undefined;
}

/** Each function as a row with a tick and, for a party that comes by number, how many; below them what the party eats. */
export function AttendanceRows({ attendance, problem }: AttendanceProps) {
  const kinds = (['adults', 'children'] as const).filter((kind) => attendance.most?.[kind]);
  const { legend, functions, complete, most, shares = [] } = attendance;
  const typed = problem?.input.answers;
  const field = (id: string, value: number | undefined) => ({
    name: `q.${id}`,
    value: typed?.[id]?.[0] ?? value,
    isWrong: problem?.fields.includes(`answers.${id}`),
  });
  return (
    <>
      {functions.length > 0 && (
        <fieldset className="attendance" id={`answers.${ATTENDED}`} tabIndex={-1}>
          <legend>{legend}</legend>
          <input type="hidden" name="functions" value={functions.map(({ id }) => id).join(' ')} />
          {complete && <input type="hidden" name="complete" value="1" />}
          {kinds.length > 0 && (
            <p aria-hidden>
              {kinds.map((kind) => (
                <span key={kind}>{attendance[kind]}</span>
              ))}
            </p>
          )}
          {functions.map(({ id, name, when, ticked, ...count }, place) => (
            <div key={id}>
              <label className="choice">
                <input
                  type="checkbox"
                  name={`q.${ATTENDED}`}
                  value={id}
                  defaultChecked={typed?.[ATTENDED]?.includes(id) ?? ticked}
                />
                <span>
                  {name} {when && <small>{when}</small>}
                </span>
              </label>
              {kinds.map((kind) => (
                <Count
                  key={kind}
                  {...field(headsId(kind, place), count[kind])}
                  label={`${name}: ${attendance[kind]}`}
                  most={most![kind]}
                />
              ))}
            </div>
          ))}
        </fieldset>
      )}
      {shares.map(({ id, text, choices, counts, most }) => (
        <fieldset key={id} className="attendance" id={`answers.${shareId(id, '')}`} tabIndex={-1}>
          <legend>{text}</legend>
          {counts.map((count, place) => {
            const [choice = '', label] = choices.slice(2 * place);
            return (
              <label key={choice}>
                <span>{label}</span>
                <Count {...field(shareId(id, choice), count)} most={most} />
              </label>
            );
          })}
        </fieldset>
      ))}
    </>
  );
}

interface CountProps {
  name: string;
  id?: string;
  /** Absent where a label stands around it. */
  label?: string;
  from?: number;
  most: number;
  value: string | number | undefined;
  isWrong: boolean | undefined;
}

/** A number to choose: a phone offers its own wheel for it, with scripts or without. */
export const Count = ({ name, id, label, from = 0, most, value, isWrong }: CountProps) => (
  <select
    name={name}
    id={id}
    aria-label={label}
    defaultValue={value}
    aria-invalid={isWrong || undefined}
    className="control control-select"
  >
    {Array.from({ length: most + 1 - from }, (_, place) => (
      <option key={place}>{from + place}</option>
    ))}
  </select>
);
