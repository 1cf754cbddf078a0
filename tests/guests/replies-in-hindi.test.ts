import { beforeAll, describe, expect, test } from 'vitest';
import { unsubscribeToken } from '#backend/messaging/unsubscribe-token.ts';
import { errorEnvelope } from '#contract/common/errors.ts';
import { FAMILY_PARTY_LIMIT, rsvpOutcome } from '#contract/guests/replies.ts';
import * as errors from '#messages/errors/hi.ts';
import * as reply from '#messages/guests/reply/hi.ts';
import * as unsubscribing from '#messages/invitations/unsubscribe/hi.ts';
import { addEvent, addGuest, type AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let eventId: string;

beforeAll(async () => {
  eventId = await addEvent(t.backend.ctx, (await t.signIn()).userId);
});

const ctx = () => t.backend.ctx;
const HINDI = { 'Accept-Language': 'hi-IN,hi;q=0.9,en;q=0.5' };

interface Sent {
  guest: AddedGuest;
  body?: object;
  caller?: Caller;
  event?: string;
  call?: 'rsvp' | 'unrsvp';
  headers?: Record<string, string>;
}

/** What the API answers a browser that asks for Hindi first. */
function answerTo({
  guest,
  body = { rsvp: 'yes' },
  caller = t.visitor,
  event = eventId,
  call = 'rsvp',
  headers = HINDI,
}: Sent): Promise<Response> {
  return caller.fetch(`/events/${event}/guests/${guest.id}/${call}`, {
    method: 'PATCH',
    body: JSON.stringify({ key: guest.key, ...body }),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

async function refused(response: Response, status: number) {
  const error = errorEnvelope.parse(await response.json());
  expect([response.status, error.error]).toEqual([status, error.message]);
  return error;
}

describe('a reply is thanked for in Hindi', () => {
  test.each([
    [{ rsvp: 'yes', adults: 1 }, 'rsvp', 'धन्यवाद! आपका नाम मेहमानों में जुड़ गया है।'],
    [{ rsvp: 'yes', adults: 2, children: 1 }, 'rsvp', 'धन्यवाद! आप सभी 3 लोगों के नाम मेहमानों में जुड़ गए हैं।'],
    [{ rsvp: 'no' }, 'rsvp', reply.missed],
    [{}, 'unrsvp', reply.takenBack],
  ] as const)('%j', async (body, call, message) => {
    const guest = await addGuest(ctx(), eventId, { with_family: true });
    const answer = rsvpOutcome.parse(await (await answerTo({ guest, body, call })).json());
    expect(answer.message).toBe(message);
  });
});

describe('a reply is refused in Hindi', () => {
  const tooMany = reply.partyTooLarge(FAMILY_PARTY_LIMIT);
  test.each([
    [{ rsvp: 'yes', adults: 8, children: 5 }, { children: [tooMany] }],
    [{ rsvp: 'yes', adults: 11 }, { adults: [tooMany] }],
    [{ rsvp: 'yes', adults: 0 }, { adults: [reply.somebodyNeeded] }],
    [
      { rsvp: 'yes', adults: 100, children: -1 },
      { adults: [reply.partyNumber], children: [reply.partyNumber] },
    ],
    [{ rsvp: 'yes', adults: 'some' }, { adults: [reply.numberNeeded] }],
    [{ rsvp: 'yes', adults: 1.5 }, { adults: [reply.wholeNumberNeeded] }],
    [{ rsvp: 'maybe' }, { rsvp: [reply.chooseAnswer] }],
    [{ rsvp: 'yes', note: 'x'.repeat(501) }, { note: [reply.noteTooLong] }],
  ])('%j', async (body, details) => {
    const guest = await addGuest(ctx(), eventId, { with_family: true });
    const error = await refused(await answerTo({ guest, body }), 400);
    expect(error.details).toEqual(details);
    const [only, ...others] = new Set(Object.values(details).flat());
    expect(error.message).toBe(others.length === 0 ? only : errors.checkFields);
  });

  test('of somebody invited alone who brings more', async () => {
    const guest = await addGuest(ctx(), eventId);
    expect((await refused(await answerTo({ guest, body: { rsvp: 'yes', adults: 2 } }), 400)).message).toBe(
      'यह न्योता एक व्यक्ति के लिए है।',
    );
  });

  test('changed in another window', async () => {
    const guest = await addGuest(ctx(), eventId);
    await answerTo({ guest, body: { rsvp: 'yes', version: 0 } });
    for (const call of ['rsvp', 'unrsvp'] as const) {
      const error = await refused(await answerTo({ guest, call, body: { rsvp: 'no', version: 7 } }), 409);
      expect(error).toMatchObject({ code: 'answered_elsewhere', message: reply.answeredElsewhere });
    }
  });

  test('of an event that was cancelled, or is over', async () => {
    const { userId } = await t.signIn();
    const closed = [
      [await addEvent(ctx(), userId, { status: 'cancelled' }), reply.eventCancelled],
      [await addEvent(ctx(), userId, { date: '2026-01-10' }), reply.eventOver],
    ] as const;
    for (const [event, message] of closed) {
      const guest = await addGuest(ctx(), event);
      expect((await refused(await answerTo({ guest, event }), 409)).message).toBe(message);
    }
  });

  test('without the key, and by somebody who is no guest', async () => {
    const guest = await addGuest(ctx(), eventId);
    expect(
      (await refused(await answerTo({ guest, body: { rsvp: 'yes', key: 'x'.repeat(22) } }), 401)).message,
    ).toBe(errors.signInFirst);
    const stranger = await t.signIn();
    expect(
      (await refused(await answerTo({ guest, caller: stranger, body: { rsvp: 'yes', key: '' } }), 403))
        .message,
    ).toBe(reply.notAGuest);
  });

  test('from another site, and after too many tries', async () => {
    const guest = await addGuest(ctx(), eventId);
    const forged = await answerTo({ guest, headers: { ...HINDI, Origin: 'https://elsewhere.example' } });
    expect((await refused(forged, 403)).message).toBe(errors.forgery);
    t.setNow(new Date('2026-01-11T04:29:00Z'));
    try {
      for (let count = 0; count < 60; count += 1) expect((await answerTo({ guest })).status).toBe(200);
      expect((await refused(await answerTo({ guest }), 429)).message).toMatch(/ मिनट बाद फिर कोशिश करें।$/);
    } finally {
      t.setNow();
    }
  });
});

describe('the language', () => {
  test.each([
    ['en-IN,en;q=0.9,hi;q=0.8', 'This invitation is for one person.'],
    ['fr, hi;q=0.4', 'यह न्योता एक व्यक्ति के लिए है।'],
    ['hi;q=0, ta', 'This invitation is for one person.'],
    ['', 'This invitation is for one person.'],
  ])('of Accept-Language "%s"', async (header, message) => {
    const guest = await addGuest(ctx(), eventId);
    const error = await refused(
      await answerTo({ guest, body: { rsvp: 'yes', adults: 2 }, headers: { 'Accept-Language': header } }),
      400,
    );
    expect(error.message).toBe(message);
  });

  test('a guest answered in is kept; a refused answer, and the organiser’s, keep none', async () => {
    const languageOf = async ({ id }: AddedGuest) =>
      (await ctx().db.selectFrom('guests').select('language').where('id', '=', id).executeTakeFirstOrThrow())
        .language;
    const guest = await addGuest(ctx(), eventId);
    await answerTo({ guest, body: { rsvp: 'yes', adults: 5, language: 'hi' } });
    expect(await languageOf(guest)).toBeNull();
    await answerTo({ guest, body: { rsvp: 'yes', language: 'hi' } });
    expect(await languageOf(guest)).toBe('hi');

    const host = await t.signIn();
    const own = await addEvent(ctx(), host.userId);
    const recorded = await addGuest(ctx(), own);
    await answerTo({
      guest: recorded,
      event: own,
      caller: host,
      body: { rsvp: 'yes', key: undefined, language: 'hi' },
    });
    expect(await languageOf(recorded)).toBeNull();
  });
});

describe('ending mail in Hindi', () => {
  const end = (token: string, body = '') =>
    t.visitor.fetch(`/api/unsubscribe/${token}`, {
      method: 'POST',
      body,
      headers: { ...HINDI, 'Content-Type': 'application/x-www-form-urlencoded' },
    });

  test('says what was ended', async () => {
    const token = unsubscribeToken(ctx().env.SESSION_SECRET, { email: 'hindi@example.in', eventId });
    expect(await (await end(token)).json()).toEqual({ success: true, message: unsubscribing.doneForEvent });
    expect(await (await end(token, 'all=true')).json()).toEqual({
      success: true,
      message: unsubscribing.doneForAll,
    });
  });

  test('says that a link is none of ours', async () => {
    expect((await refused(await end('somebody.made-this-up'), 404)).message).toBe(unsubscribing.linkInvalid);
  });
});
