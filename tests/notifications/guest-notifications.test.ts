import { ownAddress } from '#tests/setup/address-owners.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { statementsOf } from '#tests/setup/statements-of.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const api = useTestBackend();
let host: Caller;
let eventId: string;
const ctx = () => api.backend.ctx;

beforeAll(async () => {
  host = await api.signIn({ firstName: 'Asha', lastName: 'Rao', plan: 'professional' });
});
beforeEach(async () => {
  await ctx().db.deleteFrom('notifications').execute();
  await ctx().db.deleteFrom('rate_limits').execute();
  eventId = await addEvent(ctx(), host.userId, { event_name: 'Our wedding' });
});

/** What somebody was told, oldest first. */
const notificationsOf = async (who: Caller) =>
  (await who.call('getNotifications', { query: { limit: 100 } })).data.notifications.reverse();
const waiting = async (who: Caller) =>
  (
    await ctx().db.selectFrom('notifications').select('email').where('user_id', '=', who.userId).execute()
  ).map(({ email }) => email);

describe('a guest answers', () => {
  let guest: AddedGuest;
  const answer = (body: object, who = api.visitor) =>
    who.call('setRsvp', {
      params: { eventId, guestId: guest.id },
      body: { key: guest.key, ...body } as never,
    });
  const reset = (who = api.visitor) =>
    who.call('resetRsvp', { params: { eventId, guestId: guest.id }, body: { key: guest.key } });

  beforeEach(async () => {
    guest = await addGuest(ctx(), eventId, {
      first_name: 'Meera',
      last_name: 'Iyer',
      email: 'meera@example.in',
      phone: '+919820011111',
      with_family: true,
    });
  });

  it('yes: the organiser reads who, how many and the note, and goes to that guest', async () => {
    expect((await answer({ rsvp: 'yes', adults: 2, children: 1, note: 'We bring\n sweets.' })).status).toBe(
      200,
    );
    const [one, ...more] = await notificationsOf(host);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      type: 'rsvp_yes',
      title: 'Meera Iyer is coming',
      message: 'Our wedding: 2 adults and 1 child. They write: “We bring sweets.”',
      path: `/event/${eventId}/invite/guests/${guest.id}`,
      read: false,
    });
  });

  it('no, after all', async () => {
    await answer({ rsvp: 'yes', adults: 2 });
    await answer({ rsvp: 'no', note: 'So sorry' });
    expect((await notificationsOf(host)).map(({ type, title, message }) => [type, title, message])).toEqual([
      ['rsvp_yes', 'Meera Iyer is coming', 'Our wedding: 2 people.'],
      [
        'rsvp_no',
        'Meera Iyer cannot come',
        'They declined the invitation to Our wedding. They had said yes for 2 people before. They write: “So sorry”',
      ],
    ]);
    await answer({ rsvp: 'yes', adults: 1 });
    expect((await notificationsOf(host)).at(-1)?.title).toBe('Meera Iyer is coming after all');
  });

  it('the same again: nothing new; with other heads: told again, without the note that was told', async () => {
    await answer({ rsvp: 'yes', adults: 2, note: 'Hurrah' });
    await answer({ rsvp: 'yes', adults: 2, note: 'Hurrah' });
    expect(await notificationsOf(host)).toHaveLength(1);
    await answer({ rsvp: 'yes', adults: 3, note: 'Hurrah' });
    expect((await notificationsOf(host)).at(-1)?.message).toBe('Our wedding: now 3 people.');
  });

  it('and takes it back, once', async () => {
    await reset();
    expect(await notificationsOf(host)).toEqual([]);
    await answer({ rsvp: 'yes', adults: 2 });
    await reset();
    await reset();
    expect((await notificationsOf(host)).map(({ type }) => type)).toEqual(['rsvp_yes', 'unrsvp']);
    expect((await notificationsOf(host)).at(-1)).toMatchObject({
      title: 'Meera Iyer took their answer back',
      message: 'Our wedding: their yes for 2 people no longer counts. We’ll tell you when they answer again.',
    });
  });

  it('also signed in, without a key', async () => {
    const meera = await api.signIn({ email: 'meera@example.in' });
    expect(
      (await meera.call('setRsvp', { params: { eventId, guestId: guest.id }, body: { rsvp: 'no' } })).status,
    ).toBe(200);
    expect((await notificationsOf(host)).map(({ type }) => type)).toEqual(['rsvp_no']);
    expect(await notificationsOf(meera)).toEqual([]);
  });

  it('but what the organiser records is not told', async () => {
    const params = { eventId, guestId: guest.id };
    expect((await host.call('setRsvp', { params, body: { rsvp: 'yes', adults: 1 } })).status).toBe(200);
    expect((await host.call('resetRsvp', { params, body: {} })).status).toBe(200);
    expect(await notificationsOf(host)).toEqual([]);
  });

  it('nor what was refused', async () => {
    expect((await answer({ rsvp: 'yes', adults: 400 })).status).toBe(400);
    expect(await notificationsOf(host)).toEqual([]);
  });

  it('a guest without a name is not named by address or number', async () => {
    guest = await addGuest(ctx(), eventId, {
      first_name: '',
      last_name: '',
      email: 'secret@example.in',
      phone: '+919820022222',
    });
    await answer({ rsvp: 'no' });
    const [one] = await notificationsOf(host);
    expect(one?.title).toBe('A guest cannot come');
    expect(JSON.stringify(one)).not.toMatch(/secret|98200/);
  });
});

