import { DeviceIcon, deviceWords } from '#app/security/device-icon.tsx';
import { WriterField } from '#app/frame/writer-field.tsx';
import { RiskBadge } from '#app/security/risk-badge.tsx';
import type { SessionView } from '#app/security/security-view.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { deviceName } from '#contract/accounts/security.ts';
import * as securityWords from '#messages/security/en.ts';

interface SessionListProps {
  sessions: readonly SessionView[];
  /** How many there are; the list itself has an end. */
  total: number;
}

/** Where the person is signed in, each session with a form to end it. */
export function SessionList({ sessions, total }: SessionListProps) {
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-5" aria-label={securityWords.sessionListLabel}>
        {sessions.map((session) => (
          <SessionItem key={session.sessionId} session={session} />
        ))}
      </ul>
      {total > sessions.length ? (
        <p className="mt-4 text-ink-soft">{securityWords.moreSessions(total - sessions.length)}</p>
      ) : null}
    </>
  );
}

function SessionItem({
  session: { sessionId, device, location, timing, security, way, signedIn },
}: {
  session: SessionView;
}) {
  const current = security.isCurrentSession;
  return (
    <li className="border-b border-line pb-5 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 gap-3">
          <DeviceIcon type={device.deviceType} />
          <div className="min-w-0">
            <h3 className="text-lg wrap-anywhere">{deviceName(device)}</h3>
            <p className="text-sm text-ink-soft">{deviceWords(device)}</p>
          </div>
        </div>
        <p className="row">
          {current ? <Badge tone="strong">{securityWords.thisSession}</Badge> : null}
          <RiskBadge level={security.riskLevel} />
        </p>
      </div>
      <dl className="my-4 grid grid-cols-2 gap-x-6 gap-y-2">
        <Fact term={securityWords.ipAddress} long>
          {location.ip || securityWords.ipUnknown}
        </Fact>
        <Fact term={securityWords.signedIn} long>
          {signedIn}
        </Fact>
        <Fact term={securityWords.signedInBy} long>
          {securityWords.wayNames[way]}
        </Fact>
        <Fact term={securityWords.lastUsed}>{timing.timeAgo}</Fact>
        <Fact term={securityWords.sessionDuration}>{timing.sessionDuration}</Fact>
      </dl>
      <RevokeForm
        sessionId={sessionId}
        current={current}
        described={securityWords.sessionDescribed(deviceName(device), signedIn)}
      />
    </li>
  );
}

/** `long` takes a line of its own on a phone. */
function Fact({ term, long = false, children }: { term: string; long?: boolean; children: string }) {
  return (
    <div className={long ? 'col-span-2 sm:col-span-1' : undefined}>
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function RevokeForm({
  sessionId,
  current,
  described,
}: {
  sessionId: string;
  current: boolean;
  described: string;
}) {
  const action = `/security/sessions/${sessionId}/revoke`;
  const name = current ? securityWords.revokeAndSignOut : securityWords.revoke;
  return (
    <Form method="post" action={action}>
      <WriterField />
      <FormButton
        variant="danger"
        action={action}
        pendingLabel={securityWords.revokePending}
        aria-label={securityWords.revokeOf(name, described)}
      >
        {name}
      </FormButton>
    </Form>
  );
}
