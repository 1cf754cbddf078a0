import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** How a mail reads, without its links. */
export function Sample({
  sample,
  note,
  open = false,
}: {
  sample: { subject: string; text: string };
  note?: string;
  open?: boolean;
}) {
  return (
    <details open={open}>
      <summary className="min-h-11 py-2 font-semibold">{reminderPageWords.sampleTitle}</summary>
      <div className="rounded-lg border border-line p-4 break-words">
        <p className="font-semibold">{sample.subject}</p>
        <p className="mt-2 whitespace-pre-line wrap-anywhere">{sample.text}</p>
      </div>
      {note ? <p className="field-help">{note}</p> : null}
    </details>
  );
}
