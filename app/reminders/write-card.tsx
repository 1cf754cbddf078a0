import { audienceInWords } from '#app/reminders/audience-in-words.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { audience, type Reminders } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** How many each audience has, and the way to write to them. */
export function WriteCard({ page, audiences }: { page: string; audiences: Reminders['audiences'] }) {
  return (
    <Card title={reminderPageWords.messageTitle}>
      <p>{reminderPageWords.messageHelp}</p>
      <ul className="my-3 divide-y divide-line">
        {audience.options.map((to) => (
          <li key={to} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span>{reminderPageWords.audiences[to]}</span>
            <span className="text-ink-soft">{audienceInWords(audiences[to])}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to={`${page}/message`} variant="secondary">
        {reminderPageWords.write}
      </ButtonLink>
    </Card>
  );
}
