import { RiskBadge } from '#app/security/risk-badge.tsx';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ShieldAlert, ShieldCheck, Shield } from '#app/ui/icons.tsx';
import { count } from '#contract/format.ts';
import { scoreBand, type SecurityOverview } from '#contract/security.ts';

type Band = ReturnType<typeof scoreBand>;

/** Each band by colour, sign and word (spec section 9). */
const looks: Record<Band, { word: string; tone: BadgeTone; text: string; picture: string; Icon: typeof Shield }> = {
  good: { word: 'Good', tone: 'yes', text: 'text-peacock', picture: 'text-peacock', Icon: ShieldCheck },
  // marigold is too light for words
  medium: { word: 'Medium', tone: 'neutral', text: 'text-ink', picture: 'text-marigold', Icon: Shield },
  poor: { word: 'Poor', tone: 'no', text: 'text-brick', picture: 'text-brick', Icon: ShieldAlert },
};

/** The score, what it means, and how much is going on. */
export function ScoreCard({ accountSecurity: { securityScore, riskLevel }, sessionActivity }: Omit<SecurityOverview, 'recommendations'>) {
  const { word, tone, text, picture, Icon } = looks[scoreBand(securityScore)];
  return (
    <Card title="Security Score">
      <div className="flex items-center gap-4">
        <Icon size={48} className={picture} aria-hidden />
        <p className={text}>
          <span className="font-serif text-4xl font-semibold">{securityScore}</span> out of 100
        </p>
      </div>
      <p className="row mt-3">
        <Badge tone={tone} icon={null}>
          {word}
        </Badge>
        <RiskBadge level={riskLevel} />
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        {count(sessionActivity.totalActiveSessions, 'active session')}, {count(sessionActivity.recentLogins, 'login')} in the last 30 days
      </p>
    </Card>
  );
}
