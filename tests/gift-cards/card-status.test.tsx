import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardStatus } from '#app/gift-cards/card-status.tsx';
import { giftCardStatus } from '#contract/money/gift-cards.ts';

it('every status is a word; only an active card has the tick', () => {
  const badges = giftCardStatus.options.map((status) => renderToStaticMarkup(<CardStatus status={status} />));
  expect(badges.map((badge) => badge.replaceAll(/<[^>]+>/g, ''))).toEqual(['Active', 'Used', 'Expired']);
  expect(badges.map((badge) => badge.includes('badge-yes'))).toEqual([true, false, false]);
});
