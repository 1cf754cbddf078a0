import { beforeEach, describe, expect, it, test } from 'vitest';
import { operations, type Operation, type OperationName } from '#contract/operations.ts';
import { pathOf, RECENT_SIGN_IN_MINUTES } from '#contract/operation.ts';
import { addEvent } from '#tests/guests/wedding.ts';
import { useVoucherWorld } from '#tests/gift-cards/voucher-world.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const named = (decision: Operation['recentSignIn']) =>
  (Object.keys(operations) as OperationName[]).filter(
    (name) => (operations[name] as Operation).recentSignIn === decision,
  );

describe('the table of operations', () => {
  it('says which acts ask for a recent sign-in', () => {
    expect(named('always').sort()).toEqual([
      'addPasskey',
      'addWebhook',
      'beginPasskey',
      'cancelEvent',
      'changeHostRole',
      'deleteAccount',
      'exportAccount',
      'getCardNumber',
      'inviteHost',
      'makeApiKey',
      'makeCalendarFeed',
      'removePasskey',
      'replaceWebhookSecret',
      'resendHostInvitation',
    ]);
    expect(named('depends').sort()).toEqual([
      'answerWaysIn',
      'changeWebhook',
      'getCalendarFeed',
      'redeemGiftCard',
      'removeCollaborator',
      'setNotificationMail',
      'updateProfile',
    ]);
  });

  it('takes no call for people alone that has not decided', () => {
    const call = { method: 'POST', path: '/auth/new', summary: '', readers: 'self' } as const;
    // @ts-expect-error what a key may not do, somebody signed in long ago perhaps may not either
    const undecided: Operation = { ...call, access: 'signed-in', apiKey: 'never' };
    const decided: Operation = { ...call, access: 'signed-in', apiKey: 'never', recentSignIn: 'always' };
    const undecidedOnes = Object.values<Operation>(operations).filter(
      ({ access, apiKey, recentSignIn }) =>
        apiKey === 'never' && access !== 'anyone' && access !== 'operator' && recentSignIn === undefined,
    );
    expect([undecided.path, decided.path, undecidedOnes]).toEqual(['/auth/new', '/auth/new', []]);
  });
});

describe('somebody who signed in a while ago', () => {
  const t = useTestBackend();
  let asha: Caller;
  let eventId: string;
  beforeEach(async () => {
    t.setNow();
    asha = await t.signIn();
    eventId = await addEvent(t.backend.ctx, asha.userId);
  });
  const later = (minutes = RECENT_SIGN_IN_MINUTES) => t.setNow(new Date(Date.now() + minutes * 60_000));
  const nothing = 'there-is-no-such-0';

  const attempt = async (name: OperationName) => {
    const operation: Operation = operations[name];
    const params = { eventId, hostId: nothing, giftCardId: nothing, passkeyId: nothing, webhookId: nothing };
    const response = await asha.fetch(pathOf(operation, params), {
      method: operation.method,
      ...(operation.body && { body: '{}', headers: { 'Content-Type': 'application/json' } }),
    });
    const code = response.ok ? '' : ((await response.json()) as { code: string }).code;
    return [response.status, code];
  };

  it.each(named('always'))('is asked to sign in again for %s, and nothing is done', async (name) => {
    later();
    expect(await attempt(name)).toEqual([403, 'sign_in_again']);
    const { db } = t.backend.ctx;
    const event = await db.selectFrom('events').select('status').where('id', '=', eventId).executeTakeFirst();
    expect(event?.status).not.toBe('cancelled');
    t.setNow();
    expect((await attempt(name))[1]).not.toBe('sign_in_again');
  });

  test('changes anything of the profile but the e-mail', async () => {
    const { user } = (await asha.call('getCurrentUser', {})).data;
    later();
    const save = (changes: object) => asha.call('updateProfile', { body: { ...user, ...changes } });
    expect((await save({ city: 'Nashik', email: user.email.toUpperCase() })).data.user.city).toBe('Nashik');
    const refused = await save({ city: 'Goa', email: 'thief@example.in' });
    expect([refused.status, refused.error.code]).toEqual([403, 'sign_in_again']);
    expect((await asha.call('getCurrentUser', {})).data.user).toMatchObject({
      city: 'Nashik',
      pendingEmail: '',
    });
    t.setNow();
    expect((await save({ email: 'new@example.in' })).data.user.pendingEmail).toBe('new@example.in');
    // what waits was asked for already
    later();
    expect((await save({ email: 'new@example.in', city: 'Pune' })).status).toBe(200);
  });

  test('has no more news sent to a telephone, nor those that come to another one', async () => {
    const { user } = (await asha.call('getCurrentUser', {})).data;
    const save = (phone: string) => asha.call('updateProfile', { body: { ...user, phone } });
    const choose = (byWhatsApp: 'rsvp_yes'[]) =>
      asha.call('setNotificationMail', { body: { byEmail: [], byWhatsApp } });
    later();
    expect((await save('9811100001')).status).toBe(200);
    expect(await choose(['rsvp_yes'])).toMatchObject({ status: 403, error: { code: 'sign_in_again' } });
    t.setNow();
    expect((await choose(['rsvp_yes'])).status).toBe(200);
    later();
    expect((await choose(['rsvp_yes'])).status).toBe(200);
    expect(await save('9811100002')).toMatchObject({ status: 403, error: { code: 'sign_in_again' } });
    expect((await choose([])).status).toBe(200);
    expect((await save('9811100002')).status).toBe(200);
  });

  test('switches a webhook off, and not on again', async () => {
    const added = await asha.call('addWebhook', {
      body: { url: 'https://hook.example/shagun', topics: ['reply'] },
    });
    const { webhookId } = added.data.webhook;
    const turn = (on: boolean) =>
      asha.call('changeWebhook', { params: { webhookId }, body: { topics: ['reply', 'guest'], on } });
    later();
    expect((await turn(true)).status).toBe(200);
    expect((await turn(false)).status).toBe(200);
    expect(await turn(true)).toMatchObject({ status: 403, error: { code: 'sign_in_again' } });
    t.setNow();
    expect((await turn(true)).status).toBe(200);
  });

  test('reads that there is a calendar address, but not which, and can switch it off', async () => {
    expect((await asha.call('getCalendarFeed', {})).data).toEqual({ made: false, url: null });
    await asha.call('makeCalendarFeed', {});
    expect((await asha.call('getCalendarFeed', {})).data).toMatchObject({
      made: true,
      url: expect.stringMatching(/^http/) as string,
    });
    later();
    expect((await asha.call('getCalendarFeed', {})).data).toEqual({ made: true, url: null });
    expect((await asha.call('removeCalendarFeed', {})).status).toBe(200);
  });
});

describe('a voucher', () => {
  const world = useVoucherWorld();

  it('goes to the buyer’s own confirmed address at any time, to another only soon after signing in', async () => {
    const giftCardId = await world.card(1000);
    const redeem = (recipientEmail?: string) =>
      world.redeem({ giftCardId, amount: 100, ...(recipientEmail === undefined ? {} : { recipientEmail }) });
    world.api.setNow(new Date(Date.now() + 16 * 60_000));
    expect((await redeem('thief@example.in')).status).toBe(403);
    expect((await redeem()).status).toBe(200);
    expect((await redeem(world.owner.email.toUpperCase())).status).toBe(200);
    expect(await world.shown(giftCardId)).toMatchObject({ amount: 800 });
    world.api.setNow();
    expect((await redeem('sister@example.in')).status).toBe(200);
  });
});
