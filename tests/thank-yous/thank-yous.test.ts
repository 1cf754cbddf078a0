import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { THANK_YOU_QUEUE } from '#backend/use-cases/thank-yous/thank-service.ts';
import { eraseTraces } from '#backend/use-cases/account/erasure-repository.ts';
import { linkInvitationsToUser } from '#backend/use-cases/account/link-service.ts';
import type { ThankedGiver } from '#contract/gifts/thank-yous.ts';
import * as thankYouWords from '#messages/thank-yous/en.ts';
import { addGuest, addMailedInvitation } from '#tests/guests/wedding.ts';
import { paymentRow } from '#tests/setup/payment-rows.ts';
import { statementsOf } from '#tests/setup/statements-of.ts';
import { fairWeather, give, withdraw, type Place } from '#tests/payments/giving.ts';
import { useMoneyWorld } from '#tests/payments/money-world.ts';

const world = useMoneyWorld();
const ctx = () => world.api.backend.ctx;

beforeEach(() => fairWeather(world));

type Guest = Parameters<typeof addGuest>[2];

/** A guest of a gift's event with a personal link, who gave by it. */
async function gaveByLink(
  about: Guest = {},
  { blessing = '', place }: { blessing?: string; place?: Place } = {},
) {
  const where = place ?? (await world.gift());
  const email = `${newId().toLowerCase()}@example.in`;
  const person = { first_name: 'Leela', last_name: 'Das', email, ...about };
  const guest = await addGuest(ctx(), where.eventId, person);
  if (about.email === undefined) await addMailedInvitation(ctx(), where.eventId, { id: guest.id, email });
  const payment = await world.beginByLink(where, 1100, guest, blessing);
  await world.comeBack(await world.press(payment, 'pay'));
  const [giver] = (await list(where)).items.filter(({ firstName }) => firstName === person.first_name);
  if (!giver) throw new Error('Nobody gave');
  return { place: where, guest, giver, email, paymentId: payment._id };
}

const list = async ({ eventId }: Place, show: 'all' | 'to-thank' = 'all', page = 1) =>
  (await world.organiser.call('listThankYous', { params: { eventId }, query: { show, page } })).data;
const prepare = (
  { eventId }: Place,
  { _id: giverId }: ThankedGiver,
  query: { language?: 'en' | 'hi' } = {},
) => world.organiser.call('getPreparedThankYou', { params: { eventId, giverId }, query });
const thank = (
  { eventId }: Place,
  { _id: giverId, latest }: ThankedGiver,
  form: { way?: 'mail' | 'whatsapp'; text?: string; upTo?: string; requestId?: string } = {},
) =>
  world.organiser.call('thankGiver', {
    params: { eventId, giverId },
    body: { way: 'mail', text: 'Thank you, dear!', upTo: latest, requestId: newId(), ...form },
  });
const noteInPerson = ({ eventId }: Place, { _id: giverId, latest }: ThankedGiver) =>
  world.organiser.call('thankGiver', {
    params: { eventId, giverId },
    body: { way: 'in_person', upTo: latest, requestId: newId() },
  });
const undo = ({ eventId }: Place, { _id: giverId }: ThankedGiver) =>
  world.organiser.call('undoThankYou', { params: { eventId, giverId } });

/** How many mails of thanks wait for one giver. */
async function queued({ _id: giverId }: ThankedGiver): Promise<number> {
  const { rows } = await ctx().database.pool.query<{ n: number }>(
    `select count(*)::int as n from jobs.job join thank_yous on thank_yous.id = data->>'thankYouId'
      where name = $1 and coalesce(user_id, guest_payer_id) = $2`,
    [THANK_YOU_QUEUE, giverId],
  );
  return rows[0]?.n ?? 0;
}

