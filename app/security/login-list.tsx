import { DeviceIcon } from '#app/security/device-icon.tsx';
import type { LoginView } from '#app/security/security-view.server.ts';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { deviceName, type PastLogin } from '#contract/accounts/security.ts';
import * as securityWords from '#messages/security/en.ts';

const tones: Record<PastLogin['status'], BadgeTone> = { active: 'yes', ended: 'plain', failed: 'no' };

/** The latest logins (spec section 2: the first ten), also those that failed. */
export function LoginList({ logins }: { logins: readonly LoginView[] }) {
  if (logins.length === 0) return <p className="text-ink-soft">{securityWords.noLogins}</p>;
  return (
    <ol className="grid gap-4" aria-label={securityWords.loginListLabel}>
      {logins.map(({ sessionId, device, when, ipAddress, status, way, reason }) => (
        <li
          key={sessionId}
          className="flex items-start gap-3 border-b border-line pb-4 last:border-0 last:pb-0"
        >
          <DeviceIcon type={device.deviceType} />
          <div className="min-w-0 flex-1">
            <p className="font-semibold wrap-anywhere">{deviceName(device)}</p>
            <p className="text-sm text-ink-soft wrap-anywhere">
              {when} · {ipAddress || securityWords.loginAddressUnknown}
            </p>
            <p className="text-sm text-ink-soft">
              {securityWords.wayNames[way]}
              {reason ? ` · ${securityWords.loginFailures[reason]}` : ''}
            </p>
          </div>
          <Badge tone={tones[status]}>{securityWords.loginStatusNames[status]}</Badge>
        </li>
      ))}
    </ol>
  );
}
