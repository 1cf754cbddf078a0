import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardSummary } from '#app/gift-cards/card-summary.ts';
import { CardStatus } from '#app/gift-cards/card-status.tsx';
import { giftCardStatus } from '#contract/money/gift-cards.ts';

it('every status is a word; only an active card has the tick', () => {
  const badges = giftCardStatus.options.map((status) => renderToStaticMarkup(<CardStatus status={status} />));
  expect(badges.map((badge) => badge.replaceAll(/<[^>]+>/g, ''))).toEqual(['Active', 'Used', 'Expired']);
  expect(badges.map((badge) => badge.includes('badge-yes'))).toEqual([true, false, false]);
});

it('a card whose contribution went back to its giver is returned, not used; one of which a part was used is used', () => {
  const moved = (kind: 'issue' | 'refund' | 'voucher', type: 'credit' | 'debit', amount: number) => ({
    kind,
    type,
    amount,
    description: '',
    timestamp: '2026-01-01T00:00:00Z',
  });
  const card = (...transactions: ReturnType<typeof moved>[]) => ({
    _id: 'card-00000001',
    cardNumber: '**** **** **** 1234',
    amount: 0,
    originalAmount: 500.1,
    status: 'used' as const,
    expiryDate: '2027-01-01T00:00:00Z',
    redemptions: [],
    transactions: [...transactions, moved('issue', 'credit', 500.1)],
  });
  const returned = card(moved('refund', 'debit', 500.1));
  expect(cardSummary(returned).wentBack).toBe(true);
  const partly = card(moved('refund', 'debit', 300), moved('voucher', 'debit', 200.1));
  expect(cardSummary(partly).wentBack).toBe(false);
  // the refund failed, and the card was used afterwards
  const again = [moved('voucher', 'debit', 500.1), moved('refund', 'credit', 500.1)];
  expect(cardSummary(card(...again, moved('refund', 'debit', 500.1))).wentBack).toBe(false);
  expect(renderToStaticMarkup(<CardStatus status="used" wentBack />)).toContain('Returned');
});
