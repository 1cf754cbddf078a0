import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Audience } from '#contract/guests/reminders.ts';
import { eventWithFunctions, type EventWithFunctions } from '#tests/functions/event.ts';
import { addHost } from '#tests/hosts/hosts.ts';
import { keepSignedIn, newWeddingToRemind, signInToRemind, weddingToRemind } from '#tests/reminders/event.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: Awaited<ReturnType<typeof weddingToRemind>>;
let functions: EventWithFunctions;

beforeAll(async () => {
  host = await signInToRemind(t);
});
beforeEach(async () => {
  event = await newWeddingToRemind(t, host);
  functions = await eventWithFunctions(t, host, event.eventId);
});
afterEach(() => t.setNow());

const TEXT = 'Mehndi begins an hour later.';
let sendings = 0;

const add = async (name: string, everyone: boolean) =>
  (await functions.add(name, { everyone, date: '2027-03-18' }))._id;
const preview = (audience: Audience, functionId: string, caller = host) =>
  caller.call('previewGuestMessage', { params: event.params, body: { audience, functionId, text: TEXT } });
const send = (
  audience: Audience,
  functionId: string,
  requestId = `request-${(sendings += 1)}-of-this-test`,
) =>
  host.call('sendGuestMessage', {
    params: event.params,
    body: { audience, functionId, text: TEXT, requestId },
  });
const listed = async (to: Audience, functionId: string) =>
  (await host.call('listRecipients', { params: event.params, query: { to, functionId } })).data;
const takeRecipients = async () => {
  const addresses = (await event.deliveries('message')).map(({ address }) => address.split('@')[0]).sort();
  await t.backend.ctx.db
    .deleteFrom('deliveries')
    .where('kind', '=', 'message')
    .where('event_id', '=', event.eventId)
    .execute();
  return addresses;
};

/** Six guests of a wedding, all but one of them invited to its Mehndi. */
async function mehndiOfFive() {
  const invite = (name: string) => event.invited({ email: `${name}@example.in` });
  const [coming, staying, silent, declined, unsaid, uninvited] = [
    await invite('coming'),
    await invite('staying'),
    await invite('silent'),
    await invite('declined'),
    await invite('unsaid'),
    await invite('uninvited'),
  ];
  const mehndi = await add('Mehndi', false);
  await functions.invite(mehndi, [coming, staying, silent, declined, unsaid]);
  await functions.reply(coming, { functions: { [mehndi]: 1 } });
  await functions.reply(staying, { functions: { [mehndi]: 0 } });
  await functions.reply(declined, { rsvp: 'no' });
  await functions.reply(unsaid);
  await functions.reply(uninvited);
  return { mehndi, coming, silent };
}

test('a message goes to the guests of one function: all of them, those who come, those who have not answered', async () => {
  const { mehndi } = await mehndiOfFive();
  expect((await preview('all', mehndi)).data.reach).toEqual({ told: 5, notTold: {} });
  expect((await listed('pending', mehndi)).functionName).toBe('Mehndi');
  expect((await listed('pending', mehndi)).items.map(({ email }) => email)).toEqual(['silent@example.in']);

  expect((await send('all', mehndi)).data.message).toBe('Your message is on its way to 5 guests.');
  expect(await takeRecipients()).toEqual(['coming', 'declined', 'silent', 'staying', 'unsaid']);
  await send('confirmed', mehndi);
  // a yes to the event is one to each function
  expect(await takeRecipients()).toEqual(['coming', 'unsaid']);
  await send('pending', mehndi);
  expect(await takeRecipients()).toEqual(['silent']);
  // of the whole event, as before
  await send('confirmed', '');
  expect(await takeRecipients()).toEqual(['coming', 'staying', 'uninvited', 'unsaid']);
});

test('all guests are those of a function to which everybody is invited', async () => {
  const { coming } = await mehndiOfFive();
  const reception = await add('Reception', true);
  await functions.reply(coming, { version: 1, functions: { [reception]: 1 } });
  expect((await preview('all', reception)).data.reach.told).toBe(6);
  // all but who declined everything and who has not answered
  expect((await preview('confirmed', reception)).data.reach.told).toBe(4);
  expect((await preview('pending', reception)).data.reach.told).toBe(1);
});

test('the preview tells when the function is, and the list of what was sent names it as long as there is one', async () => {
  const { mehndi } = await mehndiOfFive();
  expect((await preview('all', '')).data.sample.text).not.toContain('18 March');
  expect((await preview('all', mehndi)).data.sample.text).toMatch(/Mehndi: .*18 March/);
  await send('confirmed', mehndi);
  const reminders = async () => (await host.call('getReminders', { params: event.params })).data;
  expect(await reminders()).toMatchObject({
    functions: [{ _id: mehndi, name: 'Mehndi' }],
    sent: [{ kind: 'message', functionName: 'Mehndi', text: TEXT }],
  });
  const file = (await (await host.fetch('/auth/account/export')).json()) as Record<
    string,
    { eventId: string; functionId: string }[]
  >;
  expect(file.messagesToYourGuests?.filter(({ eventId }) => eventId === event.eventId)).toMatchObject([
    { functionId: mehndi },
  ]);

  await host.call('deleteFunction', { params: { ...event.params, functionId: mehndi } });
  expect(await reminders()).toMatchObject({
    functions: [],
    sent: [{ kind: 'message', functionName: '', text: TEXT }],
  });
});

test('is refused for a function that is gone, of another event, or nobody comes to, and nothing is kept of it', async () => {
  const { mehndi, silent } = await mehndiOfFive();
  await host.call('deleteFunction', { params: { ...event.params, functionId: mehndi } });
  for (const answer of [
    await preview('all', mehndi),
    await send('all', mehndi),
    await host.call('listRecipients', { params: event.params, query: { to: 'all', functionId: mehndi } }),
  ]) {
    expect(answer).toMatchObject({
      status: 404,
      error: { message: 'This function is no longer on the list.' },
    });
  }
  const other = await weddingToRemind(t, host);
  const { data } = await host.call('addFunction', {
    params: other.params,
    body: { name: 'Mehndi', date: '2027-03-18', time: '', everyone: true },
  });
  expect((await send('all', data.function._id)).status).toBe(404);

  const sangeet = await add('Sangeet', false);
  await functions.invite(sangeet, [silent]);
  expect(await send('confirmed', sangeet, 'request-sangeet')).toMatchObject({
    status: 409,
    error: { code: 'nobody' },
  });
  expect(await takeRecipients()).toEqual([]);
  expect((await send('pending', sangeet, 'request-sangeet')).data.queued).toBe(1);
  expect(
    (
      await host.call('previewGuestMessage', {
        params: event.params,
        body: { audience: 'all', functionId: 'a b', text: TEXT },
      })
    ).error.details,
  ).toEqual({ functionId: ['Choose the event or one of its functions.'] });
});

test('is for those who may edit', async () => {
  const { mehndi } = await mehndiOfFive();
  const viewer = await t.signIn();
  await keepSignedIn(t);
  expect((await preview('all', mehndi, viewer)).status).toBe(404);
  await addHost(t.backend.ctx, event.eventId, { email: viewer.email, role: 'viewer', userId: viewer.userId });
  expect((await preview('all', mehndi, viewer)).status).toBe(403);
  expect(
    (await viewer.call('listRecipients', { params: event.params, query: { to: 'all', functionId: mehndi } }))
      .data.items,
  ).toHaveLength(5);
});
