import type { ActionAnswer } from '#app/events/event-new/actions/work.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import { count } from '#contract/format.ts';

/** How many of a file's guests were added, and which were not and why. */
export function LeftOut({ added, problems }: NonNullable<ActionAnswer['leftOut']>) {
  return (
    <Alert tone="info" title={`${count(added, 'guest')} added. ${count(problems.length, 'guest')} left out:`}>
      <ul className="max-h-56 overflow-y-auto">
        {problems.map(({ name, message }) => (
          <li key={`${name}${message}`}>
            {name ? `${name}: ` : ''}
            {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
