import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Glyph } from '#app/ui/glyph.tsx';
import type { RiskLevel } from '#contract/security.ts';

const looks: Record<RiskLevel, { words: string; tone: BadgeTone; sign: 'check' | 'info' | 'warn' }> = {
  low: { words: 'Low risk', tone: 'yes', sign: 'check' },
  medium: { words: 'Medium risk', tone: 'neutral', sign: 'info' },
  high: { words: 'High risk', tone: 'no', sign: 'warn' },
};

/** A risk level in words, with a sign and a colour that repeat it. */
export function RiskBadge({ level }: { level: RiskLevel }) {
  const { words, tone, sign } = looks[level];
  return (
    <Badge tone={tone} icon={<Glyph name={sign} size={12} />}>
      {words}
    </Badge>
  );
}