describe('the organiser’s home', () => {
  it('names a past event as long as somebody is to be thanked for it', async () => {
    const { place, giver } = await gaveByLink();
    const thanks = async () => (await world.organiser.call('listComingEvents', {})).data.thanks;
    const here = async () => (await thanks()).filter(({ _id }) => _id === place.eventId);
    expect(await here()).toEqual([]);
    const begun = new Date(ctx().now().getTime() - 3 * 24 * 3_600_000);
    await ctx().db.updateTable('events').set({ starts_at: begun }).where('id', '=', place.eventId).execute();
    expect(await here()).toMatchObject([{ toThank: 1 }]);
    expect((await noteInPerson(place, giver)).status).toBe(200);
    expect(await here()).toEqual([]);
  });
});

describe('a form that is older than what it thanks for', () => {
  it('does not thank again for the same, and so mails nobody twice', async () => {
    const { place, giver } = await gaveByLink();
    const tries = await Promise.all(
      ['2000-01-01T00:00:00.000Z', giver.latest, giver.latest].map((upTo) => thank(place, giver, { upTo })),
    );
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await queued(giver)).toBe(1);
    const late = await thank(place, giver, { upTo: giver.latest });
    expect(late.error).toMatchObject({ code: 'thanked', message: thankYouWords.thankedAlready });
    expect(await queued(giver)).toBe(1);
  });

  it('counts for the one it was sent for', async () => {
    const first = await gaveByLink();
    const second = await gaveByLink({ first_name: 'Bala' }, { place: first.place });
    const requestId = newId();
    expect((await thank(first.place, first.giver, { requestId })).status).toBe(200);
    expect((await thank(first.place, first.giver, { requestId })).status).toBe(200);
    const other = await thank(first.place, second.giver, { requestId });
    expect(other.error).toMatchObject({ code: 'form_used', message: thankYouWords.formUsed });
    expect(await queued(second.giver)).toBe(0);
  });
});

describe('the list of those who gave', () => {
  it('names each once, with what they gave, their blessing and whether they were thanked', async () => {
    const { place, giver } = await gaveByLink({}, { blessing: 'Be happy <b>always</b>' });
    await give(world, 700, { place });
    await give(world, 300, { place });
    const answer = await list(place);
    expect(answer.counts).toEqual({ givers: 2, toThank: 2 });
    const [meera, leela] = answer.items;
    expect(meera).toMatchObject({
      firstName: 'Meera',
      lastName: 'Iyer',
      total: 1000,
      thanked: false,
      more: 0,
    });
    expect(meera?.received.map(({ amount }) => amount)).toEqual([300, 700]);
    expect(leela).toMatchObject({
      _id: giver._id,
      total: 1100,
      received: [
        { kind: 'contribution', giftName: 'A kettle', amount: 1100, blessing: 'Be happy <b>always</b>' },
      ],
      thankYou: null,
    });
  });

  it('has whoever marked a gift as bought, and never the organiser', async () => {
    const place = await world.gift();
    const bought = async (userId: string) => {
      await ctx().db.deleteFrom('gift_purchases').where('gift_id', '=', place.giftId).execute();
      const row = { gift_id: place.giftId, user_id: userId, created_at: ctx().now() };
      await ctx().db.insertInto('gift_purchases').values(row).execute();
    };
    await bought(world.guest.userId);
    const [buyer] = (await list(place)).items;
    expect(buyer).toMatchObject({
      firstName: 'Meera',
      total: 0,
      received: [{ kind: 'purchase', giftName: 'A kettle' }],
    });
    expect(buyer?.received[0]).not.toHaveProperty('amount');
    await bought(world.organiser.userId);
    expect((await list(place)).counts.givers).toBe(0);
  });

  it('leaves out what went back, and holds nobody’s contact', async () => {
    const { place, email } = await gaveByLink({ phone: '+919876501111' });
    const given = await give(world, 900, { place });
    expect((await list(place)).counts.givers).toBe(2);
    expect((await withdraw(given)).status).toBe(200);
    const after = await list(place);
    expect(after.items.map(({ firstName }) => firstName)).toEqual(['Leela']);
    expect(JSON.stringify(after)).not.toContain(email);
    expect(JSON.stringify(after)).not.toContain('9876501111');
    const [prepared] = await Promise.all(after.items.map((giver) => prepare(place, giver)));
    expect(JSON.stringify(prepared?.data)).not.toContain(email);
  });

  it('comes in pages, with as many statements for many as for one', async () => {
    const { place } = await gaveByLink();
    const single = await statementsOf(() => list(place));
    const { db } = ctx();
    for (let n = 0; n < 30; n += 1) {
      const [payer, paymentId] = [newId(), newId()];
      const name = { first_name: `Guest ${n}` };
      await db
        .insertInto('guest_payers')
        .values({ id: payer, guest_id: null, key_digest: payer, ...name })
        .execute();
      const paid = { id: paymentId, payer: null, guest_payer_id: payer, payee: world.organiser.userId };
      await db
        .insertInto('payments')
        .values(paymentRow({ ...paid, paise: 5000, paidAt: ctx().now(), subject: JSON.stringify(place) }))
        .execute();
      const given = { gift_id: place.giftId, event_id: place.eventId, payment_id: paymentId };
      await db
        .insertInto('contributions')
        .values({ id: newId(), ...given, contributor_id: null, guest_payer_id: payer, amount_paise: 5000 })
        .execute();
    }
    expect(await statementsOf(() => list(place))).toHaveLength(single.length);
    const [first, second] = [await list(place), await list(place, 'all', 2)];
    expect([first.items.length, first.pages, second.items.length, second.total]).toEqual([25, 2, 6, 31]);
    expect(new Set([...first.items, ...second.items].map(({ _id }) => _id)).size).toBe(31);
    expect((await list(place, 'all', 99)).page).toBe(2);
  });
});

