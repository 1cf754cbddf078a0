import papa from 'papaparse';
import { expect, it } from 'vitest';
import { expireCards } from '#backend/money/gift-cards/expiry.ts';
import { addCard } from '#tests/gift-cards/cards.ts';
import { useVoucherWorld } from '#tests/gift-cards/voucher-world.ts';
import { addEvent } from '#tests/guests/wedding.ts';

const world = useVoucherWorld();

async function exported(who = world.owner) {
  const answer = await who.call('exportTransactions', {});
  expect(answer.status).toBe(200);
  const bytes = new Uint8Array(await answer.response.arrayBuffer());
  const { data, errors } = papa.parse<string[]>(new TextDecoder().decode(bytes).trimEnd());
  expect(errors).toEqual([]);
  return { headers: answer.response.headers, bytes, rows: data };
}

it('lists what happened on all cards, newest first, with what each card held then', async () => {
  const { ctx } = world;
  await ctx.db
    .updateTable('sessions')
    .set({ expires_at: new Date('2030-01-01') })
    .execute();
  const at = (moment: string) => world.api.setNow(new Date(moment));
  const eventId = await addEvent(ctx, world.owner.userId, { event_name: '=HYPERLINK("x"), really' });

  at('2026-06-01T18:29:59Z');
  const first = await addCard(ctx, world.owner.userId, 1000, eventId);
  at('2026-06-01T18:30:00Z');
  const second = await addCard(ctx, world.owner.userId, 8000.5);
  at('2026-06-03T06:00:00Z');
  expect((await world.redeem({ giftCardId: first, amount: 250.1 })).status).toBe(200);
  world.shopThat(() => ({
    orderVoucher: async () => {
      at('2026-06-04T06:00:01Z');
      return { kind: 'refused', reason: 'other', detail: 'no' };
    },
  }));
  at('2026-06-04T06:00:00Z');
  expect((await world.redeem({ giftCardId: second, amount: 100 })).status).toBe(409);
  at('2027-06-03T06:00:00Z');
  await expireCards(ctx);

  const { rows, headers, bytes } = await exported();
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="gift-card-transactions.csv"');
  const wedding = '\'=HYPERLINK("x"), really';
  const cards = new Map(
    (await world.owner.call('getWallet', {})).data.giftCards.map(({ _id, cardNumber }) => [_id, cardNumber]),
  );
  const [one, two] = [cards.get(first), cards.get(second)];
  expect(one).toMatch(/^•••• •••• •••• \d{4}$/);
  expect(rows).toEqual([
    ['Date', 'Event', 'Card', 'Description', 'Type', 'Amount', 'Balance after'],
    ...[
      ['2027-06-03T11:30:00+05:30', wedding, one, 'Expired', 'debit', '749.90', '0.00'],
      ['2027-06-03T11:30:00+05:30', 'General Gift Card', two, 'Expired', 'debit', '8000.50', '0.00'],
    ].sort((a, b) => rows.findIndex((row) => row[2] === a[2]) - rows.findIndex((row) => row[2] === b[2])),
    [
      '2026-06-04T11:30:01+05:30',
      'General Gift Card',
      two,
      'Voucher not bought, money returned',
      'credit',
      '100.00',
      '8000.50',
    ],
    [
      '2026-06-04T11:30:00+05:30',
      'General Gift Card',
      two,
      'Voucher: Ghungroo Home e-voucher',
      'debit',
      '100.00',
      '7900.50',
    ],
    [
      '2026-06-03T11:30:00+05:30',
      wedding,
      one,
      'Voucher: Ghungroo Home e-voucher',
      'debit',
      '250.10',
      '749.90',
    ],
    [
      '2026-06-02T00:00:00+05:30',
      'General Gift Card',
      two,
      'Meera Iyer gave for A kettle',
      'credit',
      '8000.50',
      '8000.50',
    ],
    [
      '2026-06-01T23:59:59+05:30',
      wedding,
      one,
      'Meera Iyer gave for A kettle',
      'credit',
      '1000.00',
      '1000.00',
    ],
  ]);
});

it('is a table without rows for who has no cards, and nobody else’s', async () => {
  expect((await exported(await world.api.signIn())).rows).toHaveLength(1);
  expect((await world.api.visitor.call('exportTransactions', {})).status).toBe(401);
});
