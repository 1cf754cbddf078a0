import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as passkeyWords from '#messages/security/passkeys/en.ts';
import { full } from '#tests/setup/full.ts';
import { waysIn } from '#contract/accounts/ways-in.ts';
import {
  AddressPerson,
  confirmAddress,
  linksAt,
  openToCodesAtProvider,
} from '#tests/accounts/address-people.ts';
import { addApiKeyRow } from '#tests/accounts/api-key-rows.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { addWebhookRow } from '#tests/notifications/webhook-rows.ts';
import { eventForm } from '#tests/events/event-form.ts';
import { useBackendWithProvider } from '#tests/setup/test-sandbox.ts';

/* Somebody makes an account ready for an address of somebody else's, who has none and comes into it with that address (docs/decisions/0119). */

const { api, issuer } = useBackendWithProvider({ SIGN_IN: 'email,oidc' });
const db = () => api.backend.ctx.db;
const person = () => new AddressPerson(api, issuer);
const waysOf = async ({ browser }: AddressPerson) => waysIn.parse((await browser.call('getWaysIn')).body);
const answer = ({ browser }: AddressPerson, what: 'mine' | 'close' | 'leave') =>
  browser.call('answerWaysIn', { answer: what });
const makeEvent = async ({ browser }: AddressPerson) => {
  const { status, body } = await browser.call('createEvent', eventForm());
  expect(status).toBe(201);
  return (body.event as { _id: string })._id;
};
const eventsOf = async ({ browser }: AddressPerson) =>
  ((await browser.call('listOrganisedEvents')).body.items as { _id: string }[]).map(({ _id }) => _id);

interface Letter {
  subject: string;
  facts: { value: string }[];
}

/** What somebody reads in the app of passkeys that went. */
async function removalsReadBy({ browser }: AddressPerson) {
  const { body } = await browser.call('getNotifications');
  return (body.notifications as { title: string }[]).filter(
    ({ title }) => title === passkeyWords.news.removed.title,
  );
}

let runs = 0;
/** Addresses of one test: the owner’s, and those of whoever makes an account ready. */
const addresses = () => {
  runs += 1;
  const at = (name: string) => `${name}.${runs}@example.in`;
  return { own: at('vera'), theirs: at('tom'), at };
};

/** An account at their own address, moved to one of somebody else’s whose mail they could read, with all that opens one. */
async function prepare(
  own: string,
  theirs: string,
  way: 'signInWithCode' | 'signInAtProvider' = 'signInWithCode',
) {
  const preparer = person();
  const account = (await preparer[way](theirs)) ?? '';
  await confirmAddress(api, preparer, own);
  if (way === 'signInAtProvider') await openToCodesAtProvider(api, preparer, { email: own, vouched: theirs });
  const { ctx } = api.backend;
  await addPasskeyRow(ctx, account);
  const { secret } = await addApiKeyRow(ctx, account);
  await addWebhookRow(ctx, account);
  const keep = (await linksAt(api, theirs))[0]?.token ?? '';
  return { preparer, account, secret, keep };
}

/** Nothing of theirs opens the account any more. */
async function isClosedTo(
  { preparer, account, secret, keep }: Awaited<ReturnType<typeof prepare>>,
  theirs: string,
): Promise<void> {
  expect(await preparer.browser.whoAmI()).toBeNull();
  if (keep) expect((await person().press(keep, 'elsewhere')).status).toBe(404);
  const byKey = await new CodeBrowser(api).visit('/events/organised', {
    headers: { Authorization: `Bearer ${secret}` },
  });
  expect(byKey.status).toBe(401);
  expect(await db().selectFrom('passkeys').select('id').where('user_id', '=', account).execute()).toEqual([]);
  const working = db().selectFrom('webhook_endpoints').select('id').where('user_id', '=', account);
  expect(await working.where('off_at', 'is', null).execute()).toEqual([]);
  expect(await person().signInWithCode(theirs)).not.toBe(account);
  expect(await person().signInAtProvider(theirs)).not.toBe(account);
}

