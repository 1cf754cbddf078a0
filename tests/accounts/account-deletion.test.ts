import { describe, expect, test } from 'vitest';
import { cardAccount } from '#backend/money/gift-cards/service.ts';
import { newId } from '#backend/platform/ids.ts';
import { findDifferences, transfer } from '#backend/money/ledger/service.ts';
import { enter } from '#backend/accounts/identity.ts';
import { upsertUser } from '#backend/accounts/repository.ts';
import { countTry } from '#backend/platform/http/rate-limit.ts';
import { addPayment } from '#tests/accounts/money-rows.ts';
import { importRead } from '#tests/guests/import/list-form.ts';
import { addEvent, addGuest, WEDDING_DAY } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
const remove = (person: Caller, confirmation = person.email) =>
  person.call('deleteAccount', { body: { confirmation } });
const obstaclesOf = async (person: Caller) => (await person.call('getAccountDeletion', {})).data.obstacles;
const past = { date: '2026-01-10' };

/** Everything in the database as text, but the tables of the job queue. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await t.backend.ctx.database.pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const dumps = [];
  for (const { name } of rows as { name: string }[])
    dumps.push(JSON.stringify((await t.backend.ctx.database.pool.query(`select * from ${name}`)).rows));
  return dumps.join('\n');
}

/** The balance of a person's cards is spent. */
async function spendAll(person: Caller): Promise<void> {
  const cards = await db()
    .selectFrom('gift_cards')
    .select(['id', 'original_paise'])
    .where('owner_id', '=', person.userId)
    .execute();
  for (const { id, original_paise: paise } of cards) {
    const postings = [
      { account: cardAccount(id), kind: 'gift_card' as const, amountPaise: -paise },
      { account: 'vouchers', kind: 'provider' as const, amountPaise: paise },
    ];
    await db()
      .transaction()
      .execute((tx) =>
        transfer(tx, { key: newId(), kind: 'redeem', description: 'Voucher', postings, now: new Date() }),
      );
    await db().updateTable('gift_cards').set({ status: 'used' }).where('id', '=', id).execute();
  }
}

