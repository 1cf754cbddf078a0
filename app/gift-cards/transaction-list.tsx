import type { ReactNode } from 'react';
import { walletDate } from '#app/gift-cards/card-summary.ts';
import { formatRupees } from '#contract/common/format.ts';
import type { GiftCard } from '#contract/money/gift-cards.ts';

type Line = GiftCard['transactions'][number];

interface TransactionListProps<T extends Line> {
  lines: readonly T[];
  /** What else to say of a line, below its description. */
  more?: (line: T) => ReactNode;
}

/** Movements of money: what for, when, and how much with its sign (spec section 2, Wallet). */
export function TransactionList<T extends Line>({ lines, more }: TransactionListProps<T>) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => (
        <li key={index} className="flex items-start justify-between gap-4 py-3">
          <div className="min-w-0 wrap-anywhere">
            <p>{line.description}</p>
            {more?.(line)}
            <p className="text-sm text-ink-soft">
              <time dateTime={line.timestamp}>{walletDate(line.timestamp)}</time>
            </p>
          </div>
          <p className={`flex-none font-semibold ${line.type === 'credit' ? 'text-peacock' : ''}`}>
            {line.type === 'credit' ? '+' : '−'}
            {formatRupees(line.amount)}
          </p>
        </li>
      ))}
    </ul>
  );
}
