import { Card } from '#app/ui/card.tsx';
import { formatInstant } from '#contract/common/format.ts';
import type { Reminders } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** What went out before, with what became of it; nothing when nothing did. */
export function SentCard({ sent, timeZone }: { sent: Reminders['sent']; timeZone: string }) {
  if (sent.length === 0) return null;
  return (
    <Card title={reminderPageWords.sentTitle}>
      <ul className="divide-y divide-line">
        {sent.map((run) => (
          <li key={`${run.kind}${run.at}`} className="py-3">
            <p className="flex flex-wrap justify-between gap-x-4">
              <strong>{reminderPageWords.sentTo(run.kind, run.functionName)}</strong>
              <span className="text-ink-soft">{formatInstant(run.at, timeZone)}</span>
            </p>
            <p>
              {[
                run.total > 0
                  ? reminderPageWords.sentOf(run.sent, run.total)
                  : reminderPageWords.sentElsewhere,
                run.waiting > 0 ? reminderPageWords.waiting(run.waiting) : '',
                run.undelivered > 0 ? reminderPageWords.undelivered(run.undelivered) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
            {run.text ? (
              <p className="mt-1 line-clamp-3 text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
                {run.text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
