import { describe, expect, it } from 'vitest';
import { useGivingWorld, type Place } from '#tests/collaboration/giving-world.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { doorSteps } from '#tests/collaboration/door-steps.ts';
import type { Caller } from '#tests/setup/test-backend.ts';

/* What strangers arranged before an organiser answered, or a guest came, lets nobody in afterwards (docs/decisions/0094). */
const world = useGivingWorld();
const steps = doorSteps(world);

/** A gift that a stranger let be given together, with ₹100 of theirs. */
async function begun() {
  const place = await world.gift({ enabled: false });
  const stranger = await world.api.signIn({ firstName: 'Mallory' });
  await steps.enable(stranger, place);
  const paid = await steps.begin(stranger, place);
  await steps.arrive(paid);
  return { place, stranger, paid };
}

async function staysOut(who: Caller, place: Place) {
  expect((await world.join(who, place)).status).toBe(403);
  expect((await steps.buy(who, place)).status).toBe(403);
  const seen = await steps.see(who, place);
  expect(seen).not.toHaveProperty('mayJoin');
  expect(seen.collaborators.filter(({ user }) => user._id !== who.userId)).toEqual([]);
}

describe('two strangers of whom one let the other in', () => {
  it.each(['a rupee that comes late', 'a refund that fails'])(
    'stay outside after the yes, whatever %s brings',
    async (what) => {
      const { place, stranger, paid } = await begun();
      const late = await steps.begin(stranger, place);
      const other = await world.api.signIn({ firstName: 'Trudy' });
      expect((await steps.admitGiver(other, place, stranger)).status).toBe(200);
      await steps.withdraw(paid);
      await steps.answer(place, true);
      const guest = await world.guestOf(place, 'Leela', 'Das');
      await steps.arrive(await steps.begin(guest, place));
      if (what === 'a refund that fails') await steps.fail(paid);
      else await steps.arrive(late);
      for (const who of [stranger, other]) await staysOut(who, place);
      expect((await world.join(await world.guestOf(place), place)).status).toBe(200);
    },
  );

  it('stay outside once a guest gives: only the word of a guest or a host counts, and that holds', async () => {
    const { place, stranger } = await begun();
    const [early, late] = [await world.api.signIn(), await world.api.signIn()];
    expect((await steps.admitGiver(early, place, stranger)).status).toBe(200);
    const response = await world.ask(late, place, stranger);
    const guest = await world.guestOf(place, 'Leela', 'Das');
    expect((await steps.admitGiver(guest, place, stranger)).status).toBe(200);
    await world.join(guest, place);
    expect(await world.respond(stranger, place, response.data.request._id, 'accepted')).toMatchObject({
      status: 409,
      error: { code: 'nobody_lets_in' },
    });
    for (const who of [early, late]) await staysOut(who, place);
    expect((await steps.admitGiver(early, place, guest)).status).toBe(200);
    await steps.answer(place, false);
    expect((await world.join(early, place)).status).toBe(200);
  });
});

describe('a guest who accepts the invitation of a stranger', () => {
  const invited = async () => {
    const { place, stranger, paid } = await begun();
    const guest = await world.guestOf(place, 'Priya', 'Rao');
    const other = { ...place, giftId: await world.addGift(place.eventId) };
    await steps.enable(guest, other);
    await world.join(guest, other);
    const { data } = await world.ask(stranger, place, guest);
    return { place, stranger, paid, guest, id: data.request._id };
  };

  it.each(['yes', 'a guest'])('lets nobody in who invited them, after %s', async (what) => {
    const { place, stranger, paid, guest, id } = await invited();
    expect((await world.respond(guest, place, id, 'accepted')).status).toBe(200);
    await steps.withdraw(paid);
    if (what === 'yes') await steps.answer(place, true);
    await world.join(await world.guestOf(place, 'Ravi'), place);
    await staysOut(stranger, place);
  });

  it('nor when they give it by then, and whoever invited them does not any more', async () => {
    const { place, stranger, paid, guest, id } = await invited();
    await steps.withdraw(paid);
    await world.join(guest, place);
    expect(await world.respond(guest, place, id, 'accepted')).toMatchObject({
      status: 409,
      error: { code: 'nobody_lets_in' },
    });
    await staysOut(stranger, place);
  });
});

describe('a purchase that a host takes back where guests give together', () => {
  it.each(['the organiser bought', 'a stranger bought', 'a guest with money in it'])(
    'leaves the gift open to guests: %s',
    async (what) => {
      const place = await world.gift({ enabled: false });
      const giver =
        what === 'a guest with money in it' ? await world.guestOf(place) : await world.api.signIn();
      await steps.enable(giver, place);
      await steps.arrive(await steps.begin(giver, place));
      await steps.buy(what === 'a stranger bought' ? giver : world.organiser, place);
      await steps.answer(place, true);
      await steps.undo(place);
      expect(await steps.see(world.organiser, place)).toMatchObject({ openToAll: true });
      expect((await world.join(await world.guestOf(place, 'Tara'), place)).status).toBe(200);
      expect((await world.join(await world.api.signIn(), place)).status).toBe(403);
    },
  );
});

describe('a gift in which a host had a hand', () => {
  const editorOf = async (place: Place) => {
    const editor = await world.api.signIn();
    await addHost(world.api.backend.ctx, place.eventId, { ...editor, role: 'editor' });
    return editor;
  };

  it.each(['an editor who is none any more', 'a last day', 'opened and shut again'])(
    'is not what strangers alone began: %s',
    async (what) => {
      const place = await world.gift({ enabled: false });
      const editor = await editorOf(place);
      await steps.enable(what.startsWith('an editor') ? editor : await world.api.signIn(), place);
      if (what === 'a last day')
        await editor.call('updateCollaboration', { params: place, body: { closesOn: '2100-01-10' } });
      if (what === 'opened and shut again') for (const is of [true, false]) await steps.open(place, is);
      await world.db.deleteFrom('event_hosts').where('user_id', '=', editor.userId).execute();
      const guest = await world.guestOf(place);
      expect(await steps.see(guest, place)).not.toHaveProperty('mayBring');
      expect(await steps.claim(guest, place)).toMatchObject({
        status: 409,
        error: { code: 'given_together' },
      });
      await steps.answer(place, false);
      expect(await steps.see(guest, place)).toMatchObject({ isCollaborative: true });
    },
  );
});

describe('a claim that ended what a stranger began', () => {
  it('becomes no surprise in a second step, nor once it was taken back', async () => {
    const place = await world.gift({ enabled: false });
    await steps.enable(await world.api.signIn(), place);
    const guest = await world.guestOf(place);
    const noSurprise = { status: 409, error: { code: 'no_surprise' } };
    expect(await steps.claim(guest, place, true)).toMatchObject(noSurprise);
    expect((await steps.claim(guest, place)).status).toBe(200);
    expect(await steps.claim(guest, place, true)).toMatchObject(noSurprise);
    await steps.release(guest, place);
    expect(await steps.claim(guest, place, true)).toMatchObject(noSurprise);
  });
});
