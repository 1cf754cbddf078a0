import { beforeAll, describe, expect, test } from 'vitest';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import * as notificationWords from '#messages/notifications/en.ts';
import { eventForm, inDays } from '#tests/events/event-form.ts';
import { addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const [first, later] = [inDays(30), inDays(37)];
let host: Caller;

beforeAll(async () => {
  host = await t.signIn({ plan: 'professional' });
});

/** An event on the first day, and how to change it. */
async function addBirthday() {
  const { _id: eventId } = (await host.call('createEvent', { body: eventForm({ date: first }) })).data.event;
  let version = 1;
  const change = async (changes: Parameters<typeof eventForm>[0]) => {
    const body = { ...eventForm({ date: first, ...changes }), version };
    expect((await host.call('updateEvent', { params: { eventId }, body })).status).toBe(200);
    version += 1;
  };
  const guest = () => addGuest(t.backend.ctx, eventId, { with_family: true });
  const at = ({ id }: AddedGuest) => ({ eventId, guestId: id });
  const answer = ({ id, key }: AddedGuest, body: object) =>
    t.visitor.call('setRsvp', { params: { eventId, guestId: id }, body: { rsvp: 'yes', key, ...body } });
  const replyOf = async (guest: AddedGuest) =>
    (await host.call('getGuest', { params: at(guest) })).data.guest.reply;
  return { eventId, change, guest, at, answer, replyOf };
}

describe('a yes from before the date changed', () => {
  test('is marked for hosts and the guest, and one press confirms it with all that was answered', async () => {
    const { eventId, change, guest, at, answer, replyOf } = await addBirthday();
    const [comes, cannot] = [await guest(), await guest()];
    await answer(comes, { adults: 3, children: 1, note: 'No onions', names: 'Ila, Om' });
    await answer(cannot, { rsvp: 'no' });
    const before = await replyOf(comes);
    expect(before.dateChanged).toBe(false);
    await change({ date: later });

    const { items } = (await host.call('listGuests', { params: { eventId }, query: {} })).data;
    expect(items.map(({ reply }) => reply.dateChanged)).toEqual([true, false]);
    const found = await host.call('listGuests', { params: { eventId }, query: { status: 'date-changed' } });
    expect(found.data.items.map(({ _id }) => _id)).toEqual([comes.id]);
    expect(found.data.counts).toMatchObject({ confirmed: 1, dateChanged: 1 });
    const query = { guest: comes.id, key: comes.key };
    const page = await t.visitor.call('getEvent', { params: { eventId }, query });
    expect(page.data.viewer.guest?.reply).toEqual({ ...before, dateChanged: true });

    // what is required since does not hold it up
    const { _id: question } = (
      await host.call('addQuestion', {
        params: { eventId },
        body: { kind: 'text', text: 'Which train?', required: true, eachPerson: false, choices: [] },
      })
    ).data.question;
    expect((await answer(comes, { adults: 3, children: 1 })).error.details).toHaveProperty(
      `answers.${question}`,
    );
    const confirmed = await answer(comes, { unchanged: true, source: 'link', version: before.version });
    expect(confirmed.data).toMatchObject({
      message: replyWords.en.onTheList(4),
      reply: { ...before, rsvpSource: 'link', version: before.version + 1, dateChanged: false },
    });
    expect(await replyOf(comes)).toEqual(confirmed.data.reply);
    const left = await host.call('listGuests', { params: { eventId }, query: { status: 'date-changed' } });
    expect([left.data.items, left.data.counts.dateChanged]).toEqual([[], 0]);
    const { notifications } = (await host.call('getNotifications', { query: {} })).data;
    expect(notifications[0]?.message).toBe(
      notificationWords.partyOnNewDate(
        'Kabir turns five',
        notificationWords.party({ adults: 3, children: 1 }),
      ),
    );
    // nothing is left to confirm
    expect((await answer(comes, { unchanged: true, source: 'link' })).data.reply.version).toBe(2);
    expect((await host.call('getGuest', { params: at(cannot) })).data.guest.reply.version).toBe(1);
  });

  test('is none for another time or name, nor once the event is on its first day again', async () => {
    const { change, guest, answer, replyOf } = await addBirthday();
    const comes = await guest();
    await answer(comes, {});
    await change({ time: '18:00', eventName: 'Kabir is five' });
    expect((await replyOf(comes)).dateChanged).toBe(false);
    await change({ date: later });
    expect((await replyOf(comes)).dateChanged).toBe(true);
    await change({ date: first });
    expect((await replyOf(comes)).dateChanged).toBe(false);
  });

  test('is answered anew like any other, with the same words or by a host, too', async () => {
    const { eventId, change, guest, at, answer, replyOf } = await addBirthday();
    const [same, other, byHost] = [await guest(), await guest(), await guest()];
    for (const each of [same, other, byHost]) await answer(each, { adults: 2 });
    await change({ date: later });
    await answer(same, { adults: 2 });
    await answer(other, { rsvp: 'no' });
    await host.call('setRsvp', { params: at(byHost), body: { rsvp: 'yes', adults: 2 } });
    for (const each of [same, other, byHost])
      expect(await replyOf(each)).toMatchObject({ dateChanged: false, version: 2 });
    const { items } = (await host.call('listGuests', { params: { eventId }, query: {} })).data;
    expect(items.map(({ rsvp }) => rsvp)).toEqual(['yes', 'no', 'yes']);
  });

  test('stays one when hosts write a name otherwise or join two guests', async () => {
    const { eventId, change, guest, at, answer, replyOf } = await addBirthday();
    const [comes, twin] = [await guest(), await guest()];
    const rename = (household: { _id?: string; name: string; child: boolean }[]) =>
      host.call('updateGuest', {
        params: at(comes),
        body: { firstName: 'Priya', lastName: 'Nair', household },
      });
    const named = await rename([{ name: 'Priya', child: false }]);
    const { _id = '' } = named.data.guest.household[0] ?? {};
    await answer(comes, { household: [{ _id, coming: true }] });
    await change({ date: later });
    await rename([{ _id, name: 'Priya Nair', child: false }]);
    expect(await replyOf(comes)).toMatchObject({ dateChanged: true, household: [{ name: 'Priya Nair' }] });

    const params = at(twin);
    const merge = await host.call('getGuestMerge', { params, query: { with: comes.id } });
    expect(merge.data.result.reply).toMatchObject({ rsvp: 'yes', dateChanged: true });
    const { version } = await replyOf(comes);
    await host.call('mergeGuests', { params, body: { with: comes.id, versions: [0, version] } });
    expect(await replyOf(twin)).toMatchObject({ rsvp: 'yes', dateChanged: true });
    expect((await host.call('getEvent', { params: { eventId }, query: {} })).status).toBe(200);
  });
});

describe('confirming is refused', () => {
  test('where there is no yes, and for an answer that changed since', async () => {
    const { change, guest, answer } = await addBirthday();
    const [silent, cannot, comes] = [await guest(), await guest(), await guest()];
    await answer(cannot, { rsvp: 'no' });
    await answer(comes, {});
    await change({ date: later });
    for (const [each, version] of [
      [silent, undefined],
      [cannot, undefined],
      [comes, 0],
    ] as const)
      expect(await answer(each, { unchanged: true, version })).toMatchObject({
        status: 409,
        error: { code: 'answered_elsewhere' },
      });
  });

  test('to whoever is not the guest, and once the event is cancelled', async () => {
    const { eventId, change, guest, at, answer, replyOf } = await addBirthday();
    const comes = await guest();
    await answer(comes, {});
    await change({ date: later });
    const body = { rsvp: 'yes', unchanged: true } as const;
    const stranger = await t.signIn();
    expect((await t.visitor.call('setRsvp', { params: at(comes), body })).status).toBe(401);
    expect((await stranger.call('setRsvp', { params: at(comes), body })).status).toBe(403);
    expect((await replyOf(comes)).dateChanged).toBe(true);
    await host.call('cancelEvent', { params: { eventId } });
    expect((await answer(comes, body)).error.code).toBe('event_cancelled');
  });
});
