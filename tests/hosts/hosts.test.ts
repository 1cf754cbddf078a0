import { ownAddress } from '#tests/setup/address-owners.ts';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contract/common/durations.ts';
import type { HostRole } from '#contract/common/host-roles.ts';
import { pauseEnd } from '#backend/messaging/sending/pauses.ts';
import { invitedLately } from '#messages/hosts/en.ts';
import * as eventWords from '#messages/events/en.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let owner: Caller;
let eventId: string;
const now = () => t.backend.ctx.now().getTime();

beforeAll(async () => {
  owner = await t.signIn({ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' });
});
beforeEach(async () => {
  t.setNow();
  await t.backend.ctx.db.deleteFrom('rate_limits').execute();
  eventId = await addEvent(t.backend.ctx, owner.userId);
});

const invite = (email: string, role: HostRole = 'editor', by = owner) =>
  by.call('inviteHost', { params: { eventId }, body: { email, role } });
const hosts = async () => (await owner.call('listHosts', { params: { eventId } })).data.hosts;
const accept = (person: Caller, token: string) => person.call('acceptHostInvitation', { params: { token } });
const helps = (person: Caller) => person.call('getEditableEvent', { params: { eventId } });
/** Somebody new who helps with the event. */
async function helper(role: HostRole, person: Parameters<typeof t.signIn>[0] = {}) {
  const caller = await t.signIn(person);
  const hostId = await addHost(t.backend.ctx, eventId, { email: caller.email, role, userId: caller.userId });
  return { caller, hostId };
}
const newsOf = async (person: Caller) =>
  (await person.call('getNotifications', { query: {} })).data.notifications;

describe('inviting', () => {
  test('takes an address and a role, and says the same whether somebody has an account there', async () => {
    const kavya = await t.signIn({ email: 'kavya@example.in' });
    const known = await invite('  KAVYA@example.in ', 'viewer');
    const unknown = await invite('nobody@example.in', 'viewer');
    expect([known.status, unknown.status]).toEqual([201, 201]);
    const shape = ({ data }: typeof known) =>
      JSON.stringify({ ...data, host: { ...data.host, _id: '', invitedAt: '', expiresAt: '' } }).replace(
        /kavya|nobody/g,
        'x',
      );
    expect(shape(known)).toBe(shape(unknown));
    expect(known.data.host).toMatchObject({
      email: 'kavya@example.in',
      name: '',
      role: 'viewer',
      state: 'waiting',
      mail: 'queued',
    });
    expect(known.data.message).toBe('kavya@example.in is invited. The e-mail with the link is on its way.');
    // whoever has an account reads it there, too
    expect(await newsOf(kavya)).toMatchObject([
      {
        type: 'co_host',
        title: 'Asha Rao asks you to help with Meera weds Rohan',
        path: `/co-host/${known.data.host._id}`,
        sentViaEmail: true,
      },
    ]);
    // nobody helps before they accept
    expect((await helps(kavya)).status).toBe(404);
  });

  test('refuses what is no address, no role, one’s own address, and whoever is on the list', async () => {
    expect((await invite('kavya')).error.details).toHaveProperty('email');
    expect((await invite('k@example.in', 'owner' as never)).error.details).toEqual({
      role: ['Choose whether they can change things or only see them.'],
    });
    expect((await invite('asha@example.in')).error.message).toBe(
      'This is your own address: the event is already yours.',
    );
    await invite('k@example.in');
    const again = await invite('K@example.in', 'viewer');
    expect(again).toMatchObject({
      status: 409,
      error: { code: 'invited_already', details: { email: [again.error.message] } },
    });
    expect(await hosts()).toMatchObject([{ email: 'k@example.in', role: 'editor' }]);
  });

  test('stops at ten, also when eleven arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 11 }, (_, index) => invite(`k${index}@example.in`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('too_many_hosts');
    expect(await hosts()).toHaveLength(10);
  });

  test('sends at most 30 mails an hour, and none for a cancelled event', async () => {
    const [first] = [(await invite('k@example.in')).data.host];
    const again = () => owner.call('resendHostInvitation', { params: { eventId, hostId: first._id } });
    for (let index = 1; index < 30; index += 1) {
      const { data, status } = await invite(`k${index}@example.in`);
      expect(status).toBe(201);
      await owner.call('removeHost', { params: { eventId, hostId: data.host._id } });
    }
    expect((await again()).status).toBe(429);
    await t.backend.ctx.db.deleteFrom('rate_limits').execute();
    await owner.call('cancelEvent', { params: { eventId } });
    expect((await again()).error.message).toBe(eventWords.cancelledAlready);
    expect((await invite('other@example.in')).status).toBe(409);
  });
});

test('an address is written to again at once, then after ten minutes, also when it was removed between', async () => {
  const start = new Date();
  t.setNow(start);
  try {
    const first = (await invite('k@example.in')).data.host;
    const again = (hostId: string) => owner.call('resendHostInvitation', { params: { eventId, hostId } });
    expect((await again(first._id)).status).toBe(200);
    const refused = await again(first._id);
    expect(refused).toMatchObject({
      status: 429,
      error: { message: invitedLately('k@example.in', pauseEnd(new Date(start.getTime() + 10 * 60_000))) },
    });
    await owner.call('removeHost', { params: { eventId, hostId: first._id } });
    expect((await invite('k@example.in')).status).toBe(429);
    expect((await invite('other@example.in')).status).toBe(201);
    t.setNow(new Date(start.getTime() + 10 * 60_000));
    const { data, status } = await invite('k@example.in');
    expect(status).toBe(201);
    expect((await again(data.host._id)).status).toBe(429);
  } finally {
    t.setNow();
  }
});

describe('accepting', () => {
  test('makes the person a co-host, once, and tells the owner', async () => {
    const kavya = await t.signIn({ firstName: 'Kavya', lastName: 'Iyer', email: 'kavya.accepts@example.in' });
    const { host } = (await invite(kavya.email)).data;
    expect((await kavya.call('getHostInvitation', { params: { token: host._id } })).data).toMatchObject({
      eventName: 'Meera weds Rohan',
      ownerName: 'Asha Rao',
      role: 'editor',
      state: 'open',
      viewer: 'invited',
    });
    for (let time = 0; time < 2; time += 1) {
      expect((await accept(kavya, host._id)).data).toEqual({
        eventId,
        role: 'editor',
        message: 'You now help with Meera weds Rohan as an editor.',
      });
    }
    expect((await helps(kavya)).data).toMatchObject({ role: 'editor', organiserName: 'Asha Rao' });
    expect(await hosts()).toMatchObject([{ name: 'Kavya Iyer', state: 'accepted' }]);
    const news = (await newsOf(owner)).filter(({ path }) => path === `/event/${eventId}/hosts`);
    expect(news).toMatchObject([
      { title: 'Kavya Iyer is helping you with Meera weds Rohan', sentViaEmail: false },
    ]);
    expect((await kavya.call('getHostInvitation', { params: { token: host._id } })).data).toMatchObject({
      state: 'accepted',
      viewer: 'host',
      eventId,
    });
  });

  test('is for the address invited, not for whoever has the link', async () => {
    const { newHostToken } = await import('#backend/events/hosts/token.ts');
    const { host } = (await invite('meant@example.in')).data;
    const token = newHostToken(t.backend.ctx.env.SESSION_SECRET, host._id);
    const other = await t.signIn({ email: 'other.person@example.in' });
    // with the mail's link they read what it is about, and no address
    const seen = await other.call('getHostInvitation', { params: { token } });
    expect(seen.data).toMatchObject({ viewer: 'other', state: 'open' });
    expect(JSON.stringify(seen.data)).not.toContain('meant@');
    expect((await t.visitor.call('getHostInvitation', { params: { token } })).data).toMatchObject({
      viewer: 'visitor',
    });
    expect(await accept(other, token)).toMatchObject({
      status: 403,
      error: { message: expect.stringContaining('a different e-mail address') as string },
    });
    expect((await accept(t.visitor, token)).status).toBe(401);
    // an address in the profile proves nothing
    await t.backend.ctx.db
      .updateTable('users')
      .set({ email: 'meant@example.in' })
      .where('id', '=', other.userId)
      .execute();
    expect((await accept(other, token)).status).toBe(403);
    // without the link there is nothing to be found, nor with one that was made up
    for (const wrong of [host._id, `${host._id}.made-up`, `${token}.more`, `.${token}`, 'x']) {
      expect((await other.call('getHostInvitation', { params: { token: wrong } })).status, wrong).toBe(404);
      expect((await accept(other, wrong)).status, wrong).toBe(404);
    }
    expect((await accept(owner, token)).status).toBe(409);
    expect((await hosts())[0]?.state).toBe('waiting');
  });

  test('ends after 14 days, until it is sent again', async () => {
    const kavya = await t.signIn({ email: 'kavya.late@example.in' });
    const { host } = (await invite(kavya.email)).data;
    expect(Date.parse(host.expiresAt) - Date.parse(host.invitedAt)).toBe(14 * DAY_MS);
    const later = now() + 14 * DAY_MS + 1000;
    await t.backend.ctx.db
      .updateTable('sessions')
      .set({ expires_at: new Date(later + DAY_MS), created_at: new Date(later) })
      .execute();
    t.setNow(new Date(later));
    expect(await accept(kavya, host._id)).toMatchObject({ status: 409, error: { code: 'expired' } });
    expect((await hosts())[0]).toMatchObject({ state: 'expired' });
    const again = await owner.call('resendHostInvitation', { params: { eventId, hostId: host._id } });
    expect(again.data).toMatchObject({
      host: { state: 'waiting' },
      message: 'The invitation is on its way to kavya.late@example.in again.',
    });
    expect((await accept(kavya, host._id)).status).toBe(200);
    expect((await owner.call('resendHostInvitation', { params: { eventId, hostId: host._id } })).status).toBe(
      409,
    );
  });

  test('is over when the invitation is taken back', async () => {
    const kavya = await t.signIn({ email: 'kavya.back@example.in' });
    const { host } = (await invite(kavya.email)).data;
    expect((await owner.call('removeHost', { params: { eventId, hostId: host._id } })).data.message).toBe(
      'The invitation to kavya.back@example.in has been taken back.',
    );
    expect((await accept(kavya, host._id)).status).toBe(404);
    expect((await owner.call('removeHost', { params: { eventId, hostId: host._id } })).status).toBe(404);
    expect(
      (
        await owner.call('changeHostRole', {
          params: { eventId, hostId: host._id },
          body: { role: 'viewer' },
        })
      ).status,
    ).toBe(404);
  });
});

describe('a role', () => {
  test('can be changed, and counts from the next request on', async () => {
    const { caller, hostId } = await helper('viewer', { firstName: 'Kavya', lastName: 'Iyer' });
    const add = () =>
      caller.call('addQuestion', { params: { eventId }, body: { kind: 'text', text: 'Which train?' } });
    expect(await add()).toMatchObject({
      status: 403,
      error: {
        code: 'host_role',
        message:
          'You help with this event as a viewer: you can see what hosts see, but not change it. Ask Asha Rao if you need to do more.',
      },
    });
    const change = (role: HostRole) =>
      owner.call('changeHostRole', { params: { eventId, hostId }, body: { role } });
    expect((await change('editor')).data).toMatchObject({
      host: { role: 'editor' },
      message: 'Kavya Iyer now helps as an editor.',
    });
    expect((await add()).status).toBe(201);
    expect((await newsOf(caller)).map(({ title }) => title)).toEqual([
      'You now help with Meera weds Rohan as an editor',
    ]);
    await change('viewer');
    expect((await add()).status).toBe(403);
  });

  test('of an editor leaves money, the other hosts and cancelling to the owner', async () => {
    const { caller } = await helper('editor');
    expect((await caller.call('cancelEvent', { params: { eventId } })).error).toMatchObject({
      code: 'host_role',
      message: 'Only Asha Rao, whose event this is, can do that.',
    });
    expect((await caller.call('getRefundPreview', { params: { eventId } })).status).toBe(403);
    expect((await invite('friend@example.in', 'editor', caller)).status).toBe(403);
  });

  test('ends at once when the owner removes the person, and when they leave', async () => {
    const removed = await helper('editor', { firstName: 'Kavya', lastName: 'Iyer' });
    expect((await helps(removed.caller)).status).toBe(200);
    expect(
      (await owner.call('removeHost', { params: { eventId, hostId: removed.hostId } })).data.message,
    ).toBe('Kavya Iyer can no longer open the host pages.');
    expect((await helps(removed.caller)).status).toBe(404);
    expect((await removed.caller.call('listGuests', { params: { eventId }, query: {} })).status).toBe(404);

    const leaving = await helper('viewer', { firstName: 'Ravi', lastName: 'Nair' });
    expect((await leaving.caller.call('leaveEvent', { params: { eventId } })).data.message).toBe(
      'You are no longer helping with this event.',
    );
    expect((await helps(leaving.caller)).status).toBe(404);
    expect((await leaving.caller.call('leaveEvent', { params: { eventId } })).status).toBe(404);
    expect((await newsOf(owner)).map(({ title }) => title)).toContain(
      'Ravi Nair is no longer helping with Meera weds Rohan',
    );
    expect((await owner.call('leaveEvent', { params: { eventId } })).error.message).toBe(
      'The event is yours: you cannot leave it, only cancel it.',
    );
  });

  test('is one, whoever accepts under two addresses', async () => {
    const { caller } = await helper('viewer');
    const { host } = (await invite('second@example.in', 'editor')).data;
    await ownAddress(t.backend.ctx.db, caller.userId, 'second@example.in');
    expect((await accept(caller, host._id)).status).toBe(200);
    expect(await hosts()).toMatchObject([{ email: 'second@example.in', role: 'editor', state: 'accepted' }]);
    expect((await helps(caller)).data.role).toBe('editor');
  });
});

describe('a co-host', () => {
  test('finds the event among those organised, marked, and not among the owner’s numbers', async () => {
    const { caller } = await helper('viewer');
    const list = (await caller.call('listOrganisedEvents', { query: {} })).data;
    expect(list).toMatchObject({
      total: 1,
      items: [{ _id: eventId, helping: { role: 'viewer', organiserName: 'Asha Rao' } }],
    });
    expect(
      (await owner.call('listOrganisedEvents', { query: {} })).data.items.find(({ _id }) => _id === eventId)
        ?.helping,
    ).toBeUndefined();
    expect((await caller.call('getEventStats', {})).data).toMatchObject({
      eventsOrganized: 0,
      guestsInvited: 0,
    });
    expect((await caller.call('getMyEvents', {})).data.createdEvents).toEqual([]);
  });

  test('who is a guest, too, is shown as a host with their own answer, which they give themselves', async () => {
    const { caller } = await helper('viewer', { email: 'both@example.in' });
    const guest = await addGuest(t.backend.ctx, eventId, {
      first_name: 'Kavya',
      email: 'both@example.in',
      user_id: caller.userId,
    });
    const seen = (await caller.call('getEvent', { params: { eventId }, query: {} })).data.viewer;
    expect(seen).toMatchObject({ relation: 'viewer', guest: { _id: guest.id, reply: { rsvp: 'pending' } } });
    expect(
      (await caller.call('setRsvp', { params: { eventId, guestId: guest.id }, body: { rsvp: 'yes' } })).data
        .reply,
    ).toMatchObject({ rsvp: 'yes', rsvpSource: 'manual' });
    // a viewer answers for nobody else
    const other = await addGuest(t.backend.ctx, eventId, { first_name: 'Ravi' });
    expect(
      (await caller.call('setRsvp', { params: { eventId, guestId: other.id }, body: { rsvp: 'yes' } })).error
        .code,
    ).toBe('host_role');
    // by the personal link they are the guest alone, as on anybody's phone
    const byLink = await caller.call('getEvent', {
      params: { eventId },
      query: { guest: guest.id, key: guest.key },
    });
    expect(byLink.data.viewer).toMatchObject({ relation: 'guest' });
  });

  test('who edits records answers, and reads in the app what guests answer; a viewer is not told', async () => {
    const editor = await helper('editor');
    const viewer = await helper('viewer');
    const guest = await addGuest(t.backend.ctx, eventId, { first_name: 'Ravi' });
    const place = { params: { eventId, guestId: guest.id } };
    expect((await editor.caller.call('setRsvp', { ...place, body: { rsvp: 'no' } })).data).toMatchObject({
      message: 'Recorded: Ravi Nair cannot come.',
      reply: { rsvpSource: 'host' },
    });
    expect(await newsOf(editor.caller)).toEqual([]);
    await t.visitor.call('setRsvp', { ...place, body: { rsvp: 'yes', key: guest.key } });
    expect(await newsOf(editor.caller)).toMatchObject([
      { type: 'rsvp_yes', path: `/event/${eventId}/invite/guests/${guest.id}` },
    ]);
    expect(await newsOf(viewer.caller)).toEqual([]);
    const rows = await t.backend.ctx.db
      .selectFrom('notifications')
      .select(['user_id', 'email'])
      .where('path', '=', `/event/${eventId}/invite/guests/${guest.id}`)
      .execute();
    expect(rows.toSorted((a, b) => a.email.localeCompare(b.email))).toEqual([
      { user_id: editor.caller.userId, email: 'none' },
      { user_id: owner.userId, email: 'waiting' },
    ]);
  });

  test('goes by the owner’s plan', async () => {
    const { caller } = await helper('editor', { plan: 'professional' });
    const invitees = Array.from({ length: 101 }, (_, index) => ({
      firstName: `Guest ${index}`,
      email: `guest${index}@example.in`,
    }));
    expect(
      (await caller.call('addInvitees', { params: { eventId }, body: { newGuests: invitees } })).error,
    ).toMatchObject({ code: 'plan_limit' });
    expect((await caller.call('remindNow', { params: { eventId } })).error).toMatchObject({
      code: 'plan_limit',
    });
  });

  test('may give toward a gift, and reads who gives, but how much only of themselves', async () => {
    const { caller } = await helper('editor');
    const form = new FormData();
    form.set('name', 'Pressure cooker');
    form.set('price', '1250');
    const { gift } = (await caller.call('addGift', { params: { eventId }, form })).data;
    const place = { params: { eventId, giftId: gift._id } };
    const friend = await t.signIn({ firstName: 'Zubin' });
    await friend.call('enableCollaboration', place);
    await friend.call('joinCollaboration', { ...place, body: { contributionAmount: 0 } });
    const seen = await caller.call('getWishlist', { params: { eventId }, query: {} });
    expect(seen.data.flatMap(({ items }) => items)).toMatchObject([
      { collaboratorCount: 1, collaborators: [{ user: { firstName: 'Zubin', email: friend.email } }] },
    ]);
    const amounts = (gifts: readonly { collaborators: readonly { contributionAmount: number | null }[] }[]) =>
      gifts.flatMap(({ collaborators }) => collaborators.map(({ contributionAmount }) => contributionAmount));
    expect(amounts(seen.data.flatMap(({ items }) => items))).toEqual([null]);
    expect(
      (await owner.call('getWishlist', { params: { eventId }, query: {} })).data.flatMap(
        ({ items }) => items,
      ),
    ).toMatchObject([{ collaborators: [{ user: { firstName: 'Zubin' } }] }]);
    // an editor opens it to all, and then joins like anybody
    expect(
      (await caller.call('updateCollaboration', { ...place, body: { openToAll: true, closesOn: '' } })).data
        .gift.collaborators,
      // a stranger who gave nothing stands outside from then on
    ).toEqual([]);
    expect(
      (await caller.call('joinCollaboration', { ...place, body: { contributionAmount: 0 } })).status,
    ).toBe(200);
    expect(
      (await owner.call('joinCollaboration', { ...place, body: { contributionAmount: 0 } })).status,
    ).toBe(403);
  });
});

describe('pictures that a co-host puts in', () => {
  test('are the owner’s from then on, and stay when the co-host is gone', async () => {
    const { default: sharp } = await import('sharp');
    const { caller } = await helper('editor', { email: 'pictures@example.in' });
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a8124f' } })
      .png()
      .toBuffer();
    const upload = new FormData();
    upload.set('image', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'rani.png');
    const { image } = (await caller.call('uploadImage', { form: upload })).data;
    const form = new FormData();
    form.set('name', 'Lamp');
    form.set('price', '500');
    form.set('image', image._id);
    expect((await caller.call('addGift', { params: { eventId }, form })).data.gift.image?.url).toContain(
      image._id,
    );
    const chosen = await caller.call('chooseDesign', {
      params: { eventId },
      body: {
        template: 'mandap',
        title: '',
        backgroundColor: '#fff6e6',
        textColor: '#6e1230',
        includeDate: true,
        photo: image._id,
      },
    });
    expect(chosen.status).toBe(200);
    expect(
      (await caller.call('deleteAccount', { body: { confirmation: 'pictures@example.in' } })).status,
    ).toBe(200);
    expect(await hosts()).toEqual([]);
    expect((await t.visitor.fetch(`/events/images/${image._id}`)).status).toBe(200);
  });
});
