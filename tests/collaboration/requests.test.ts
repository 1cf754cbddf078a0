import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import * as notificationWords from '#messages/notifications/en.ts';
import { giveMoney } from '#tests/collaboration/given-money.ts';
import { useGivingWorld } from '#tests/collaboration/giving-world.ts';

const world = useGivingWorld();
/** As if everything asked so far had been asked that much earlier. */
const later = (time: '1 hour' | '25 hours') =>
  sql`update collaboration_requests set created_at = created_at - ${time}::interval`.execute(world.db);
const stranger = () => world.api.signIn({ firstName: 'Leela', lastName: 'Das' });

describe('asking to be let in', () => {
  it('a guest asks one who takes part; accepted, they join with the same call', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    expect((await world.join(guest, place)).status).toBe(403);

    const response = await world.ask(guest, place, world.giver, '  May I\n join? ');
    expect(response.data.message).toBe('Collaboration request sent successfully!');
    expect(response.data.request).toEqual({
      _id: expect.any(String),
      requesterId: { _id: guest.userId, firstName: 'Ravi', lastName: 'Menon', profilePicture: '' },
      targetUserId: { _id: world.giver.userId, firstName: 'Kabir', lastName: 'Sen', profilePicture: '' },
      giftId: place.giftId,
      giftName: 'A kettle',
      message: 'May I join?',
      status: 'pending',
      createdAt: expect.any(String),
    });
    expect((await world.join(guest, place)).status).toBe(403);

    const answer = await world.respond(world.giver, place, response.data.request._id, 'accepted');
    expect(answer.data).toMatchObject({
      message: 'Collaboration request accepted successfully!',
      request: { status: 'accepted' },
    });
    const joined = await world.join(guest, place);
    expect(joined.data.gift.collaborators.map(({ user }) => user.firstName)).toEqual(['Kabir', 'Ravi']);
  });

  it('rejected, they cannot join, and may ask again: three times a day', async () => {
    world.api.holdNow();
    const place = await world.gift();
    const guest = await world.guestOf(place);
    for (const time of [1, 2, 3]) {
      const response = await world.ask(guest, place, world.giver, `${time}`);
      expect(response.status).toBe(200);
      expect(
        (await world.respond(world.giver, place, response.data.request._id, 'rejected')).data.message,
      ).toBe('Collaboration request rejected successfully!');
    }
    expect((await world.join(guest, place)).status).toBe(403);
    const fourth = await world.ask(guest, place, world.giver);
    expect(fourth).toMatchObject({
      status: 429,
      error: {
        code: 'asked_often',
        message: 'You have asked this person several times today. Try again tomorrow.',
      },
    });
    // somebody else who takes part may still be asked
    const other = await world.guestOf(place);
    await world.db
      .insertInto('collaborators')
      .values({ gift_id: place.giftId, user_id: other.userId, choice_at: null })
      .execute();
    expect((await world.ask(guest, place, other)).status).toBe(200);
    await later('25 hours');
    expect((await world.ask(guest, place, world.giver)).status).toBe(200);
  });

  it('while one waits, the same request answers that one, with what was written last', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const first = await world.ask(guest, place, world.giver, 'May I join?');
    const again = await world.ask(guest, place, world.giver, 'Please!');
    expect(again).toMatchObject({
      status: 200,
      data: { request: { _id: first.data.request._id, message: 'Please!' } },
    });
    await world.ask(guest, place, world.giver, '');
    expect(await world.requests(guest, place)).toMatchObject([{ message: 'Please!' }]);
  });

  it('only one who takes part can be asked, and whoever cannot is answered alike', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const other = await world.guestOf(place, 'Tara');
    for (const target of [other, guest, { userId: 'no-such-person-000' }]) {
      expect(await world.ask(guest, place, target)).toMatchObject({
        status: 404,
        error: { message: 'You cannot ask this person about this gift.' },
      });
    }
    expect(await world.ask(world.organiser, place, world.giver)).toMatchObject({ status: 403 });
  });

  it('once accepted there is nothing left to ask', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const { data } = await world.ask(guest, place, world.giver);
    await world.respond(world.giver, place, data.request._id, 'accepted');
    expect(await world.ask(guest, place, world.giver)).toMatchObject({
      status: 409,
      error: { code: 'accepted_before' },
    });
  });

  it('not about a gift that is not given together, is not there or belongs to another event', async () => {
    const place = await world.gift({ enabled: false });
    const guest = await world.guestOf(place);
    expect(await world.ask(guest, place, world.giver)).toMatchObject({
      status: 409,
      error: { code: 'not_collaborative' },
    });
    expect((await world.ask(guest, { ...place, giftId: 'no-such-gift-00000' }, world.giver)).status).toBe(
      404,
    );
    expect(
      (await world.ask(guest, { ...(await world.gift()), eventId: place.eventId }, world.giver)).status,
    ).toBe(404);
  });

  it('a message holds 500 characters', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    expect(await world.ask(guest, place, world.giver, 'x'.repeat(501))).toMatchObject({
      status: 400,
      error: { details: { message: ['Use at most 500 characters.'] } },
    });
    // one fault, one sentence, however far beyond it is
    const far = await world.ask(guest, place, world.giver, 'x'.repeat(3_000));
    expect(far.error?.details).toEqual({ message: ['Use at most 500 characters.'] });
    expect((await world.ask(guest, place, world.giver, 'x'.repeat(500))).status).toBe(200);
  });

  it('nobody asks without end', async () => {
    world.api.holdNow();
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const statuses = [];
    for (let time = 0; time < 31; time += 1)
      statuses.push((await world.ask(guest, place, world.giver)).status);
    expect(statuses.indexOf(429)).toBe(30);
  });
});