describe('the prepared message', () => {
  it('is in the giver’s language, with their name, their gift and a word for the blessing, without the amount', async () => {
    const { place, giver } = await gaveByLink({}, { blessing: 'Stay blessed' });
    const english = (await prepare(place, giver)).data;
    expect(english).toMatchObject({ language: 'en', mail: 'open', whatsapp: false });
    expect(english.text).toMatch(
      /^Dear Leela ji,\n\nThank you so much for your contribution towards “A kettle”!/,
    );
    expect(english.text).toContain('Your blessing touched our hearts.');
    expect(english.text).not.toMatch(/1,?100/);
    expect((await prepare(place, giver, { language: 'hi' })).data.text).toContain(
      'उपहार (A kettle) में शगुन के लिए आपका दिल से धन्यवाद!',
    );

    const hindi = await gaveByLink({ language: 'hi', phone: '+919876502222', email: '' });
    expect((await prepare(hindi.place, hindi.giver)).data).toMatchObject({
      language: 'hi',
      text: expect.stringMatching(/^नमस्ते Leela जी,/),
      mail: 'no_address',
      whatsapp: true,
    });
  });

  it('thanks for a shagun where there is no gift', async () => {
    const { place, giver, paymentId } = await gaveByLink();
    await ctx()
      .db.updateTable('contributions')
      .set({ gift_id: null })
      .where('payment_id', '=', paymentId)
      .execute();
    expect((await prepare(place, giver)).data.text).toContain('Thank you so much for your shagun!');
    expect((await list(place)).items[0]?.received[0]).not.toHaveProperty('giftName');
  });
});

