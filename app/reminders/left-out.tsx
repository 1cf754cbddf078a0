import { unreachedReason, type ReachCounts } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** Why how many do not get it; nothing when everybody does. */
export function LeftOut({ reach }: { reach: ReachCounts }) {
  const reasons = unreachedReason.options.filter((reason) => reach.notTold[reason]);
  if (reasons.length === 0) return null;
  return (
    <div className="text-sm text-ink-soft">
      <p>{reminderPageWords.unreachedTitle}</p>
      <ul className="ms-5 list-disc">
        {reasons.map((reason) => (
          <li key={reason}>{reminderPageWords.unreachedReasons[reason](reach.notTold[reason] ?? 0)}</li>
        ))}
      </ul>
    </div>
  );
}
