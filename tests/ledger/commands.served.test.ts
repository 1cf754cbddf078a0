import { beforeAll, describe, expect, it } from 'vitest';
import { payment, redemptionCommand } from '#scripts/admin/audit-trails.ts';
import { payments } from '#scripts/admin/payments.ts';
import { quarantine } from '#scripts/admin/quarantine.ts';
import { refund } from '#scripts/admin/refund.ts';
import { newId, sha256 } from '#backend/platform/ids.ts';
import { runToEnd } from '#tests/setup/command-run.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();
const settings: Record<string, string> = {};
let paid = '';
let providerId = '';
let card = { id: '', number: '' };
let redemption = '';

const run = (name: string, ...args: string[]) => runToEnd(name, args, settings);
const admin = (...args: string[]) => run('admin', ...args);

beforeAll(async () => {
  const { ctx } = world.api.backend;
  const begun = await world.begin(await world.gift(50_000), 5000);
  await world.comeBack(await world.press(begun, 'pay'));
  await world.begin(await world.gift(), 700);
  paid = begun._id;
  const row = await ctx.db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paid)
    .executeTakeFirstOrThrow();
  providerId = row.provider_payment_id ?? '';
  card = await ctx.db
    .selectFrom('gift_cards')
    .select(['id', 'number'])
    .where('payment_id', '=', paid)
    .executeTakeFirstOrThrow();
  redemption = (
    await world.organiser.call('redeemGiftCard', {
      body: { giftCardId: card.id, productId: '101', amount: 2000.5 },
    })
  ).data.redemption._id;
  const later = new Date(Date.now() + 3 * 86_400_000);
  await ctx.db
    .insertInto('sending_stops')
    .values({
      organiser_id: world.guest.userId,
      because: 'bounced',
      refused: 7,
      contacted: 12,
      stopped_at: new Date('2026-03-10T06:30:00Z'),
    })
    .execute();
  const eventId = await addEvent(ctx, world.organiser.userId);
  const { id: guestId } = await addGuest(ctx, eventId, { email: 'waits@example.in' });
  await ctx.db
    .insertInto('contacted_addresses')
    .values({
      organiser_id: world.organiser.userId,
      address_hash: sha256('waits@example.in'),
      day: later.toISOString().slice(0, 10),
    })
    .execute();
  await ctx.db
    .insertInto('deliveries')
    .values({
      id: newId(),
      event_id: eventId,
      guest_id: guestId,
      kind: 'invitation',
      channel: 'email',
      address: 'waits@example.in',
      status: 'queued',
      not_before: later,
    })
    .execute();
  const { DATABASE_URL, DATA_DIR, RAZORPAY_BASE_URL, RELOADLY_BASE_URL, RELOADLY_AUTH_URL, SESSION_SECRET } =
    ctx.env;
  Object.assign(settings, {
    ...(DATABASE_URL ? { DATABASE_URL } : { DATA_DIR }),
    RAZORPAY_BASE_URL,
    RELOADLY_BASE_URL,
    RELOADLY_AUTH_URL,
    SESSION_SECRET,
  });
  await world.api.backend.stop();
});

/** Nobody's contact, name or card number is in what an operator reads. */
function expectDiscreet(output: string): void {
  for (const secret of ['@', '98200', 'Iyer', 'Rao', card.number]) expect(output).not.toContain(secret);
  expect(output).not.toMatch(/^\s+at /m);
}

describe('npm run ledger:check', () => {
  it('agrees with the providers, and ends with what it looked at', async () => {
    expect(await run('ledger-check')).toEqual({
      code: 0,
      output: 'No difference. 1 payment, 0 refunds, 1 card, 1 redemption, ₹2,999.50 in cards.\n',
    });
  });

  it('ends with 2 when a provider does not answer, and says what was checked all the same', async () => {
    await world.control('fault', { operation: 'all', mode: 'error' });
    const { code, output } = await run('ledger-check');
    await world.control('fault', { operation: 'all', mode: 'none' });
    expect(code).toBe(2);
    expect(output).toMatch(/^Not checked: The payment provider could not be asked about refunds: .+\.$/m);
    expect(output).toContain('No difference. 1 payment, ');
  });
});

