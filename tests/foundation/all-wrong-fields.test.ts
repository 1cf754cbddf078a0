import { beforeAll, beforeEach, expect, it } from 'vitest';
import { eventForm, inDays } from '#tests/events/event-form.ts';
import { eventWithFunctions } from '#tests/functions/event.ts';
import { useVoucherWorld } from '#tests/gift-cards/voucher-world.ts';
import { addGuest } from '#tests/guests/wedding.ts';
import { eventWithQuestions } from '#tests/questions/event.ts';
import type { Caller } from '#tests/setup/test-backend.ts';
import { giftForm } from '#tests/wishlist/wishes.ts';

/*
 * Whoever sends a form with several wrong fields reads all of them at once: what is missing, too
 * long or no date, rules between fields, and rules that only the database or the shop can judge.
 */

const world = useVoucherWorld();
const LONG = 'a'.repeat(6000);
const YESTERDAY = inDays(-1);
/** Has the form of a number of another country and exists in none. */
const NO_NUMBER = '+999 1234567';

let host: Caller;
let eventId: string;
let functionId: string;
let questionId: string;
let guestId: string;

beforeAll(async () => {
  host = await world.api.signIn({ plan: 'professional' });
  const event = eventForm({ eventType: 'wedding' });
  eventId = (await host.call('createEvent', { body: event })).data.event._id;
  guestId = (await addGuest(world.ctx, eventId)).id;
  const { add } = await eventWithFunctions(world.api, host, eventId);
  await add('Mehndi', { date: inDays(29) });
  functionId = (await add('Sangeet', { date: inDays(29) }))._id;
  const { ask } = await eventWithQuestions(world.api, host, eventId);
  await ask('text', 'A song?');
  questionId = (await ask('one', 'Which meal?', { choices: ['Veg', 'Jain'] }))._id;
});
beforeEach(() => world.ctx.db.deleteFrom('rate_limits').execute());

const couple = { bride: { phone: 'no number' }, groom: { phone: NO_NUMBER } };

interface Sending {
  path: () => string;
  method?: string;
  body: () => object | Promise<object> | FormData;
  wrong: readonly string[];
}

