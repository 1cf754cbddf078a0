import { RiskBadge } from '#app/security/risk-badge.tsx';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { ShieldAlert, ShieldCheck, Shield } from '#app/ui/icons.tsx';
import { RichText } from '#app/ui/rich-text.tsx';
import { scoreBand, type SecurityOverview } from '#contract/accounts/security.ts';
import * as securityWords from '#messages/security/en.ts';

type Band = ReturnType<typeof scoreBand>;

/** Each band by colour and sign, and in the catalogue by word (spec section 9). */
const looks: Record<Band, { tone: BadgeTone; text: string; picture: string; Icon: typeof Shield }> = {
  good: { tone: 'yes', text: 'text-peacock', picture: 'text-peacock', Icon: ShieldCheck },
  // marigold is too light for words
  medium: { tone: 'neutral', text: 'text-ink', picture: 'text-marigold', Icon: Shield },
  poor: { tone: 'no', text: 'text-brick', picture: 'text-brick', Icon: ShieldAlert },
};

/** The score, what it means, and how much is going on. */
export function ScoreCard({
  accountSecurity: { securityScore, riskLevel },
  sessionActivity,
}: Omit<SecurityOverview, 'recommendations'>) {
  const band = scoreBand(securityScore);
  const { tone, text, picture, Icon } = looks[band];
  return (
    <Card title={securityWords.scoreTitle}>
      <div className="flex min-w-0 flex-wrap items-center gap-4">
        <Icon size={48} className={picture} aria-hidden />
        <p className={text}>
          <RichText
            text={securityWords.scoreOutOf(securityScore)}
            parts={{ score: (text) => <span className="font-serif text-4xl font-semibold">{text}</span> }}
          />
        </p>
      </div>
      <p className="row mt-3">
        <Badge tone={tone} icon={null}>
          {securityWords.scoreBandNames[band]}
        </Badge>
        <RiskBadge level={riskLevel} />
      </p>
      <p className="mt-3 text-sm text-ink-soft">
        {securityWords.activity(sessionActivity.totalActiveSessions, sessionActivity.recentLogins)}
      </p>
    </Card>
  );
}