describe('asking somebody to join', () => {
  it('one who takes part and is a guest asks a guest; accepted, the guest joins', async () => {
    const place = await world.gift({ joined: false });
    const [giver, guest] = [await world.guestOf(place, 'Tara'), await world.guestOf(place)];
    await world.join(giver, place);
    const response = await world.ask(giver, place, guest, 'Join us');
    expect(response.status).toBe(200);
    expect(await world.ask(guest, place, giver)).toMatchObject({
      status: 409,
      error: { message: 'This person has already asked you. Answer their request.' },
    });
    expect((await world.respond(guest, place, response.data.request._id, 'accepted')).status).toBe(200);
    expect((await world.join(guest, place)).status).toBe(200);
    expect((await world.ask(giver, place, guest)).status).toBe(200);
  });

  it('one who gives asks another one who does, who answers', async () => {
    const place = await world.gift();
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    const [meera, kabir] = [await world.guestOf(place, 'Meera'), await world.guestOf(place, 'Kabir')];
    for (const giver of [meera, kabir]) await world.join(giver, place);
    const { data, status } = await world.ask(meera, place, kabir, 'Shall we round it up?');
    expect(status).toBe(200);
    const titles = await world.db
      .selectFrom('notifications')
      .select('title')
      .where('user_id', '=', kabir.userId)
      .execute();
    expect(titles.map(({ title }) => title)).toContain(notificationWords.asksYouAboutGift('Meera Menon'));
    expect((await world.respond(kabir, place, data.request._id, 'accepted')).data.request.status).toBe(
      'accepted',
    );
  });

  it('what one who gives asks another one lets them in no second time', async () => {
    const place = await world.gift();
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    const [gita, tara] = [await world.guestOf(place, 'Gita'), await world.guestOf(place, 'Tara')];
    for (const giver of [gita, tara]) await world.join(giver, place);
    const { data } = await world.ask(gita, place, tara);
    expect((await world.respond(tara, place, data.request._id, 'accepted')).status).toBe(200);
    await world.db.deleteFrom('collaborators').where('user_id', '=', tara.userId).execute();
    await world.db.deleteFrom('guests').where('user_id', '=', tara.userId).execute();
    expect((await world.join(tara, place)).status).toBe(403);
  });

  it('one who gives another gift of the event can be asked; a guest only by a guest', async () => {
    const place = await world.gift();
    const [guest, elsewhere, outsider] = [await world.guestOf(place), await stranger(), await stranger()];
    const other = { eventId: place.eventId, giftId: await world.addGift(place.eventId) };
    await world.organiser.call('enableCollaboration', { params: other });
    await world.join(elsewhere, other);
    expect((await world.ask(world.giver, place, elsewhere)).status).toBe(200);
    // the giver is no guest, so they do not learn who is
    for (const target of [guest, outsider, world.organiser])
      expect((await world.ask(world.giver, place, target)).status).toBe(404);
  });

  it('accepting lets nobody in when the one who asked takes no part any more', async () => {
    const place = await world.gift({ joined: false });
    const [giver, guest] = [await world.guestOf(place, 'Tara'), await world.guestOf(place)];
    await world.join(giver, place);
    const { data } = await world.ask(giver, place, guest);
    await world.db.deleteFrom('collaborators').where('user_id', '=', giver.userId).execute();
    expect(await world.respond(guest, place, data.request._id, 'accepted')).toMatchObject({
      status: 409,
      error: { code: 'nobody_lets_in' },
    });
    expect((await world.respond(guest, place, data.request._id, 'rejected')).status).toBe(200);
  });
});