const sendings: Record<string, Sending> = {
  'a new event': {
    path: () => '/events/create',
    body: () => ({
      ...eventForm({ eventType: 'wedding', eventName: '', date: YESTERDAY, description: LONG }),
      venue: { name: LONG },
      dressCode: LONG,
      otherLanguage: 'fr',
      otherName: LONG,
      brideGroomDetails: couple,
      guests: [{ email: 'nobody' }, { phone: NO_NUMBER }],
    }),
    wrong: [
      'eventName',
      'date',
      'description',
      'venue.name',
      'dressCode',
      'otherLanguage',
      'otherName',
      'brideGroomDetails.bride.phone',
      'brideGroomDetails.groom.phone',
      'guests[0].email',
      'guests[1].phone',
    ],
  },
  'a changed event': {
    path: () => `/events/${eventId}`,
    method: 'PUT',
    body: () => ({
      eventName: '',
      date: YESTERDAY,
      time: '25:00',
      description: '',
      dressCode: LONG,
      otherLanguage: 'fr',
      otherName: LONG,
      brideGroomDetails: couple,
      version: 1,
    }),
    wrong: [
      'eventName',
      'date',
      'time',
      'description',
      'dressCode',
      'otherLanguage',
      'otherName',
      'brideGroomDetails.bride.phone',
      'brideGroomDetails.groom.phone',
    ],
  },
  'a new function of a name there is': {
    path: () => `/events/${eventId}/functions`,
    body: () => ({ name: 'MEHNDI', date: YESTERDAY, time: '25:00', venue: { name: LONG } }),
    wrong: ['name', 'date', 'time', 'venue.name'],
  },
  'a new function whose rules of shape are kept': {
    path: () => `/events/${eventId}/functions`,
    body: () => ({ name: 'Mehndi', date: YESTERDAY }),
    wrong: ['name', 'date'],
  },
  'a changed function': {
    path: () => `/events/${eventId}/functions/${functionId}`,
    method: 'PUT',
    body: () => ({ name: 'mehndi', date: YESTERDAY, time: '9', version: 1 }),
    wrong: ['name', 'date', 'time'],
  },
  'a new question': {
    path: () => `/events/${eventId}/questions`,
    body: () => ({ kind: 'one', text: 'a song?', choices: [{ text: LONG }] }),
    wrong: ['text', 'choices', 'choices[0].text'],
  },
  'a new question whose rules of shape are kept': {
    path: () => `/events/${eventId}/questions`,
    body: () => ({ kind: 'many', text: 'A song?', choices: [{ text: 'Yes' }, { text: 'yes' }] }),
    wrong: ['text', 'choices'],
  },
  'a changed question': {
    path: () => `/events/${eventId}/questions/${questionId}`,
    method: 'PUT',
    body: () => ({ text: '', choices: [{ text: 'Veg' }, { text: 'veg' }] }),
    wrong: ['text', 'choices'],
  },
  'a redemption': {
    path: () => '/api/gift-cards/redeem',
    body: async () => ({
      giftCardId: await world.card(500, host),
      productId: '101',
      amount: 700,
      recipientEmail: 'nobody',
    }),
    wrong: ['amount', 'recipientEmail'],
  },
  'a redemption below what the voucher may be worth': {
    path: () => '/api/gift-cards/redeem',
    body: async () => ({
      giftCardId: await world.card(500, host),
      productId: '101',
      amount: 5,
      recipientEmail: 'nobody',
    }),
    wrong: ['amount', 'recipientEmail'],
  },
  'a new gift': {
    path: () => `/events/${eventId}/wishlist/add-gift`,
    body: () =>
      giftForm({ name: '', price: '', link: 'javascript:1', images: new File(['text'], 'no-picture.png') }),
    wrong: ['name', 'price', 'link', 'images'],
  },
  'a new gift with a picture that is not there': {
    path: () => `/events/${eventId}/wishlist/add-gift`,
    body: () => giftForm({ name: LONG, price: '1.234', image: 'nothing-of-ours' }),
    wrong: ['name', 'price', 'images'],
  },
  'invited guests': {
    path: () => `/events/${eventId}/add-invitees`,
    body: () => ({
      newGuests: [{ firstName: LONG }, { lastName: 'Rao' }],
      design: {
        template: 'none',
        backgroundColor: '#ffffff',
        textColor: '#fffffe',
        title: LONG,
      },
    }),
    wrong: ['', 'newGuests[0].firstName', 'design.template', 'design.textColor', 'design.title'],
  },
  'invited guests without a number that exists': {
    path: () => `/events/${eventId}/add-invitees`,
    body: () => ({ newGuests: [{ firstName: LONG, phone: NO_NUMBER }] }),
    wrong: ['newGuests[0].firstName', 'newGuests[0].phone'],
  },
  'a changed guest': {
    path: () => `/events/${eventId}/guests/${guestId}`,
    method: 'PUT',
    body: () => ({ firstName: LONG, email: 'nobody', phone: NO_NUMBER, partyLimit: 500 }),
    wrong: ['firstName', 'email', 'phone', 'partyLimit'],
  },
  'a guest added to a draft': {
    path: () => '/events/drafts/wedding/guests',
    body: () => ({ guests: [{ firstName: LONG, email: 'bad@@', phone: '99' }] }),
    wrong: ['guests[0].firstName', 'guests[0].email', 'guests[0].phone'],
  },
  'a changed guest of a draft': {
    path: () => '/events/drafts/wedding/guests/nobody-of-ours',
    method: 'PUT',
    body: () => ({ email: 'bad@@', phone: NO_NUMBER }),
    wrong: ['email', 'phone'],
  },
  'a profile': {
    path: () => '/auth/profile',
    method: 'PUT',
    body: () => ({
      firstName: '',
      lastName: LONG,
      email: 'nobody',
      phone: NO_NUMBER,
      city: LONG,
      profilePicture: '/none.svg',
    }),
    wrong: ['firstName', 'lastName', 'email', 'phone', 'city', 'profilePicture'],
  },
};

/** Sends and answers the names of the wrong fields, in order of the alphabet. */
async function wrongFields({ path, method = 'POST', body }: Sending, headers: Record<string, string> = {}) {
  const sent = await body();
  const answer = await host.fetch(path(), {
    method,
    ...(sent instanceof FormData
      ? { body: sent, headers }
      : { body: JSON.stringify(sent), headers: { 'Content-Type': 'application/json', ...headers } }),
  });
  const { details } = (await answer.json()) as { details?: Record<string, string[]> };
  return [answer.status, Object.keys(details ?? {}).sort()];
}

it.each(Object.entries(sendings))('of %s all wrong fields are named at once', async (_what, sending) => {
  expect(await wrongFields(sending)).toEqual([400, [...sending.wrong].sort()]);
});

it('what somebody only asks about is never done, and a stranger learns nothing of the event', async () => {
  const good = { name: 'Haldi', date: inDays(29) };
  const request = {
    path: () => `/events/${eventId}/functions`,
    body: () => good,
    wrong: [],
  };
  expect(await wrongFields(request, { 'X-Shagun-Check': 'only' })).toEqual([400, []]);
  expect(
    await wrongFields(
      { ...request, body: () => ({ ...good, name: 'Mehndi' }) },
      { 'X-Shagun-Check': 'only' },
    ),
  ).toEqual([400, ['name']]);
  const { functions } = (await host.call('listFunctions', { params: { eventId } })).data;
  expect(functions.map(({ name }) => name)).not.toContain('Haldi');

  const stranger = await world.api.signIn();
  const answer = await stranger.call('addFunction', {
    params: { eventId },
    body: { name: 'Mehndi', date: '' },
  });
  expect(answer.status).toBe(404);
});
