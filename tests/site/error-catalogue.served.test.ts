import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import * as wishlistWords from '#messages/wishlist/en.ts';
import type { OperationName } from '#contract/operations.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { findFreePorts } from '#scripts/lib/ports.ts';
import { failingBackend, type FailingBackend } from '#tests/setup/failing-backend.ts';
import { serveApp, serveBackendAlone, type Served } from '#tests/setup/served-app.ts';
import { WebVisitor } from '#tests/setup/web-visitor.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';

/*
 * The sentences of spec section 8 for calls that fail without saying why: the backend is
 * there and fails at exactly that call.
 */

let sandbox: Sandbox;
let backend: Served;
let between: FailingBackend;
let app: Served;
const organiser = new WebVisitor();
const guest = new WebVisitor();
const at = { event: '', gift: '', plain: '', guest: '' };

const profile = {
  firstName: 'Meera',
  lastName: 'Iyer',
  email: 'meera@example.in',
  phone: '98200 12345',
  city: 'Chennai',
  state: 'Tamil Nadu',
  country: 'India',
  profilePicture: '',
};
const asText = (html: string) =>
  html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

async function api(who: WebVisitor, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await who.send(app.url + path, {
    method,
    headers: { Origin: app.url, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const result: unknown = await answer.json();
  expect(answer.status, JSON.stringify(result)).toBeLessThan(300);
  return result;
}

beforeAll(async () => {
  const port = await findFreePorts(1);
  const appUrl = `http://localhost:${port}`;
  sandbox = await sandboxFor(appUrl);
  const outside = `http://127.0.0.1:${sandbox.port}`;
  backend = await serveBackendAlone({
    env: {
      APP_URL: appUrl,
      OIDC_ISSUER: sandbox.issuer,
      SMTP_URL: sandbox.smtpUrl,
      RAZORPAY_BASE_URL: `${outside}/razorpay/v1`,
      RELOADLY_BASE_URL: `${outside}/reloadly`,
      RELOADLY_AUTH_URL: `${outside}/reloadly/oauth/token`,
    },
  });
  between = await failingBackend(backend.url);
  app = await serveApp({ port, env: { BACKEND_URL: between.url } });

  await organiser.signIn(app.url, { email: 'asha@example.in', name: 'Asha Rao' });
  await guest.signIn(app.url, { email: 'meera@example.in', name: 'Meera Iyer' });
  for (const who of [organiser, guest]) await api(who, 'PUT', '/auth/profile', profile);
  const gifts = [
    { name: 'A kettle', price: 500 },
    { name: 'A lamp', price: 700 },
  ];
  const made = (await api(organiser, 'POST', '/events/create', {
    eventType: 'wedding',
    eventName: 'Asha and Rohan',
    date: '2031-02-14',
    description: 'Come and celebrate.',
    guests: [{ firstName: 'Meera', lastName: 'Iyer', email: 'meera@example.in' }],
    giftsWanted: gifts,
  })) as { event: { _id: string } };
  at.event = made.event._id;
  const [group] = (await api(organiser, 'GET', `/events/${at.event}/wishlist`)) as {
    items: { _id: string }[];
  }[];
  [at.gift = '', at.plain = ''] = group?.items.map(({ _id }) => _id) ?? [];
  const list = (await api(organiser, 'GET', `/events/${at.event}/guests`)) as { items: { _id: string }[] };
  at.guest = list.items[0]?._id ?? '';
  await api(guest, 'PATCH', `/events/${at.event}/wishlist/gift/${at.gift}/enable-collaboration`);
});
afterAll(async () => {
  await app.stop();
  await between.close();
  await backend.stop();
  await sandbox.close();
});
beforeEach(() => between.fail());

type Row = [sentence: string, failing: OperationName[], does: () => Promise<{ html: string }>];

const event = (rest = '') => `${app.url}/event/${at.event}${rest}`;
const rsvp = () => event(`/rsvp/${at.guest}/yes/email`);
const creation = { do: 'create', eventName: 'Kabir turns five', date: '2031-03-01', description: 'Cake.' };

const rows: Row[] = [
  ['Failed to load user data', ['getCurrentUser'], () => organiser.open(`${app.url}/profile`)],
  [
    'Please try refreshing the page or contact support.',
    ['getCurrentUser'],
    () => organiser.open(`${app.url}/profile`),
  ],
  ['Failed to update profile', ['updateProfile'], () => organiser.post(`${app.url}/profile`, profile)],
  [
    'Failed to load dashboard data. Please try again later.',
    ['getEventStats'],
    () => organiser.open(`${app.url}/dashboard`),
  ],
  [
    'Failed to load events. Please try again later.',
    ['listOrganisedEvents'],
    () => organiser.open(`${app.url}/organised-events`),
  ],
  [
    'Failed to load events. Please try again later.',
    ['listAttendingEvents'],
    () => organiser.open(`${app.url}/attending-events`),
  ],
  [
    'Failed to create event. Please try again.',
    ['createEvent'],
    () => organiser.post(`${app.url}/create-event/birthday`, creation),
  ],
  ['Failed to fetch event details', ['listGuests'], () => organiser.open(event('/invite'))],
  ['Failed to load event details. Please try again later.', ['getEvent'], () => organiser.open(event())],
  ['Failed to update RSVP.', ['setRsvp'], () => guest.post(rsvp(), { rsvp: 'yes' })],
  ['Failed to reset RSVP.', ['resetRsvp'], () => guest.post(rsvp(), { rsvp: 'reset' })],
  [
    'Failed to send invites. Please try again.',
    ['addInvitees'],
    () => organiser.post(event('/invite'), { 'newGuests[0].email': 'kabir@example.in' }),
  ],
  [
    'Failed to add gift:',
    ['addGift'],
    () => organiser.post(event('/wishlist'), { name: 'A vase', price: '10' }),
  ],
  [
    'Failed to delete gift:',
    ['deleteGift'],
    () => organiser.post(event(`/wishlist/gifts/${at.gift}/delete`), {}),
  ],
  [
    'Failed to enable collaboration',
    ['enableCollaboration'],
    () => guest.post(event(`/gift/${at.plain}/enable`), {}),
  ],
  [
    'Failed to join collaboration',
    ['joinCollaboration'],
    () => guest.post(event(`/gift/${at.gift}`), { contributionAmount: '0' }),
  ],
  [
    'Failed to mark as purchased',
    ['markGiftPurchased'],
    () => organiser.post(event(`/gift/${at.gift}/purchase`), {}),
  ],
  [
    'Failed to accepted collaboration request',
    ['respondToCollaborationRequest'],
    () => guest.post(event('/collaboration-requests/some-request-0000'), { status: 'accepted' }),
  ],
  [
    'Failed to rejected collaboration request',
    ['respondToCollaborationRequest'],
    () => guest.post(event('/collaboration-requests/some-request-0000'), { status: 'rejected' }),
  ],
  ['Error Loading Security Data', ['getSecurityOverview'], () => organiser.open(`${app.url}/security`)],
  [
    'Failed to load security information',
    ['getSecurityOverview'],
    () => organiser.open(`${app.url}/security`),
  ],
  [
    'Failed to revoke session',
    ['revokeSession'],
    () => organiser.post(`${app.url}/security/sessions/some-session-0000/revoke`, {}),
  ],
  [
    'Failed to revoke all sessions',
    ['revokeOtherSessions'],
    () => organiser.post(`${app.url}/security/revoke-others`, {}),
  ],
];

it.each(rows)('a call that fails without a reason says: %s', async (sentence, failing, does) => {
  between.fail(...failing);
  expect(asText((await does()).html)).toContain(sentence);
});

it.each<Row>([
  [
    'Failed to create event. Please try again.',
    ['createEvent'],
    () => organiser.post(`${app.url}/create-event/birthday`, creation),
  ],
  [
    'Failed to join collaboration',
    ['joinCollaboration'],
    () => guest.post(event(`/gift/${at.gift}`), { contributionAmount: '0' }),
  ],
])('a call whose backend is away says: %s', async (sentence, failing, does) => {
  between.away(...failing);
  expect(asText((await does()).html)).toContain(sentence);
});

it.each([
  [500, () => between.fail('deleteGift')],
  [503, () => between.away('deleteGift')],
])('a deletion that fails with %i asks once more, with its button', async (expected, breaks) => {
  breaks();
  const { status, html } = await organiser.post(event(`/wishlist/gifts/${at.gift}/delete`), {});
  expect(status).toBe(expected);
  for (const text of ['Failed to delete gift:', wishlistWords.confirmDelete, wishlistWords.deleteConfirm])
    expect(asText(html)).toContain(text);
});

it('a gift that is no longer there cannot be deleted, and its list says so', async () => {
  const { url, html } = await organiser.post(event('/wishlist/gifts/no-such-gift-0000/delete'), {});
  expect(new URL(url).pathname).toBe(`/event/${at.event}/wishlist`);
  expect(asText(html)).toContain('Cannot delete gift: Invalid gift ID');
});

it.each(['/invite', '/wishlist'])('an event that can be none is not found at %s either', async (page) => {
  const { status, html } = await organiser.open(`${app.url}/event/nope${page}`);
  expect(status).toBe(404);
  for (const text of [
    'Event not found',
    "The event you're looking for doesn't exist or you don't have access to it.",
  ])
    expect(asText(html)).toContain(text);
});

it('an answer is kept as it was typed when its event cannot be read at that moment', async () => {
  between.failOnce('getEvent');
  const { status, html } = await guest.post(event(), { rsvp: 'yes', note: 'We bring the laddus' });
  expect(status).toBe(500);
  expect(asText(html)).toContain('Failed to update RSVP.');
  expect(html).toContain('We bring the laddus');
});

it("somebody joins, so that others can ask; a request that fails says 'Failed to send collaboration request'", async () => {
  await api(guest, 'POST', `/events/${at.event}/wishlist/gift/${at.gift}/join-collaboration`, {
    contributionAmount: 0,
  });
  const stranger = new WebVisitor();
  await stranger.signIn(app.url, { email: 'kabir@example.in', name: 'Kabir Shah' });
  between.fail('requestCollaboration');
  const answer = await stranger.post(event(`/gift/${at.gift}/ask`), {
    targetUserId: 'some-person-00000',
    message: 'May I?',
  });
  expect(asText(answer.html)).toContain('Failed to send collaboration request');
  expect(answer.html).toContain('May I?');
});

it('an event that was created without an answer to tell leads to the dashboard, which says so (spec section 4)', async () => {
  between.lose('createEvent');
  const { url, html } = await organiser.post(`${app.url}/create-event/birthday`, {
    ...creation,
    eventName: 'Kabir turns six',
  });
  expect(new URL(url).pathname).toBe('/dashboard');
  expect(asText(html)).toContain(
    'Event created but unable to navigate to event page. Please check your events list.',
  );
  expect(asText((await organiser.open(`${app.url}/organised-events`)).html)).toContain('Kabir turns six');
});

it('requests that cannot be fetched are none (spec section 8)', async () => {
  between.fail('listCollaborationRequests', 'listGiftCollaborationRequests');
  for (const path of ['', `/gift/${at.gift}`])
    expect(await guest.open(event(path))).toMatchObject({ status: 200 });
});