describe('answering', () => {
  it('only the one who was asked, and once', async () => {
    const place = await world.gift();
    const [guest, third] = [await world.guestOf(place), await world.guestOf(place, 'Tara')];
    const { _id } = (await world.ask(guest, place, world.giver)).data.request;
    expect(await world.respond(guest, place, _id, 'accepted')).toMatchObject({
      status: 403,
      error: { message: 'Only the person who was asked can answer this request.' },
    });
    for (const who of [third, world.organiser])
      expect((await world.respond(who, place, _id, 'accepted')).status).toBe(404);
    expect(
      (await world.respond(world.giver, { ...place, eventId: (await world.gift()).eventId }, _id, 'accepted'))
        .status,
    ).toBe(404);
    expect((await world.respond(world.giver, place, _id, 'maybe' as 'accepted')).status).toBe(400);
    expect((await world.respond(world.giver, place, _id, 'rejected')).status).toBe(200);
    expect(await world.respond(world.giver, place, _id, 'accepted')).toMatchObject({
      status: 409,
      error: { message: 'This request has already been rejected.' },
    });
    expect(await world.requests(guest, place)).toMatchObject([{ _id, status: 'rejected' }]);
  });

  it('nobody is let into a gift that is bought, nor one of a cancelled event; a refusal still reaches the other', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const { _id } = (await world.ask(guest, place, world.giver)).data.request;
    await world.db
      .updateTable('gifts')
      .set({ purchased_at: new Date() })
      .where('id', '=', place.giftId)
      .execute();
    expect(await world.respond(world.giver, place, _id, 'accepted')).toMatchObject({
      status: 409,
      error: { code: 'purchased' },
    });
    await world.db.updateTable('gifts').set({ purchased_at: null }).where('id', '=', place.giftId).execute();
    await world.db
      .updateTable('events')
      .set({ status: 'cancelled' })
      .where('id', '=', place.eventId)
      .execute();
    expect(await world.respond(world.giver, place, _id, 'accepted')).toMatchObject({
      status: 409,
      error: { code: 'event_cancelled' },
    });
    expect((await world.respond(world.giver, place, _id, 'rejected')).status).toBe(200);
  });
});