describe('an invitation', () => {
  const invite = (newGuests: object[]) =>
    host.call('addInvitees', { params: { eventId }, body: { newGuests } });

  it('is told to a guest with an account, whose mail it is; to nobody else', async () => {
    const meera = await api.signIn({ firstName: 'Meera' });
    const other = await api.signIn({ firstName: 'Ravi' });
    await invite([
      { firstName: 'Meera', email: meera.email },
      { firstName: 'New', email: 'new-to-us@example.in' },
      { firstName: 'Me', email: host.email },
    ]);
    const [one, ...more] = await notificationsOf(meera);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      type: 'guest_invited',
      title: 'Asha Rao invites you to Our wedding',
      path: `/event/${eventId}`,
      sentViaEmail: true,
    });
    expect(one?.message).toMatch(
      /^It is on \w+, \d+ \w+ \d{4} at 7:30 pm: The Grand, Baner Road, Pune\. Please let them know whether you can come\.$/,
    );
    expect([await notificationsOf(other), await notificationsOf(host)]).toEqual([[], []]);
  });

  it('is told without a mail to one who wants none', async () => {
    const meera = await api.signIn();
    await ctx()
      .db.insertInto('unsubscribed_addresses')
      .values({ email: meera.email, event_id: eventId })
      .execute();
    await invite([{ firstName: 'Meera', email: meera.email }]);
    expect(await waiting(meera)).toEqual(['none']);
  });

  it('is told again when it is sent again', async () => {
    const meera = await api.signIn();
    await invite([{ firstName: 'Meera', email: meera.email }]);
    await ctx()
      .db.updateTable('deliveries')
      .set({ status: 'sent' })
      .where('event_id', '=', eventId)
      .execute();
    const { data } = await host.call('listGuests', { params: { eventId }, query: {} });
    await host.call('sendInvitations', { params: { eventId }, body: { guests: [data.items[0]?._id ?? ''] } });
    expect(await notificationsOf(meera)).toHaveLength(2);
  });

  it('a change of the event is told by its own mail alone', async () => {
    const meera = await api.signIn();
    await invite([{ firstName: 'Meera', email: meera.email }]);
    await ctx()
      .db.updateTable('deliveries')
      .set({ status: 'sent' })
      .where('event_id', '=', eventId)
      .execute();
    await host.call('cancelEvent', { params: { eventId }, body: {} } as never);
    expect(await notificationsOf(meera)).toHaveLength(1);
  });

  it('of hundreds takes as many statements as one of ten', async () => {
    const mark = newId().toLowerCase();
    async function people(howMany: number) {
      const rows = Array.from({ length: howMany }, (_, index) => ({
        id: `${mark}-${howMany}-${index}`,
        email: `${mark}-${howMany}-${index}@example.in`,
      }));
      await ctx()
        .db.insertInto('users')
        .values(
          rows.map(({ id, email }) => ({
            id,
            issuer: 'https://identity.example',
            subject: id,
            verified_email: email,
            email,
            first_name: 'U',
            last_name: 'X',
          })),
        )
        .execute();
      for (const { id, email } of rows) await ownAddress(ctx().db, id, email);
      return rows.map(({ email }) => ({ firstName: 'U', email }));
    }
    async function statements(guests: object[]): Promise<number> {
      const sent = await statementsOf(async () => {
        expect((await invite(guests)).status).toBe(200);
      });
      return sent.length;
    }
    const countInvited = async () =>
      (await ctx().db.selectFrom('notifications').select('id').where('type', '=', 'guest_invited').execute())
        .length;
    const few = await statements(await people(10));
    expect(await countInvited()).toBe(10);
    expect(few).toBeGreaterThan(5);
    expect(await statements(await people(400))).toBe(few);
    expect(await countInvited()).toBe(410);
  });
});
