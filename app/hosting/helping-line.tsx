import type { SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';
import type { HostView } from '#app/hosting/hosted-event.server.ts';
import { Alert } from '#app/ui/alert.tsx';
import * as hostPageWords from '#messages/hosts/page/en.ts';

/**
 * Tells a co-host how they help and whose event it is; nothing to its owner. Where a form
 * was refused that the page does not show them any more, it says why.
 */
export function HelpingLine({ host: { role, owner } }: { host: HostView }) {
  const answer = useActionData<{ lastResult?: SubmissionResult<string[]> | null }>();
  if (role === 'organiser') return null;
  const refused = role === 'viewer' ? answer?.lastResult?.error?.['']?.join(' ') : undefined;
  return (
    <>
      <p data-print="no" className="rounded-lg bg-marigold-soft px-4 py-2 text-sm">
        {owner ? hostPageWords.helpAs[role](owner) : hostPageWords.helpAsUnnamed[role]}
      </p>
      {refused ? <Alert tone="error">{refused}</Alert> : null}
    </>
  );
}
