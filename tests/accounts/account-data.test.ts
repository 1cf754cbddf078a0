import { pathOf } from '#contract/operation.ts';
import { operations } from '#contract/operations.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { exportSections } from '#backend/use-cases/account/export-repository.ts';
import { addEvent, addGuest, WEDDING_DAY } from '#tests/guests/wedding.ts';
import { addPayment } from '#tests/accounts/money-rows.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;
const exported = async (person: Caller) => {
  const response = await person.fetch('/auth/account/export');
  return {
    response,
    text: await response.clone().text(),
    data: (await response.json()) as Record<string, Record<string, unknown>[]> & {
      profile: Record<string, unknown>;
    },
  };
};

describe('the file with everything stored about a person', () => {
  let asha: Caller;
  let ravi: Caller;
  beforeAll(async () => {
    asha = await t.signIn({ firstName: 'Asha', email: 'asha@example.in' });
    ravi = await t.signIn({ firstName: 'Ravi', email: 'ravi@private.example' });
    const eventId = await addEvent(t.backend.ctx, asha.userId);
    const guest = await addGuest(t.backend.ctx, eventId, {
      first_name: 'Ravi',
      email: 'ravi@private.example',
      user_id: ravi.userId,
      side: 'Sidewords of the hosts',
    });
    await db()
      .insertInto('replies')
      .values({
        guest_id: guest.id,
        event_id: eventId,
        rsvp: 'yes',
        source: 'manual',
        adults: 2,
        note: 'No onions, please',
        names: 'Ila',
      })
      .execute();
    await asha.call('addDraftGuest', {
      params: { eventType: 'birthday' },
      body: { guests: [{ firstName: 'Ila', email: 'ila@private.example', side: 'Neighbours' }] },
    });
    const response = await asha.call('addQuestion', {
      params: { eventId },
      body: { kind: 'text', text: 'Which train do you take?' },
    });
    await db()
      .insertInto('reply_answers')
      .values({ question_id: response.data.question._id, guest_id: guest.id, answer: ['The Deccan Queen'] })
      .execute();
    const add = (name: string, everyone: boolean) =>
      asha.call('addFunction', { params: { eventId }, body: { name, date: WEDDING_DAY, everyone } });
    const [open, mehndi, secret] = [
      await add('Reception', true),
      await add('Mehndi', false),
      await add('Cocktail nobody hears of', false),
    ];
    await db()
      .insertInto('function_guests')
      .values({ function_id: mehndi.data.function._id, guest_id: guest.id })
      .execute();
    await db()
      .insertInto('function_replies')
      .values(
        [mehndi, secret].map(({ data }) => ({
          function_id: data.function._id,
          guest_id: guest.id,
          people: 2,
        })),
      )
      .execute();
    expect(open.status).toBe(201);
    await addPayment(t.backend.ctx, { payer: ravi.userId, payee: asha.userId, eventId, paise: 150_050 });
  });

  test.each(['exportAccount', 'exportEvent'] as const)(
    '%s breaks off when the session it was asked for in is revoked',
    async (name) => {
      const meera = await t.signIn();
      const eventId = await addEvent(t.backend.ctx, meera.userId);
      // more than is read ahead of whoever takes it
      for (let number = 0; number < 400; number += 1) await addGuest(t.backend.ctx, eventId, {});
      const whole = await meera.fetch(pathOf(operations[name], { eventId }));
      expect((await whole.bytes()).length).toBeGreaterThan(500);
      const begun = await meera.fetch(pathOf(operations[name], { eventId }));
      const reader = begun.body?.getReader();
      expect((await reader?.read())?.done).toBe(false);
      await db()
        .updateTable('sessions')
        .set({ revoked_at: new Date() })
        .where('user_id', '=', meera.userId)
        .execute();
      t.setNow(new Date(Date.now() + 2000));
      const rest = async () => {
        while ((await reader?.read())?.done === false);
      };
      await expect(rest()).rejects.toThrow();
      t.setNow();
    },
  );

  test('holds the profile, events, guests, money and sessions of its owner, as a download', async () => {
    const { response, data } = await exported(asha);
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="shagun-my-data-\d{4}-\d\d-\d\d\.json"$/,
    );
    expect(data.profile).toMatchObject({
      firstName: 'Asha',
      email: 'asha@example.in',
      verifiedEmail: 'asha@example.in',
    });
    expect(data.eventsOrganised).toMatchObject([{ eventName: 'Meera weds Rohan' }]);
    expect(data.guestsOfYourEvents).toMatchObject([
      {
        firstName: 'Ravi',
        email: 'ravi@private.example',
        side: 'Sidewords of the hosts',
        rsvp: 'yes',
        adults: 2,
        comingWith: 'Ila',
      },
    ]);
    expect(data.guestsOfDrafts).toMatchObject([
      { draftOf: 'birthday', firstName: 'Ila', email: 'ila@private.example', side: 'Neighbours' },
    ]);
    expect(data.questionsOfYourEvents).toMatchObject([{ question: 'Which train do you take?' }]);
    expect(data.answersOfYourGuests).toMatchObject([{ answer: ['The Deccan Queen'] }]);
    expect(data.functionsOfYourEvents?.map(({ name, forEveryGuest }) => [name, forEveryGuest])).toEqual(
      expect.arrayContaining([
        ['Reception', true],
        ['Mehndi', false],
        ['Cocktail nobody hears of', false],
      ]),
    );
    expect([
      data.guestsChosenForYourFunctions?.length,
      data.functionAnswersOfYourGuests?.map(({ people }) => people),
    ]).toEqual([1, [2, 2]]);
    expect(data.giftCards).toMatchObject([
      {
        originalAmount: 1500.5,
        amount: 1500.5,
        cardNumber: expect.stringMatching(/^•••• •••• •••• \d{4}$/) as string,
      },
    ]);
    expect(data.giftCardTransactions).toMatchObject([{ amount: 1500.5 }]);
    expect(data.sessions).toHaveLength(1);
  });

  test('holds a guest’s reply and what they gave, and nothing of the host’s other guests', async () => {
    const { data, text } = await exported(ravi);
    expect(data.eventsJoined).toMatchObject([
      { eventName: 'Meera weds Rohan', rsvp: 'yes', note: 'No onions, please', comingWith: 'Ila' },
    ]);
    expect(data.yourAnswers).toMatchObject([
      { question: 'Which train do you take?', answer: ['The Deccan Queen'] },
    ]);
    expect([data.questionsOfYourEvents, data.answersOfYourGuests]).toEqual([[], []]);
    expect(
      data.yourFunctions?.map(({ name, people }) => [name, people]),
      'what one is not invited to any more has no name',
    ).toEqual(
      expect.arrayContaining([
        ['Reception', null],
        ['Mehndi', 2],
        [null, 2],
      ]),
    );
    expect(text).not.toContain('nobody hears of');
    expect([data.functionsOfYourEvents, data.functionAnswersOfYourGuests]).toEqual([[], []]);
    expect(data.contributions).toMatchObject([{ amount: 1500.5, refunded: 0 }]);
    expect(data.payments).toMatchObject([{ paidByYou: true, amount: 1500.5, status: 'paid' }]);
    expect([data.guestsOfYourEvents, data.giftCards]).toEqual([[], []]);
    expect(text).not.toContain('asha@example.in');
    expect(text).not.toContain('Sidewords');
  });

  test('holds no secret: no token, no key of a link, no whole card number', async () => {
    const { text } = await exported(asha);
    const { token_hash } = await db()
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', asha.userId)
      .executeTakeFirstOrThrow();
    const { link_key } = await db().selectFrom('guests').select('link_key').executeTakeFirstOrThrow();
    const { number } = await db().selectFrom('gift_cards').select('number').executeTakeFirstOrThrow();
    for (const secret of [token_hash, link_key, number]) expect(text).not.toContain(secret);
  });

  test('is whole when a list is longer than what is read at a time', async () => {
    const host = await t.signIn({ plan: 'professional' });
    const eventId = await addEvent(t.backend.ctx, host.userId);
    const rows = Array.from({ length: 1203 }, (_, index) => ({
      id: `guest-${String(index).padStart(8, '0')}`,
      event_id: eventId,
      position: index,
      first_name: `Guest ${index}`,
      link_key: 'k',
    }));
    await db().insertInto('guests').values(rows).execute();
    const { data } = await exported(host);
    expect(new Set(data.guestsOfYourEvents?.map(({ id }) => id)).size).toBe(1203);
  });

  test('is for oneself alone, and ten times an hour', async () => {
    t.holdNow();
    expect((await t.visitor.fetch('/auth/account/export')).status).toBe(401);
    const eager = await t.signIn();
    for (let index = 0; index < 10; index += 1)
      expect((await eager.fetch('/auth/account/export')).status).toBe(200);
    expect((await eager.fetch('/auth/account/export')).status).toBe(429);
  });

  test('has a list for every table that names a person', async () => {
    const names = exportSections.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    const { rows } = await t.backend.ctx.database.pool.query(`
      select distinct conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass order by 1`);
    // a table that is new here has to be exported, and erased in backend/use-cases/account/erasure-repository.ts, or a reason found
    expect((rows as { table: string }[]).map(({ table }) => table)).toEqual([
      'address_owners',
      'api_keys',
      'calendar_feeds',
      'collaboration_requests',
      'collaborations',
      'collaborators',
      'contact_messages',
      'contributions',
      'design_tool_connections',
      'design_tool_exports',
      'email_links',
      'event_drafts',
      'event_hosts',
      'event_imports',
      'events',
      'gift_cards',
      'gift_claims',
      'gift_purchases',
      // kept for a minute, so that a change can be undone: not exported
      'guest_changes',
      'guest_imports',
      'guest_list_files',
      'guest_list_shapes',
      'guests',
      'images',
      'known_devices',
      'logins',
      'notification_settings',
      'notifications',
      'passkey_challenges',
      'passkeys',
      'payments',
      'redemptions',
      'sessions',
      'thank_yous',
      'webhook_endpoints',
    ]);
  });
});
