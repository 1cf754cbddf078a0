import type { ActionAnswer } from '#app/events/event-new/actions/work.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import * as words from '#messages/events/creation/en.ts';

/** How many of a file's guests were added, and which were not and why. */
export function LeftOutGuests({ added, problems }: NonNullable<ActionAnswer['leftOut']>) {
  return (
    <Alert tone="info" title={words.leftOut(added, problems.length)}>
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
