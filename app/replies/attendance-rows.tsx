import { ATTENDED, headsId, ROWS, shareId, type AttendanceView } from '#app/replies/attendance.ts';
import type { ReplyProblem } from '#app/replies/reply-form.ts';

interface AttendanceProps {
  attendance: AttendanceView;
  problem: ReplyProblem | undefined;
}

/** Each function as a row with a tick and, for a party that comes by number, how many; below them what the party eats. */
export function AttendanceRows({ attendance, problem }: AttendanceProps) {
  const kinds = (['adults', 'children'] as const).filter((kind) => attendance.most?.[kind]);
  const { legend, functions, complete, most, all, shares = [] } = attendance;
  const typed = problem?.input.answers;
  // hosts may have added a function since
  const rows = typed?.[ROWS]?.[0]?.split(' ') ?? [];
  return (
    <>
      {functions.length > 0 && (
        <fieldset className="attendance" id={`answers.${ATTENDED}`} tabIndex={-1}>
          <legend>{legend}</legend>
          <input type="hidden" name={`q.${ROWS}`} value={functions.map(({ id }) => id).join(' ')} />
          {complete && <input type="hidden" name="complete" value="1" />}
          {kinds.length > 0 && (
            <p aria-hidden>
              {kinds.map((kind) => (
                <span key={kind}>{attendance[kind]}</span>
              ))}
            </p>
          )}
          {functions.map(({ id, name, when, ticked, ...count }, place) => {
            const row = rows.indexOf(id);
            return (
              <div key={id}>
                <label className="choice">
                  <input
                    type="checkbox"
                    name={`q.${ATTENDED}`}
                    value={id}
                    defaultChecked={row < 0 ? ticked : typed?.[ATTENDED]?.includes(id)}
                  />
                  <span>
                    {name}
                    {when && <small> {when}</small>}
                  </span>
                </label>
                {kinds.map((kind) => (
                  <Count
                    key={kind}
                    name={`q.${headsId(kind, place)}`}
                    all={all}
                    value={row < 0 ? count[kind] : typed?.[headsId(kind, row)]?.[0]}
                    isWrong={problem?.fields.includes(`answers.${ATTENDED}`)}
                    label={`${name}: ${attendance[kind]}`}
                    most={most![kind]}
                  />
                ))}
              </div>
            );
          })}
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
                <Count
                  name={`q.${shareId(id, choice)}`}
                  value={typed?.[shareId(id, choice)]?.[0] ?? count}
                  most={most}
                  isWrong={problem?.fields.includes(`answers.${shareId(id, '')}`)}
                />
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
  /** What as many as come in all is called, where that can be chosen. */
  all?: string | undefined;
  from?: number;
  most: number;
  value: string | number | undefined;
  isWrong: boolean | undefined;
}

/** A number to choose: a phone offers its own wheel for it, with scripts or without. */
export const Count = ({ name, id, label, all, from = 0, most, value, isWrong }: CountProps) => (
  <select
    name={name}
    id={id}
    aria-label={label}
    defaultValue={value}
    aria-invalid={isWrong || undefined}
    className="control control-select"
  >
    {all && <option value="">{all}</option>}
    {Array.from({ length: most + 1 - from }, (_, place) => (
      <option key={place}>{from + place}</option>
    ))}
  </select>
);
