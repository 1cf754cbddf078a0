import type { Earnings } from '#app/gift-cards/earnings.ts';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Stat } from '#app/ui/stat.tsx';
import { formatRupees } from '#contract/common/format.ts';
import * as cardWords from '#messages/gift-cards/en.ts';

/** The tab Earnings (spec section 2, Wallet). */
export function EarningsView({ earnings }: { earnings: Earnings }) {
  return (
    <div className="stack">
      <dl className="grid gap-3 sm:grid-cols-3">
        <Stat term={cardWords.earnedThisMonth} value={formatRupees(earnings.thisMonth)} />
        <Stat term={cardWords.earnedInTotal} value={formatRupees(earnings.total)} />
        <Stat term={cardWords.earningEvents} value={earnings.eventCount.toLocaleString('en-IN')} />
      </dl>
      {earnings.byMonth.length === 0 ? (
        <EmptyState title={cardWords.noEarnings} illustration="/illustrations/custom.svg">
          {cardWords.noEarningsText}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-6 md:grid-cols-2">
          <Card title={cardWords.earnedByMonth}>
            <Sums sums={earnings.byMonth.map(({ name, amount }) => ({ key: name, name, amount }))} />
          </Card>
          <Card title={cardWords.earnedByEvent}>
            <Sums sums={earnings.byEvent.map(({ id, name, amount }) => ({ key: id, name, amount }))} />
          </Card>
        </div>
      )}
    </div>
  );
}

function Sums({ sums }: { sums: readonly { key: string; name: string; amount: number }[] }) {
  return (
    <dl className="divide-y divide-line">
      {sums.map(({ key, name, amount }) => (
        <div key={key} className="flex items-baseline justify-between gap-4 py-2">
          <dt className="min-w-0 wrap-anywhere">{name}</dt>
          <dd className="flex-none font-semibold">{formatRupees(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