describe('an account that somebody made ready', () => {
  it.each([
    ['signInWithCode', 'signInWithCode'],
    ['signInWithCode', 'signInAtProvider'],
    ['signInAtProvider', 'signInWithCode'],
  ] as const)('by %s, closes to them with one press of whoever comes in by %s', async (theirWay, ownWay) => {
    const { own, theirs } = addresses();
    const prepared = await prepare(own, theirs, theirWay);
    const owner = person();
    expect(await owner[ownWay](own)).toBe(prepared.account);
    const event = await makeEvent(owner);

    const found = await waysOf(owner);
    expect(found).toMatchObject({ isAsked: true, ending: 'close' });
    expect(found.others).toMatchObject({ passkeys: 1, apiKeys: 1, webhooks: 1 });
    expect(found.others.sessions).toBeGreaterThan(0);
    if (theirWay === 'signInWithCode') expect(found.others.addresses).toHaveLength(1);
    else expect(found.others.provider).toBe(true);
    expect((await answer(owner, 'close')).body).toMatchObject({ success: true, action: 'none' });

    expect((await owner.browser.whoAmI())?.email).toBe(own);
    expect((await waysOf(owner)).isAsked).toBe(false);
    await isClosedTo(prepared, theirs);
    const back = person();
    expect(await back[ownWay](own)).toBe(prepared.account);
    expect(await eventsOf(back)).toEqual([event]);
  });

  it('tells whoever closes it that its passkeys went, by mail and notification', async () => {
    const { own, theirs } = addresses();
    const { account } = await prepare(own, theirs);
    await addPasskeyRow(api.backend.ctx, account, 'Tom’s laptop');
    const owner = person();
    expect(await owner.signInWithCode(own)).toBe(account);
    await answer(owner, 'close');
    const { rows } = await api.backend.ctx.database.pool.query<{ letter: Letter }>(
      `select data->'letter' as letter from jobs.job where name = 'letter' and data->>'userId' = $1`,
      [account],
    );
    const removed = rows.filter(({ letter }) => letter.subject === passkeyWords.news.removed.title);
    expect(removed.map(({ letter: { facts } }) => facts[0]?.value).sort()).toEqual([
      'Asha’s phone',
      'Tom’s laptop',
    ]);
    expect(await removalsReadBy(owner)).toHaveLength(2);
  });

  it('with a code to that address, is told that news of it go to a phone', async () => {
    const { own } = addresses();
    const [preparer, owner] = [person(), person()];
    const account = (await preparer.signInWithCode(own)) ?? '';
    const { db } = api.backend.ctx;
    await db
      .insertInto('notification_settings')
      .values({ user_id: account, by_whatsapp: ['rsvp_yes'] })
      .execute();
    await db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', account).execute();
    expect(await owner.signInWithCode(own)).toBe(account);
    expect(await waysOf(owner)).toMatchObject({ isAsked: true, others: { newsByWhatsApp: true } });
    await answer(owner, 'close');
    expect((await waysOf(owner)).others.newsByWhatsApp).toBe(false);
  });

  it('with a code to that address, closes to them', async () => {
    const { own, theirs } = addresses();
    const [preparer, owner] = [person(), person()];
    const account = (await preparer.signInWithCode(own)) ?? '';
    await addPasskeyRow(api.backend.ctx, account);
    const { secret } = await addApiKeyRow(api.backend.ctx, account);
    // something that was there before closes it no less
    await makeEvent(preparer);
    expect(await owner.signInWithCode(own)).toBe(account);
    expect(await waysOf(owner)).toMatchObject({ isAsked: true, ending: 'close' });
    await answer(owner, 'close');
    await isClosedTo({ preparer, account, secret, keep: '' }, theirs);
    expect(await person().signInWithCode(own)).toBe(account);
  });

  it.each([
    ['signInWithCode', 'signInWithCode'],
    ['signInWithCode', 'signInAtProvider'],
    ['signInAtProvider', 'signInWithCode'],
  ] as const)(
    'by %s with an event of theirs, lets whoever comes in by %s go, who begins one of their own',
    async (theirWay, ownWay) => {
      const { own, theirs } = addresses();
      const preparer = person();
      const account = await preparer[theirWay](theirs);
      await makeEvent(preparer);
      await addPasskeyRow(api.backend.ctx, account ?? '');
      await confirmAddress(api, preparer, own);
      if (theirWay === 'signInAtProvider')
        await openToCodesAtProvider(api, preparer, { email: own, vouched: theirs });
      const keep = (await linksAt(api, theirs))[0]?.token ?? '';
      const owner = person();
      expect(await owner[ownWay](own)).toBe(account);
      expect(await waysOf(owner)).toMatchObject({ isAsked: true, ending: 'leave' });
      expect((await answer(owner, 'close')).status).toBe(409);
      expect((await answer(owner, 'leave')).body).toMatchObject({ action: 'logout' });
      expect(await owner.browser.whoAmI()).toBeNull();

      const fresh = await owner[ownWay](own);
      expect(fresh).not.toBe(account);
      expect(await eventsOf(owner)).toEqual([]);
      if (keep) await person().press(keep, 'elsewhere');
      expect(await person()[ownWay](own)).toBe(fresh);
      const back = person();
      expect(await back[theirWay](theirs)).toBe(account);
      expect(await removalsReadBy(back)).toHaveLength(1);
    },
  );

  it('lets them go also where the address it had before is another account’s: there it waits', async () => {
    const { own, theirs } = addresses();
    const preparer = person();
    const account = await preparer.signInWithCode(theirs);
    await makeEvent(preparer);
    await confirmAddress(api, preparer, own);
    const second = await person().signInWithCode(theirs);
    const owner = person();
    expect(await owner.signInWithCode(own)).toBe(account);
    expect((await answer(owner, 'leave')).body).toMatchObject({ action: 'logout' });
    expect(await owner.signInWithCode(own)).not.toBe(account);
    expect(await person().signInWithCode(theirs)).toBe(second);
    const waiting = (await linksAt(api, theirs)).find(({ accountId }) => accountId === account);
    await person().press(waiting?.token ?? '', 'elsewhere');
    await person().press((await linksAt(api, theirs))[0]?.token ?? '', 'elsewhere');
    expect(await person().signInWithCode(theirs)).toBe(account);
  });
});