describe('the lists', () => {
  it('hold what one sent and what waits for one’s answer, nothing of others', async () => {
    const place = await world.gift();
    const [guest, third] = [await world.guestOf(place), await world.guestOf(place, 'Tara')];
    const sent = (await world.ask(guest, place, world.giver)).data.request;
    expect(await world.requests(guest, place)).toEqual([sent]);
    expect(await world.requests(world.giver, place)).toEqual([sent]);
    for (const who of [third, world.organiser]) expect(await world.requests(who, place)).toEqual([]);

    await world.respond(world.giver, place, sent._id, 'rejected');
    expect(await world.requests(guest, place)).toMatchObject([{ _id: sent._id, status: 'rejected' }]);
    expect(await world.requests(world.giver, place)).toEqual([]);
    await later('1 hour');
    const again = (await world.ask(guest, place, world.giver)).data.request;
    expect((await world.requests(guest, place)).map(({ _id }) => _id)).toEqual([again._id, sent._id]);
  });

  it('of one gift leave out the others; a gift of another event is not there', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    const other = { eventId: place.eventId, giftId: await world.addGift(place.eventId) };
    const sent = (await world.ask(guest, place, world.giver)).data.request;
    const ofGift = (params: typeof place) => guest.call('listGiftCollaborationRequests', { params });
    expect((await ofGift(place)).data.requests).toEqual([sent]);
    expect((await ofGift(other)).data.requests).toEqual([]);
    expect((await ofGift({ ...place, eventId: (await world.gift()).eventId })).status).toBe(404);
  });

  it('do not name to a stranger whom they asked, until they have given something', async () => {
    const place = await world.gift();
    const asker = await stranger();
    const { data } = await world.ask(asker, place, world.giver);
    const nameless = { _id: world.giver.userId, firstName: '', lastName: '', profilePicture: '' };
    expect(data.request.targetUserId).toEqual(nameless);
    expect((await world.requests(asker, place))[0]?.targetUserId).toEqual(nameless);
    expect((await world.requests(world.giver, place))[0]).toMatchObject({
      requesterId: { firstName: 'Leela' },
      targetUserId: { firstName: 'Kabir' },
    });
    await world.respond(world.giver, place, data.request._id, 'accepted');
    await world.join(asker, place);
    expect((await world.requests(asker, place))[0]?.targetUserId).toEqual(nameless);
    await giveMoney(world.api.backend.ctx, place, asker, world.organiser);
    expect((await world.requests(asker, place))[0]?.targetUserId.firstName).toBe('Kabir');
  });

  it('tell no address and no phone', async () => {
    const place = await world.gift();
    const guest = await world.guestOf(place);
    await world.ask(guest, place, world.giver);
    for (const who of [guest, world.giver]) {
      const text = await (await who.fetch(`/events/${place.eventId}/collaboration-requests`)).text();
      expect(text).toContain('Ravi');
      expect(text).not.toMatch(/@|98111|98200/);
    }
  });
});

describe('a guest who was merely put on the list', () => {
  const tellings = (userId: string) =>
    world.db
      .selectFrom('notifications')
      .select(['type', 'email', 'whatsapp'])
      .where('user_id', '=', userId)
      .where('type', '=', 'collab_request')
      .execute();

  it('reads in the app that they are asked, and gets no mail with words of those who ask', async () => {
    const place = await world.gift();
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    const accomplice = await world.guestOf(place);
    await world.join(accomplice, place);
    const victim = await world.guestOf(place, 'Tara', 'Menon', { isWritten: false });
    expect((await world.ask(accomplice, place, victim, 'Send 500 rupees')).status).toBe(200);
    expect(await tellings(victim.userId)).toEqual([
      { type: 'collab_request', email: 'none', whatsapp: 'none' },
    ]);
  });

  it('is mailed once some mail about the event reached them, and not after they stopped that', async () => {
    const place = await world.gift();
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    const asker = await world.guestOf(place);
    await world.join(asker, place);
    const [reached, stopped] = [await world.guestOf(place, 'Tara'), await world.guestOf(place, 'Zoya')];
    const { email } = await world.db
      .selectFrom('guests')
      .select('email')
      .where('user_id', '=', stopped.userId)
      .executeTakeFirstOrThrow();
    await world.db.insertInto('unsubscribed_addresses').values({ email, event_id: '' }).execute();
    for (const each of [reached, stopped]) expect((await world.ask(asker, place, each)).status).toBe(200);
    expect((await tellings(reached.userId)).map(({ email: mail }) => mail)).toEqual(['waiting']);
    expect((await tellings(stopped.userId)).map(({ email: mail }) => mail)).toEqual(['none']);
  });

  it('is called as on the guest list, and shown without a picture', async () => {
    const place = await world.gift();
    await world.organiser.call('updateCollaboration', { params: place, body: { openToAll: true } });
    const asker = await world.guestOf(place);
    await world.join(asker, place);
    const victim = await world.guestOf(place, 'As Listed');
    await world.db
      .updateTable('users')
      .set({
        first_name: 'Own',
        last_name: 'Secretname',
        profile_picture: 'https://pictures.example/own.png',
      })
      .where('id', '=', victim.userId)
      .execute();
    const listed = { _id: victim.userId, firstName: 'As Listed', profilePicture: '' };
    const { data } = await asker.call('listCollaborationTargets', { params: place });
    const guests = data.targets.filter(({ relation }) => relation === 'guest');
    expect(guests.map(({ user }) => user)).toMatchObject([listed]);
    expect((await world.ask(asker, place, victim)).data.request.targetUserId).toMatchObject(listed);
  });
});
