import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { voucherTitle } from '#contract/common/format.ts';
import { redeemAddress, withSearch } from '#app/gift-cards/addresses.ts';
import {
  amountHint,
  isWithin,
  mayLeaveTooLittle,
  remainingOnCard,
  worthOf,
  worthWithin,
} from '#app/gift-cards/redemption/amounts.ts';
import { BrandLogo } from '#app/gift-cards/redemption/brand-logo.tsx';
import { initialOf, symbolOf } from '#app/gift-cards/redemption/brand-tile.ts';
import { searchBrands } from '#app/gift-cards/redemption/search-brands.ts';

describe('searching brands', () => {
  const brands = [
    { brand: 'Tulsi Patra Books', description: 'Books in eleven languages.' },
    { brand: 'Chandanpur Silks', description: 'Sarees from the looms.' },
    { brand: 'Ghungroo Home', description: '' },
  ];
  const found = (search: string) => searchBrands(brands, search).map(({ brand }) => brand);

  it('looks into name and description, whatever the case', () => {
    expect(found('TULSI')).toEqual(['Tulsi Patra Books']);
    expect(found('  sAREEs ')).toEqual(['Chandanpur Silks']);
    expect(found('o')).toEqual(['Tulsi Patra Books', 'Chandanpur Silks', 'Ghungroo Home']);
    expect(found('.*')).toEqual([]);
    const devs = [{ brand: 'Dev’s Kitchen', description: "A cook's shop." }];
    for (const search of ["dev's", 'dev’s', 'cook’s']) expect(searchBrands(devs, search)).toEqual(devs);
  });

  it('finds all for nothing', () => {
    expect(found('')).toHaveLength(3);
    expect(found('   ')).toHaveLength(3);
  });
});

describe('what a voucher can be worth', () => {
  it('is said in words', () => {
    const fixed = (...denominations: number[]) => ({
      minimum: denominations[0] ?? 0,
      maximum: denominations.at(-1) ?? 0,
      denominations,
    });
    expect(worthOf(fixed(2000))).toBe('₹2,000');
    expect(worthOf(fixed(500, 999.5))).toBe('₹500 or ₹999.50');
    expect(worthOf(fixed(500, 1000, 125_000))).toBe('₹500, ₹1,000 or ₹1,25,000');
    expect(worthOf({ minimum: 0.01, maximum: 2000, denominations: [] })).toBe('₹0.01 to ₹2,000');
    expect(worthOf({ minimum: 100, maximum: 100, denominations: [] })).toBe('₹100');
  });

  it('is said as far as the card goes, with what would be left', () => {
    const range = { minimum: 250, maximum: 9999.99, denominations: [] };
    expect(worthWithin(range, 501)).toBe('₹250 to ₹501');
    expect(worthWithin(range, 20_000)).toBe('₹250 to ₹9,999.99');
    expect(worthWithin(range, 250)).toBe('₹250');
    expect(mayLeaveTooLittle(range, 501)).toBe(true);
    // all or nothing, and more than one voucher takes
    expect(mayLeaveTooLittle(range, 250)).toBe(false);
    expect(mayLeaveTooLittle(range, 20_000)).toBe(false);
    expect(amountHint(range)).toBe('Enter the amount, ₹250 or more.');
    expect(amountHint({ ...range, denominations: [500, 1000] })).toBe('Choose ₹500 or ₹1,000.');
  });

  it('is within what the card holds, to the paisa', () => {
    expect(isWithin({ minimum: 500 }, 500)).toBe(true);
    expect(isWithin({ minimum: 500.01 }, 500)).toBe(false);
    // 0.1 + 0.2 is above 0.3 for a computer
    expect(isWithin({ minimum: 0.1 + 0.2 }, 0.3)).toBe(true);
  });
});

describe('what remains on the card', () => {
  it('is exact to the paisa', () => {
    expect(remainingOnCard(5000, '2000')).toBe(3000);
    expect(remainingOnCard(5000, '5000')).toBe(0);
    expect(remainingOnCard(0.3, '0.1')).toBe(0.2);
    expect(remainingOnCard(4.35, '4.34')).toBe(0.01);
  });

  it('is unknown for no amount, and for one the card does not hold', () => {
    for (const amount of ['', '  ', 'abc', '5000.01', '1e9', '-1', 'NaN'])
      expect(remainingOnCard(5000, amount)).toBeNull();
  });
});

describe('a brand without a logo', () => {
  it('shows a symbol of what its name says', () => {
    expect(
      [
        'Ghungroo Home',
        'Bartan Junction',
        'Tulsi Patra Books',
        'Mithaswala Corner',
        'Dhoop Chhaon Outdoors',
      ].map(symbolOf),
    ).toEqual(['house', 'pot', 'book', 'cup', 'tent']);
    expect(symbolOf('KALYAN JEWELLERS')).toBe('gem');
  });

  it('shows its first letter when the name says nothing', () => {
    expect(symbolOf('Amrapali')).toBeNull();
    // a word, not a part of one: no home, no mart
    expect([symbolOf('Homeric'), symbolOf('Smartly')]).toEqual([null, null]);
    expect([
      initialOf('amrapali'),
      initialOf('«24 Hours»'),
      initialOf('क्षितिज'),
      initialOf('  '),
      initialOf('🎁'),
    ]).toEqual(['A', '2', 'क्षि', '?', '?']);
  });

  it('has the tile alone; a brand with a logo has it under the logo until that is there', () => {
    const without = renderToStaticMarkup(<BrandLogo brand="Amrapali" imageUrl="" />);
    expect(without).not.toContain('<img');
    expect(without).toContain('>A</span>');
    const under = renderToStaticMarkup(
      <BrandLogo brand="Tulsi Books" imageUrl="https://cdn.example/logo.png" />,
    );
    expect(under).toMatch(/<svg.*<img[^>]*src="https:\/\/cdn\.example\/logo\.png"[^>]*alt=""/);
    // the policy of our pages forbids handlers in the markup
    expect(under).not.toMatch(/ on\w+=/);
  });
});

it('a voucher is called by its brand once', () => {
  expect(voucherTitle({ brand: 'Ghungroo Home', product: 'Ghungroo Home e-voucher' })).toBe(
    'Ghungroo Home e-voucher',
  );
  expect(voucherTitle({ brand: 'Tulsi Patra Books', product: 'Tulsi Patra book voucher' })).toBe(
    'Tulsi Patra book voucher',
  );
  expect(voucherTitle({ brand: 'Amrai Retreats', product: 'Day for two' })).toBe(
    'Amrai Retreats Day for two',
  );
});

it('addresses keep odd ids and what was searched for apart from their own parts', () => {
  expect(redeemAddress('card')).toBe('/wallet/redeem/card');
  expect(redeemAddress('card', 'a/b', '?')).toBe('/wallet/redeem/card/a%2Fb/%3F');
  expect(withSearch('/wallet/redeem/card', 'a&b=c')).toBe('/wallet/redeem/card?search=a%26b%3Dc');
  expect(withSearch('/wallet/redeem/card', '')).toBe('/wallet/redeem/card');
});