describe('npm run admin', { shuffle: false }, () => {
  it('lists whose sending is stopped, and lets them send again', async () => {
    const { output } = await admin('sending');
    expect(output).toContain(
      `2026-03-10 06:30:00  ${world.guest.userId}: 7 of 12 new addresses in 30 days (addresses refused)`,
    );
    expect(output).toContain(`${world.organiser.userId}: 1 e-mail or message above the daily number`);
    expectDiscreet(output);
    expect(await admin('sending', 'release', world.guest.userId)).toEqual({
      code: 0,
      output: 'Released: they can send again, and the count starts afresh.\n',
    });
  });

  it('sends what waits above the daily number, once', async () => {
    expect(await admin('sending', 'release', world.organiser.userId)).toEqual({
      code: 0,
      output: 'Released: 1 e-mail or message that waited goes out now.\n',
    });
    expect(await admin('sending', 'release', world.organiser.userId)).toMatchObject({
      code: 1,
      output: expect.stringContaining(
        'Nobody with this identifier is stopped, and nothing of theirs waits',
      ) as string,
    });
  });

  it('tells a payment from the first click to the voucher, found by any of its ids', async () => {
    const { code, output } = await admin('payment', paid);
    expect(code, output).toBe(0);
    const steps = [
      `Payment ${paid} of ₹5,000.00 begun by Meera (user ${world.guest.userId}), for Asha (user ${world.organiser.userId})`,
      'Checkout opened at razorpay: order_',
      `Paid as ${providerId} by card.`,
      'of ₹5,000.00 to gift ',
      `Gift card ${card.id} (ending ${card.number.slice(-4)}) issued with ₹5,000.00`,
      `Redemption ${redemption} of ₹2,000.50 asked for, with the card ending ${card.number.slice(-4)}`,
      `Redemption ${redemption} completed as order `,
      `card:${card.id} −₹2,000.50 (then ₹2,999.50)`,
      'Now (times above are UTC):',
      'The payment is paid.',
      `The gift card ending ${card.number.slice(-4)} is active and holds ₹2,999.50.`,
      `The provider says: ${providerId} of ₹5,000.00 is captured.`,
    ];
    for (const step of steps) expect(output).toContain(step);
    const happened = output.split('\n\n')[0]?.trim().split('\n') ?? [];
    for (const line of happened) expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}\S/);
    expect(
      [...happened]
        .sort((a, b) => (a.slice(0, 19) < b.slice(0, 19) ? -1 : 1))
        .map((line) => line.slice(0, 19)),
    ).toEqual(happened.map((line) => line.slice(0, 19)));
    expectDiscreet(output);
    for (const id of [providerId, card.id])
      expect((await admin('payment', id)).output).toContain(`Payment ${paid} of ₹5,000.00 begun`);
    expect(await admin('payment', 'nobody')).toEqual({
      code: 1,
      output: '\nThere is no payment with this id.\n',
    });
  });

  it('lists payments by state', async () => {
    const all = await admin('payments');
    expect(all.output.trim().split('\n')).toHaveLength(3);
    expect(all.output).toContain('Page 1 of 1, 2 payments. Times are UTC.');
    const open = await admin('payments', '--state', 'created', '--page', '1');
    expect(open.output).toContain('₹700.00  Meera → Asha');
    expect(open.output).not.toContain(paid);
    expect((await admin('payments', '--page', '2')).output).toBe('Page 2 of 1, 2 payments. Times are UTC.\n');
    expectDiscreet(all.output);
  });

  it('tells a redemption with what the shop says', async () => {
    const { code, output } = await admin('redemption', redemption);
    expect(code, output).toBe(0);
    for (const step of [
      `Redemption ${redemption} completed as order `,
      `Set aside on redemption:${redemption}: ₹0.00.`,
      `its card came with payment ${paid}`,
      'of ₹2,000.50 is delivered.',
    ])
      expect(output).toContain(step);
    expectDiscreet(output);
  });

  it('says that nothing is kept aside', async () => {
    expect(await admin('quarantine')).toEqual({ code: 0, output: 'Nothing is kept aside.\n' });
  });

  it('asks for a refund once, with the reason', async () => {
    const { code, output } = await admin('refund', providerId, '--reason', 'Asked by telephone, 98200 12345');
    expect(code, output).toBe(0);
    const id = /^Refund (\S+) of ₹2,999\.50 is asked for\./.exec(output)?.[1] ?? '';
    expect(id).not.toBe('');
    expect(await admin('refund', paid)).toEqual({
      code: 0,
      output: `Nothing was done: refund ${id} of ₹2,999.50 is requested already.\n`,
    });
    const story = await admin('payment', id);
    expect(story.output).toContain(
      `Refund ${id} of ₹2,999.50 asked for (operator: Asked by telephone, [number]).`,
    );
    expect(story.output).toContain(`Set aside on refund:${id}: ₹2,999.50.`);
    expectDiscreet(story.output);
    expect(await run('ledger-check')).toMatchObject({ code: 0 });
    expect((await admin('refund', 'nobody')).output).toContain('There is no payment with this id.');
  });

  it.each([['toString'], ['payments', '--colour', 'red'], ['refund']])(
    'shows how it is used after %j',
    async (...args) => {
      const { code, output } = await admin(...args);
      expect(code).toBe(1);
      expect(output).toContain('npm run admin -- payment <id>');
      expect(output).toContain('npm run admin -- plan <email> <basic|premium|professional>');
    },
  );

  it('takes nothing it does not understand', async () => {
    expect(await payments.run(['--state', 'gone'])).toBe(false);
    expect(await payments.run(['--page', '0'])).toBe(false);
    expect(await payment.run([])).toBe(false);
    expect(await payment.run(['one', 'two'])).toBe(false);
    expect(await redemptionCommand.run([])).toBe(false);
    expect(await quarantine.run(['now'])).toBe(false);
    expect(await refund.run(['--reason', 'none'])).toBe(false);
    expect(await refund.run(['one', 'two'])).toBe(false);
  });
});