describe('thanking', () => {
  it('by mail is queued once, though the form is sent again or twice at the same moment', async () => {
    const { place, giver } = await gaveByLink();
    const requestId = newId();
    const answers = await Promise.all([
      thank(place, giver, { requestId }),
      thank(place, giver, { requestId }),
      thank(place, giver, { requestId }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers[0]?.data.message).toBe(thankYouWords.mailQueued('Leela Das'));
    expect(await queued(giver)).toBe(1);
    const other = await thank(place, giver);
    expect([other.status, other.error.code]).toEqual([409, 'thanked']);
    expect(await queued(giver)).toBe(1);
    const after = await list(place);
    expect(after.counts).toEqual({ givers: 1, toThank: 0 });
    expect(after.items[0]?.thankYou).toMatchObject({
      way: 'mail',
      status: 'queued',
      text: 'Thank you, dear!',
    });
    expect((await list(place, 'to-thank')).items).toEqual([]);
    // a mail is no note that could be taken back
    expect((await undo(place, giver)).error.code).toBe('nothing_noted');
  });

  it('in person is a note that can be taken back', async () => {
    const { place, giver } = await gaveByLink();
    expect((await noteInPerson(place, giver)).data.message).toBe(thankYouWords.noted('Leela Das'));
    expect((await list(place)).items[0]).toMatchObject({
      thanked: true,
      thankYou: { way: 'in_person', text: '' },
    });
    expect((await undo(place, giver)).data.message).toBe(thankYouWords.undone('Leela Das'));
    expect((await list(place)).items[0]).toMatchObject({ thanked: false, thankYou: null });
    expect(await queued(giver)).toBe(0);
  });

  it('is taken back one note at a time: those before it stand, and a mail does', async () => {
    const { place, giver } = await gaveByLink();
    await noteInPerson(place, giver);
    const again = async () => {
      const payment = await world.beginByLink(place, 500, guestOf);
      await world.comeBack(await world.press(payment, 'pay'));
      return (await list(place)).items[0] ?? giver;
    };
    const guestOf = (await gaveByLink({}, { place })).guest;
    const [second] = (await list(place)).items.filter(({ _id }) => _id !== giver._id);
    if (!second) throw new Error('Two gave');
    await noteInPerson(place, second);
    const later = await again();
    await noteInPerson(place, later);
    const notes = async () =>
      (await ctx().db.selectFrom('thank_yous').select('id').where('event_id', '=', place.eventId).execute())
        .length;
    expect(await notes()).toBe(3);
    expect((await undo(place, second)).status).toBe(200);
    expect(await notes()).toBe(2);
    await thank(place, later);
    expect((await undo(place, second)).error.code).toBe('nothing_noted');
    expect(await notes()).toBe(3);
  });

  it('by WhatsApp opens the number on the guest list with the words, and is then a note', async () => {
    const { place, giver } = await gaveByLink({ phone: '+919876503333' });
    const text = 'Dear Leela, & thanks\n100%!';
    const params = { eventId: place.eventId, giverId: giver._id };
    const { whatsapp } = (await world.organiser.call('getThankYouLink', { params, body: { text } })).data;
    expect(whatsapp).toBe(`https://wa.me/919876503333?text=${encodeURIComponent(text)}`);
    expect((await list(place)).counts.toThank).toBe(1);
    expect((await thank(place, giver, { way: 'whatsapp', text })).status).toBe(200);
    expect((await list(place)).items[0]?.thankYou).toMatchObject({ way: 'whatsapp', status: 'noted', text });
    const none = await gaveByLink();
    const refused = await world.organiser.call('getThankYouLink', {
      params: { eventId: none.place.eventId, giverId: none.giver._id },
      body: { text },
    });
    expect([refused.status, refused.error.code]).toEqual([409, 'no_phone']);
    expect((await thank(none.place, none.giver, { way: 'whatsapp' })).error.code).toBe('no_phone');
  });

  it('covers what was seen: what came since is still to be thanked for', async () => {
    const place = await world.gift();
    await give(world, 500, { place });
    const [seen] = (await list(place)).items;
    if (!seen) throw new Error('Nobody gave');
    await give(world, 600, { place });
    expect((await noteInPerson(place, seen)).status).toBe(200);
    const [after] = (await list(place, 'to-thank')).items;
    expect(after).toMatchObject({ _id: seen._id, thanked: false, thankYou: { way: 'in_person' } });
    expect((await noteInPerson(place, after ?? seen)).status).toBe(200);
    expect((await list(place)).counts.toThank).toBe(0);
  });

  it('is refused without an address, to one that wants no mail, and to nobody at all', async () => {
    const none = await gaveByLink({ email: '' });
    expect((await thank(none.place, none.giver)).error).toMatchObject({
      code: 'no_address',
      message: thankYouWords.noAddress,
    });
    const silent = await gaveByLink();
    await ctx()
      .db.insertInto('unsubscribed_addresses')
      .values({ email: silent.email, event_id: silent.place.eventId })
      .execute();
    expect((await prepare(silent.place, silent.giver)).data.mail).toBe('unsubscribed');
    expect((await thank(silent.place, silent.giver)).error.code).toBe('unsubscribed');
    expect((await thank(silent.place, { ...silent.giver, _id: newId() })).status).toBe(404);
    expect((await thank(silent.place, none.giver)).status).toBe(404);
    expect((await thank(silent.place, silent.giver, { text: ' \n ' })).error.details).toEqual({
      text: [thankYouWords.textNeeded],
    });
    expect((await thank(silent.place, silent.giver, { text: 'x'.repeat(1001) })).status).toBe(400);
    expect((await list(silent.place)).counts.toThank).toBe(1);
  });

  it('is refused while the organiser’s sending is stopped, but for notes', async () => {
    const { place, giver } = await gaveByLink();
    const stop = {
      organiser_id: world.organiser.userId,
      because: 'bounced' as const,
      refused: 1,
      contacted: 1,
    };
    await ctx()
      .db.insertInto('sending_stops')
      .values({ ...stop, stopped_at: ctx().now() })
      .execute();
    const refused = await thank(place, giver);
    await ctx().db.deleteFrom('sending_stops').execute();
    expect([refused.status, refused.error.code]).toEqual([403, 'sending_stopped']);
  });
});

describe('what is kept of it', () => {
  it('moves with what was given to the account of whoever proves the address', async () => {
    const { place, giver, email } = await gaveByLink();
    await noteInPerson(place, giver);
    const person = await world.api.signIn({ email, firstName: 'Leela' });
    await ctx()
      .db.transaction()
      .execute((tx) => linkInvitationsToUser(ctx())(tx, { userId: person.userId, email, isWayIn: true }));
    expect((await list(place)).items).toMatchObject([{ _id: person.userId, thanked: true }]);
    const theirs = (await (await person.fetch('/auth/account/export')).json()) as { thanksYouGot: object[] };
    expect(theirs.thanksYouGot).toMatchObject([{ eventId: place.eventId, way: 'in_person' }]);
    const mine = (await (await world.organiser.fetch('/auth/account/export')).json()) as {
      thanksYouWrote: { eventId: string }[];
    };
    expect(mine.thanksYouWrote.filter(({ eventId }) => eventId === place.eventId)).toHaveLength(1);
  });

  it('loses its words, and a mail that waits, when the giver’s account is deleted', async () => {
    const place = await world.gift();
    const giver = await world.api.signIn({ firstName: 'Kabir' });
    await give(world, 400, { place, who: giver });
    const [kabir] = (await list(place)).items;
    if (!kabir) throw new Error('Nobody gave');
    await thank(place, kabir, { text: 'Dear Kabir, thank you' });
    await ctx()
      .db.transaction()
      .execute((tx) => eraseTraces(tx, giver.userId, ctx().now()));
    const row = await ctx()
      .db.selectFrom('thank_yous')
      .selectAll()
      .where('user_id', '=', giver.userId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ text: '', address: '', status: 'failed' });
  });
});

describe('the wallet’s list of givers', () => {
  it('tells of each of one’s own events the latest three, how many there are and how many to thank', async () => {
    const { place, giver } = await gaveByLink({}, { blessing: 'Be happy' });
    for (const name of ['Anu', 'Bala', 'Chitra']) await gaveByLink({ first_name: name }, { place });
    await noteInPerson(place, giver);
    const { events } = (await world.organiser.call('listGiversByEvent', {})).data;
    expect(events[0]).toMatchObject({
      _id: place.eventId,
      eventName: 'Meera weds Rohan',
      giverCount: 4,
      toThank: 3,
    });
    expect(events[0]?.givers.map(({ firstName }) => firstName)).toEqual(['Chitra', 'Bala', 'Anu']);
    expect((await world.guest.call('listGiversByEvent', {})).data.events).toEqual([]);
  });
});

describe('two guests who were merged', () => {
  const mergedInto = async (place: Place, stays: string, goes: string) => {
    const at = { eventId: place.eventId, guestId: stays };
    const merged = await world.organiser.call('mergeGuests', {
      params: at,
      body: { with: goes, versions: [0, 0] },
    });
    expect(merged.status).toBe(200);
  };

  /** Two guests of a gift’s event who are the same person, each of whom gave by their own link. */
  async function gaveTwice() {
    const place = await world.gift();
    const one = await gaveByLink({ first_name: 'Leela' }, { place });
    const other = await gaveByLink({ first_name: 'Lila' }, { place });
    return { place, one, other };
  }

  it('are one giver of everything in the list and the wallet', async () => {
    const { place, one, other } = await gaveTwice();
    expect((await list(place)).items).toHaveLength(2);
    await mergedInto(place, one.guest.id, other.guest.id);
    const { items, ...sums } = await list(place);
    expect(items).toMatchObject([{ total: 2200, thanked: false, received: [{}, {}] }]);
    expect(sums).toMatchObject({ total: 1 });
    const { events } = (await world.organiser.call('listGiversByEvent', {})).data;
    expect(events.find(({ _id }) => _id === place.eventId)).toMatchObject({ giverCount: 1, toThank: 1 });
  });

  it('who were thanked for one part alone are still to be thanked for the other, then for nothing', async () => {
    const { place, one, other } = await gaveTwice();
    expect((await noteInPerson(place, other.giver)).status).toBe(200);
    await mergedInto(place, one.guest.id, other.guest.id);
    const [before] = (await list(place, 'to-thank')).items;
    if (!before) throw new Error('Nobody is to be thanked');
    expect(before).toMatchObject({ thanked: false, total: 2200 });
    expect((await noteInPerson(place, before)).status).toBe(200);
    expect((await list(place, 'to-thank')).items).toEqual([]);
    expect((await undo(place, before)).status).toBe(200);
    expect((await list(place, 'to-thank')).items).toMatchObject([{ thanked: false }]);
  });

  it('stay thanked when a third guest joins them, who is not', async () => {
    const { place, one, other } = await gaveTwice();
    await mergedInto(place, one.guest.id, other.guest.id);
    const [both] = (await list(place)).items;
    if (!both) throw new Error('Nobody gave');
    expect((await noteInPerson(place, both)).status).toBe(200);
    const third = await gaveByLink({ first_name: 'Leelavati' }, { place });
    await mergedInto(place, third.guest.id, one.guest.id);
    const [all] = (await list(place)).items;
    expect(all).toMatchObject({ total: 3300, thanked: false });
    if (!all) throw new Error('Nobody gave');
    // thanks for what the third gave alone
    const form = { way: 'in_person' as const, upTo: all.latest, requestId: newId() };
    const params = { eventId: place.eventId, giverId: all._id };
    expect((await world.organiser.call('thankGiver', { params, body: form })).status).toBe(200);
    expect((await list(place)).items).toMatchObject([{ thanked: true }]);
  });

  it('are two again once one has an account: what came from the other’s address is not the account’s', async () => {
    const { place, one, other } = await gaveTwice();
    await mergedInto(place, one.guest.id, other.guest.id);
    const leela = await world.api.signIn({ email: one.email, firstName: 'Leela' });
    const address = { userId: leela.userId, email: one.email, isWayIn: true };
    await ctx()
      .db.transaction()
      .execute((tx) => linkInvitationsToUser(ctx())(tx, address));
    const items = (await list(place)).items.map(({ _id, total }) => [_id === leela.userId, total]);
    expect(items.sort()).toEqual([
      [false, 1100],
      [true, 1100],
    ]);
  });
});
