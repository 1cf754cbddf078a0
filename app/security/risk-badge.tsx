import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { RiskLevel } from '#contract/accounts/security.ts';
import * as securityWords from '#messages/security/en.ts';

const looks: Record<RiskLevel, { tone: BadgeTone; sign: 'check' | 'info' | 'warn' }> = {
  low: { tone: 'yes', sign: 'check' },
  medium: { tone: 'neutral', sign: 'info' },
  high: { tone: 'no', sign: 'warn' },
};

/** A risk level in words, with a sign and a colour that repeat it. */
export function RiskBadge({ level }: { level: RiskLevel }) {
  const { tone, sign } = looks[level];
  return (
    <Badge tone={tone} icon={<Icon name={sign} size={12} />}>
      {securityWords.riskNames[level]}
    </Badge>
  );
}
