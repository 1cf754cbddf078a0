import { Link } from '@remix-run/react';
import { Badge, type BadgeTone } from '#app/ui/badge.tsx';
import { Icon } from '#app/ui/icon.tsx';
import type { Recommendation } from '#contract/accounts/security.ts';
import * as securityWords from '#messages/security/en.ts';

const looks: Record<Recommendation['type'], { tone: BadgeTone; sign: 'warn' | 'info' | 'right' }> = {
  warning: { tone: 'no', sign: 'warn' },
  info: { tone: 'neutral', sign: 'info' },
  other: { tone: 'plain', sign: 'right' },
};

/** What would raise the score, each with what it costs and the way to put it right. */
export function RecommendationList({ recommendations }: { recommendations: readonly Recommendation[] }) {
  if (recommendations.length === 0) return <p className="text-ink-soft">{securityWords.noRecommendations}</p>;
  return (
    <ul className="grid gap-4" aria-label={securityWords.recommendationsTitle}>
      {recommendations.map(({ type, message, path, action, points }) => {
        const { tone, sign } = looks[type];
        return (
          <li key={message} className="border-b border-line pb-4 last:border-0 last:pb-0">
            <p className="row mb-1 justify-between">
              <Badge tone={tone} icon={<Icon name={sign} size={12} />}>
                {securityWords.recommendationTypeNames[type]}
              </Badge>
              <span className="text-sm text-ink-soft">{securityWords.recommendationCosts(points)}</span>
            </p>
            <p>{message}</p>
            {/* signing out is for the server, not for the page's router */}
            <Link
              to={path}
              reloadDocument={path.startsWith('/auth/')}
              discover="none"
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {action}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