const preparing = fc.constantFrom('moves on', 'moves there', 'provider', 'hosts', 'another account');

it('whatever somebody did to an account before, and presses after, it is closed to them or left', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(preparing, { maxLength: 6 }),
      fc.constantFrom('signInWithCode' as const, 'signInAtProvider' as const),
      async (steps, way) => {
        const { own, at } = addresses();
        const boxes = [at('tom')];
        const preparer = person();
        await preparer.signInWithCode(at('tom'));
        for (const [index, step] of steps.entries()) {
          const next = at(`tom.${index}`);
          boxes.push(next);
          if (step === 'moves on') await confirmAddress(api, preparer, next);
          else if (step === 'moves there') await confirmAddress(api, preparer, own);
          else if (step === 'provider')
            await preparer.signInAtProvider(boxes.at(-2) ?? '', new CodeBrowser(api));
          else if (step === 'hosts') await preparer.browser.call('createEvent', eventForm());
          else await person().signInWithCode(boxes[0] ?? '');
        }
        await confirmAddress(api, preparer, own);
        const owner = person();
        await owner[way](own);
        const { ending, isAsked } = await waysOf(owner);
        if (isAsked) expect((await answer(owner, ending as 'close' | 'leave')).status).toBe(200);
        if (ending === 'leave') await owner[way](own);
        const account = (await owner.browser.whoAmI())?._id;
        expect(account).toBeDefined();
        for (const { token } of await linksAt(api, ...boxes)) await preparer.press(token, 'elsewhere');
        for (const { token } of await linksAt(api, ...boxes)) await preparer.press(token, 'elsewhere');
        expect((await owner.browser.whoAmI())?._id).toBe(account);
        expect((await preparer.browser.whoAmI())?._id).not.toBe(account);
        for (const box of boxes)
          for (const by of ['signInWithCode', 'signInAtProvider'] as const)
            expect(await person()[by](box), `${by} ${box}`).not.toBe(account);
        expect(await person()[way](own)).toBe(account);
      },
    ),
    { numRuns: full ? 100 : 10, examples: [[['hosts', 'moves there', 'another account'], 'signInWithCode']] },
  );
});

it('whoever stole an account cannot close it to its owner', async () => {
  const { own: evil, theirs: owners } = addresses();
  const [owner, thief] = [person(), person()];
  const account = await owner.signInWithCode(owners);
  const event = await makeEvent(owner);
  await confirmAddress(api, owner, evil);
  const keep = (await linksAt(api, owners))[0]?.token ?? '';
  expect(await thief.signInWithCode(evil)).toBe(account);
  expect((await answer(thief, 'close')).status).toBe(409);
  await person().press(keep, 'elsewhere');
  const back = person();
  expect(await back.signInWithCode(owners)).toBe(account);
  expect(await eventsOf(back)).toEqual([event]);
});

describe('whose the other ways into an account are', () => {
  it('is asked of nobody who is alone there, and in a browser until it is answered', async () => {
    const { own } = addresses();
    const [first, second] = [person(), person()];
    await first.signInWithCode(own);
    expect((await waysOf(first)).isAsked).toBe(false);
    await second.signInWithCode(own);
    expect((await waysOf(second)).isAsked).toBe(true);
    await second.browser.visit('/auth/logout');
    await second.signInWithCode(own);
    expect((await waysOf(second)).isAsked).toBe(true);
    expect((await answer(second, 'mine')).status).toBe(200);
    await second.browser.visit('/auth/logout');
    await second.signInWithCode(own);
    expect((await waysOf(second)).isAsked).toBe(false);
    await first.signInWithCode(own);
    expect((await waysOf(first)).isAsked).toBe(false);
  });

  it('is closed from no session whose own way opens the account no more', async () => {
    const { own, theirs } = addresses();
    const owner = person();
    await owner.signInWithCode(theirs);
    await confirmAddress(api, owner, own);
    expect((await waysOf(owner)).ending).toBe('none');
    expect((await answer(owner, 'close')).status).toBe(409);
    // leaving asks for more than that
    await db()
      .updateTable('sessions')
      .set({ created_at: new Date(Date.now() - 3_600_000) })
      .execute();
    expect((await answer(owner, 'leave')).status).toBe(403);
  });
});