describe('deleting an account', () => {
  test('erases the person and everything about them alone, and ends the session', async () => {
    const person = await t.signIn({
      firstName: 'Zubinah',
      lastName: 'Qureshiwala',
      email: 'zubinah@private.example',
    });
    await person.call('updateProfile', {
      body: {
        firstName: 'Zubinah',
        lastName: 'Qureshiwala',
        email: 'zubinah@private.example',
        phone: '9876501234',
        city: 'Zanskar',
        state: 'Ladakh',
        country: 'India',
      },
    });
    const eventId = await addEvent(t.backend.ctx, person.userId, {
      ...past,
      event_name: 'Zubinah weds Farhad',
    });
    await addGuest(t.backend.ctx, eventId, { first_name: 'Thirumagal', email: 'thiru@private.example' });
    await person.call('saveEventDraft', {
      params: { eventType: 'birthday' },
      body: { entries: [['eventName', 'Zubinahs secret plan']] },
    });
    await db()
      .insertInto('notifications')
      .values({
        id: newId(),
        user_id: person.userId,
        type: 'rsvp_yes',
        title: 'Zubinah, a guest is coming',
        message: '',
        path: '',
        email: 'none',
        created_at: new Date(),
      })
      .execute();
    expect(await wholeDatabase()).toMatch(/zubinah/i);

    const answer = await remove(person, 'Zubinah@Private.example');
    expect([answer.status, answer.data]).toEqual([
      200,
      { success: true, message: 'Your account has been deleted.' },
    ]);
    expect(await wholeDatabase()).not.toMatch(/zubinah|qureshiwala|farhad|zanskar|9876501234|thiru/i);
    expect((await person.call('getCurrentUser', {})).status).toBe(401);
    const row = await db()
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      first_name: 'Deleted',
      last_name: 'account',
      email: '',
      verified_email: null,
    });
    expect(row.erased_at).toBeInstanceOf(Date);
  });

  test('is not undone by signing in again: that makes a new person', async () => {
    const person = await t.signIn({ email: 'again@private.example' });
    await remove(person);
    const who = {
      issuer: 'https://identity.example',
      subject: person.userId,
      verifiedEmail: 'again@private.example',
      email: 'again@private.example',
      firstName: 'A',
      lastName: 'B',
      idToken: null,
    };
    const again = await upsertUser(db(), who);
    expect(again.id).not.toBe(person.userId);
  });

  test('keeps the books with a pseudonym, also when both sides of a payment are gone', async () => {
    const host = await t.signIn({ firstName: 'Parvathy', email: 'parvathy@private.example' });
    const guest = await t.signIn({ firstName: 'Lakshman', email: 'lakshman@private.example' });
    const eventId = await addEvent(t.backend.ctx, host.userId, { ...past, event_name: 'Parvathys day' });
    const invited = await addGuest(t.backend.ctx, eventId, {
      first_name: 'Invited',
      email: 'invited@else.example',
      user_id: guest.userId,
    });
    await db()
      .insertInto('replies')
      .values({
        guest_id: invited.id,
        event_id: eventId,
        rsvp: 'yes',
        note: 'Lakshman comes late',
        names: 'Lakshman’s son',
      })
      .execute();
    const ask = async (kind: 'text' | 'one') =>
      (
        await host.call('addQuestion', {
          params: { eventId },
          body: { kind, text: `A question for ${kind}`, choices: [{ text: 'Veg' }, { text: 'Jain' }] },
        })
      ).data.question;
    const [song, meal] = [await ask('text'), await ask('one')];
    const chosen = meal.choices.slice(0, 1).map(({ _id }) => _id);
    await db()
      .insertInto('reply_answers')
      .values([
        { question_id: song._id, guest_id: invited.id, answer: ['A song for Lakshman'] },
        { question_id: meal._id, guest_id: invited.id, answer: chosen },
      ])
      .execute();
    const { data } = await host.call('addFunction', {
      params: { eventId },
      body: { name: 'Parvathys mehndi', date: WEDDING_DAY, everyone: true },
    });
    await db()
      .insertInto('function_replies')
      .values({ function_id: data.function._id, guest_id: invited.id, people: 1 })
      .execute();
    // it is over by now: nobody counts on it
    await db()
      .updateTable('event_functions')
      .set({ date: past.date })
      .where('event_id', '=', eventId)
      .execute();
    const paymentId = await addPayment(t.backend.ctx, {
      payer: guest.userId,
      payee: host.userId,
      eventId,
      paise: 50_000,
    });

    expect((await remove(guest)).status).toBe(200);
    const reply = await db()
      .selectFrom('replies')
      .selectAll()
      .where('guest_id', '=', invited.id)
      .executeTakeFirstOrThrow();
    expect(reply, 'the host still counts on the answer').toMatchObject({ rsvp: 'yes', note: '', names: '' });
    expect(
      await db().selectFrom('reply_answers').select('answer').where('guest_id', '=', invited.id).execute(),
      'what was chosen, not what was written',
    ).toEqual([{ answer: chosen }]);
    expect(
      await db()
        .selectFrom('payments')
        .select(['amount_paise', 'checkout'])
        .where('id', '=', paymentId)
        .executeTakeFirst(),
    ).toEqual({ amount_paise: 50_000, checkout: null });

    expect(
      await db().selectFrom('function_replies').select('people').where('guest_id', '=', invited.id).execute(),
    ).toEqual([{ people: 1 }]);

    await spendAll(host);
    expect((await remove(host)).status).toBe(200);
    const everything = await wholeDatabase();
    expect(everything).not.toMatch(/parvathy|lakshman|invited@else/i);
    expect(everything).not.toContain(`${guest.userId}@private.example`);
    const event = await db()
      .selectFrom('events')
      .selectAll()
      .where('id', '=', eventId)
      .executeTakeFirstOrThrow();
    expect(event).toMatchObject({
      event_name: 'Deleted event',
      description: '',
      venue_name: '',
      bride_groom_details: null,
      status: 'cancelled',
      guest_count: 0,
    });
    expect(
      await db()
        .selectFrom('contributions')
        .select('amount_paise')
        .where('payment_id', '=', paymentId)
        .execute(),
    ).toEqual([{ amount_paise: 50_000 }]);
    expect(await findDifferences(db())).toEqual([]);
  });

  test('asked for twice at the same moment is done once', async () => {
    const person = await t.signIn();
    const answers = await Promise.all([remove(person), remove(person)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('needs the e-mail address typed, and changes nothing without it', async () => {
    const person = await t.signIn();
    for (const input of ['', 'somebody@else.example']) {
      const { status, error } = await remove(person, input);
      expect([status, error.details]).toEqual([400, { confirmation: [`Type ${person.email} to confirm.`] }]);
    }
    expect((await person.call('getCurrentUser', {})).status).toBe(200);
  });
});

describe('an account stays as long as', () => {
  test('an event to come has guests; cancelled, and once the guests are told, it goes', async () => {
    const host = await t.signIn();
    const eventId = await addEvent(t.backend.ctx, host.userId);
    expect(await obstaclesOf(host), 'nobody counts on it yet').toEqual([]);
    const guest = await addGuest(t.backend.ctx, eventId, { first_name: 'Ravi', email: 'ravi@example.in' });
    expect(await obstaclesOf(host)).toMatchObject([
      {
        reason: 'upcoming_event',
        path: `/event/${eventId}/cancel`,
        message: expect.stringMatching(/^Meera weds Rohan on .+ has 1 guest\. Cancel it first/) as string,
      },
    ]);
    const { status, error } = await remove(host);
    expect([status, error.code]).toEqual([409, 'account_in_use']);
    expect(error.message).toContain('Meera weds Rohan');

    await db()
      .insertInto('deliveries')
      .values({
        id: newId(),
        event_id: eventId,
        guest_id: guest.id,
        kind: 'invitation',
        channel: 'email',
        address: 'ravi@example.in',
        status: 'sent',
      })
      .execute();
    await host.call('cancelEvent', { params: { eventId } });
    expect((await obstaclesOf(host)).map(({ reason }) => reason)).toEqual(['mails_on_the_way']);
    await db().updateTable('deliveries').set({ status: 'sent' }).where('event_id', '=', eventId).execute();
    expect((await remove(host)).status).toBe(200);
  });

  test('money is on a gift card, and no longer', async () => {
    const host = await t.signIn();
    const guest = await t.signIn();
    const eventId = await addEvent(t.backend.ctx, host.userId, past);
    await addPayment(t.backend.ctx, { payer: guest.userId, payee: host.userId, eventId, paise: 123_450 });
    expect(await obstaclesOf(host)).toMatchObject([
      {
        reason: 'card_balance',
        path: '/wallet',
        message: '₹1,234.50 is left on your gift cards. Use it for vouchers first.',
      },
    ]);
    expect((await remove(host)).status).toBe(409);
    await spendAll(host);
    expect((await remove(host)).status).toBe(200);
  });

  test('an event kept for the books keeps no list a co-host had read for it', async () => {
    const host = await t.signIn();
    const lata = await t.signIn();
    const guest = await t.signIn();
    const eventId = await addEvent(t.backend.ctx, host.userId);
    await addHost(t.backend.ctx, eventId, { email: lata.email, role: 'editor', userId: lata.userId });
    await importRead(lata, eventId, ['Chandrakanta,Rao,,nani@private.example,']);
    await db().updateTable('events').set({ status: 'cancelled' }).where('id', '=', eventId).execute();
    await addPayment(t.backend.ctx, { payer: guest.userId, payee: host.userId, eventId, paise: 10_000 });
    await spendAll(host);
    expect((await remove(host)).data).toMatchObject({ success: true });
    expect(await db().selectFrom('events').select('id').where('id', '=', eventId).execute()).toHaveLength(1);
    expect(await wholeDatabase()).not.toMatch(/Chandrakanta|nani@private/);
  });

  test('a voucher, a payment or a refund is on its way', async () => {
    const host = await t.signIn();
    const guest = await t.signIn();
    const eventId = await addEvent(t.backend.ctx, host.userId, past);
    const paymentId = await addPayment(t.backend.ctx, {
      payer: guest.userId,
      payee: host.userId,
      eventId,
      paise: 10_000,
    });
    await spendAll(host);
    const { id: cardId } = await db()
      .selectFrom('gift_cards')
      .select('id')
      .where('owner_id', '=', host.userId)
      .executeTakeFirstOrThrow();
    const soon = new Date();
    const redemption = {
      id: newId(),
      card_id: cardId,
      user_id: host.userId,
      request_key: null,
      request_hash: 'h',
      product_id: '1',
      product_name: 'Voucher',
      brand_name: 'Brand',
    };
    await db()
      .insertInto('redemptions')
      .values({
        ...redemption,
        amount_paise: 10_000,
        recipient_email: 'host@private.example',
        status: 'unknown',
        provider: 'reloadly',
        provider_order_id: null,
        ordered_at: soon,
        completed_at: null,
        next_check_at: soon,
      })
      .execute();
    expect((await obstaclesOf(host)).map(({ reason }) => reason)).toEqual(['open_redemption']);
    await db()
      .updateTable('redemptions')
      .set({ status: 'completed', next_check_at: null })
      .where('user_id', '=', host.userId)
      .execute();

    await db()
      .insertInto('refunds')
      .values({
        id: newId(),
        payment_id: paymentId,
        reason: 'operator',
        amount_paise: 100,
        status: 'pending',
        provider_refund_id: null,
        completed_at: null,
        next_check_at: soon,
      })
      .execute();
    for (const person of [host, guest])
      expect((await obstaclesOf(person)).map(({ reason }) => reason)).toEqual(['open_refund']);
    await db()
      .updateTable('refunds')
      .set({ status: 'processed', next_check_at: null, completed_at: soon })
      .execute();

    const open = newId();
    await db()
      .insertInto('payments')
      .values(
        paymentRow({
          id: open,
          payer: guest.userId,
          payee: host.userId,
          paise: 100,
          subject: JSON.stringify({ eventId }),
          next_check_at: soon,
        }),
      )
      .execute();
    expect((await obstaclesOf(guest)).map(({ reason }) => reason)).toEqual(['open_payment']);
    expect((await remove(guest)).status).toBe(409);
    // nor does a stranger who begins to pay, and never does, keep the host from going
    expect((await remove(host)).status).toBe(200);
    await db().updateTable('payments').set({ status: 'expired' }).where('id', '=', open).execute();
    expect((await remove(guest)).status).toBe(200);
    expect(await wholeDatabase()).not.toContain('host@private.example');
  });

  test('nothing but the person themselves asks for it', async () => {
    expect((await t.visitor.call('deleteAccount', { body: { confirmation: '' } })).status).toBe(401);
    const person = await t.signIn();
    const forged = await person.fetch('/auth/account', {
      method: 'DELETE',
      body: JSON.stringify({ confirmation: person.email }),
      headers: { Origin: 'https://elsewhere.example', 'Content-Type': 'application/json' },
    });
    expect(forged.status).toBe(403);
    expect((await person.call('getCurrentUser', {})).status).toBe(200);
  });
});

describe('coming back after deleting an account', () => {
  /** Deletes the account; whoever signs in the same way then has the answer. */
  async function deleteAndComeBack(person: Caller): Promise<Caller> {
    const { subject } = await db()
      .selectFrom('users')
      .select('subject')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow();
    expect((await remove(person)).status).toBe(200);
    const again = { issuer: 'https://identity.example', subject, verifiedEmail: person.email };
    const vouched = { ...again, email: person.email, firstName: 'Asha', lastName: 'Rao', idToken: '' };
    const user = await db()
      .transaction()
      .execute((tx) => enter(t.backend.ctx, tx, vouched));
    const caller = await t.signIn();
    await db()
      .updateTable('sessions')
      .set({ user_id: user.id })
      .where('user_id', '=', caller.userId)
      .execute();
    return { ...caller, userId: user.id, email: person.email };
  }

  test('gives back neither the events of the year nor the uses of the day', async () => {
    const { ctx } = t.backend;
    t.setNow(new Date('2026-06-01T12:00:00Z'));
    let person = await t.signIn({ email: 'again@private.example' });
    const used = async () =>
      (await countTry(ctx, db(), 'event-text', person.userId, { limit: 10, windowSeconds: 86_400 })).hits;
    expect((await person.call('getPlanRoom', {})).data.events).toMatchObject({ created: 0, left: 3 });
    for (const made of [1, 2, 3]) {
      const eventId = await addEvent(ctx, person.userId, past);
      await db().updateTable('events').set({ created_at: ctx.now() }).where('id', '=', eventId).execute();
      expect(await used()).toBe(made);
      person = await deleteAndComeBack(person);
      const { events } = (await person.call('getPlanRoom', {})).data;
      expect(events).toMatchObject({ created: made, left: 3 - made });
    }
    const kept = await db()
      .selectFrom('events_of_deleted')
      .select('event_id')
      .where('organiser_id', '=', person.userId)
      .execute();
    expect(kept).toHaveLength(3);
    t.setNow();
  });

  test('gives back no gift that a host took them off, nor a mark that was taken back', async () => {
    const { ctx } = t.backend;
    const host = await t.signIn();
    let person = await t.signIn({ email: 'off@private.example' });
    const eventId = await addEvent(ctx, host.userId);
    const gift = { event_id: eventId, position: 1, name: 'A kettle', price_paise: 500_000 };
    const none = { image_id: null, purchased_at: null, delivered_at: null, request_key: null };
    const params = { eventId, giftId: newId() };
    await db()
      .insertInto('gifts')
      .values({ ...gift, ...none, id: params.giftId })
      .execute();
    await host.call('enableCollaboration', { params });
    const join = () => person.call('joinCollaboration', { params, body: { contributionAmount: 0 } });
    const invited = () =>
      addGuest(ctx, eventId, { first_name: 'Asha', email: person.email, user_id: person.userId });
    const buy = () => person.call('markGiftPurchased', { params, body: {} });
    const takeOff = () => host.call('removeCollaborator', { params: { ...params, userId: person.userId } });

    // marked it, then was taken off: both stand as often as they delete the account
    await addGuest(ctx, eventId, { user_id: person.userId });
    await join();
    expect((await buy()).status).toBe(200);
    await host.call('undoGiftPurchase', { params, body: {} });
    expect((await takeOff()).status).toBe(200);
    for (const time of [1, 2]) {
      person = await deleteAndComeBack(person);
      expect((await join()).error.code, `time ${time}`).toBe('taken_off');
    }
    // let in again, the mark alone is held; deleting the account does not take them off once more
    const ask = async () => {
      const body = { giftId: params.giftId, targetUserId: host.userId, message: '' };
      const { data } = await person.call('requestCollaboration', { params, body });
      const answer = {
        params: { eventId, requestId: data.request._id },
        body: { status: 'accepted' as const },
      };
      expect((await host.call('respondToCollaborationRequest', answer)).status).toBe(200);
    };
    await ask();
    person = await deleteAndComeBack(person);
    await invited();
    expect((await join()).status).toBe(200);
    expect((await buy()).error.code).toBe('purchase_held');
  });
});
