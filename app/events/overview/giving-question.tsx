import { Alert } from '#app/ui/alert.tsx';
import * as overviewWords from '#messages/events/overview/en.ts';

/** Asks the owner once whether guests give together, where a box was ticked for them beforehand (docs/decisions/0094). */
export function GivingQuestion({ event }: { event: string }) {
  return (
    <Alert live={false} title={overviewWords.givingTitle}>
      <p>{overviewWords.givingExplained}</p>
      <form method="post" noValidate action={`${event}/give-together`} className="row mt-3">
        <button type="submit" name="giveTogether" value="yes" className="btn btn-secondary">
          {overviewWords.givingKeep}
        </button>
        <button type="submit" name="giveTogether" value="no" className="btn btn-quiet">
          {overviewWords.givingClose}
        </button>
      </form>
    </Alert>
  );
}
