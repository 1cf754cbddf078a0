import type { Page } from '@playwright/test';
import { inDays } from './support/days.ts';
import { inviteGuest } from './support/invited.ts';
import { Keyboard } from './support/keyboard.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

/*
 * The pages of an event as those who run it see them: one menu in one place, one title, and what one came for on the
 * first screen of a phone.
 */
const PARTS = ['Overview', 'Guests', 'Invitation', 'Gifts', 'Messages', 'Settings'];

const menu = (page: Page) => page.getByRole('navigation', { name: 'This event' });

async function wedding(page: Page, guests: { firstName: string; email?: string; language?: 'hi' }[] = []) {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: inDays(81),
      time: '19:00',
      description: 'An evening of music and dinner.',
      venue: { name: 'The Grand', location: 'Baner Road, Pune' },
      guests,
      giftsWanted: [{ name: 'Pressure cooker', price: 2500, type: 'kitchen' }],
    },
  });
  return event._id;
}

/** Each page of an event, and the part it belongs to. */
async function pagesOf(page: Page, eventId: string): Promise<[string, string][]> {
  const params = { eventId };
  const { items } = await api(page).call('listGuests', { params, query: {} });
  const guest = `/invite/guests/${items[0]?._id}`;
  const [group] = await api(page).call('getWishlist', { params, query: {} });
  const gift = group?.items[0]?._id;
  return [
    ['', 'Overview'],
    ['/invite', 'Guests'],
    [guest, 'Guests'],
    [`${guest}/remove`, 'Guests'],
    ['/invite/print', 'Guests'],
    ['/invite/design', 'Invitation'],
    ['/invite/design?template=balloons', 'Invitation'],
    ['/invite/review', 'Invitation'],
    ['/invite/send-next', 'Invitation'],
    ['/invite/design-tool', 'Invitation'],
    ['/wishlist', 'Gifts'],
    [`/wishlist/gifts/${gift}`, 'Gifts'],
    [`/wishlist/gifts/${gift}/delete`, 'Gifts'],
    [`/gift/${gift}`, 'Gifts'],
    ['/shagun', 'Gifts'],
    ['/thank-yous', 'Gifts'],
    ['/invite/reminders', 'Messages'],
    ['/invite/reminders/guests', 'Messages'],
    ['/invite/reminders/message', 'Messages'],
    ['/invite/chats', 'Messages'],
    ['/settings', 'Settings'],
    ['/edit', 'Settings'],
    ['/functions', 'Settings'],
    ['/functions/new', 'Settings'],
    ['/questions', 'Settings'],
    ['/questions/new?kind=text', 'Settings'],
    ['/hosts', 'Settings'],
    ['/cancel', 'Settings'],
  ];
}

test('one menu stands in one place on every page of an event, and each page has one title', async ({
  page,
}) => {
  test.slow();
  await signInWithProfile(page, newEmail());
  const eventId = await wedding(page, [{ firstName: 'Neha', email: newEmail('neha') }]);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 740 });
    let place: object | undefined;
    for (const [address, part] of await pagesOf(page, eventId)) {
      await page.goto(`/event/${eventId}${address}`);
      const where = `${address} at ${width}`;
      await expect(menu(page).getByRole('link'), where).toHaveText(PARTS);
      await expect(menu(page).locator('[aria-current]'), where).toHaveText(part);
      await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
      const box = await menu(page).boundingBox();
      place ??= box ?? undefined;
      expect(box, where).toEqual(place);
      const link = await menu(page).getByRole('link', { name: 'Settings' }).boundingBox();
      expect(link?.height, where).toBeGreaterThanOrEqual(44);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
        width,
      );
    }
  }
});

test('the menu leads from part to part by keyboard', async ({ page }) => {
  await signInWithProfile(page, newEmail());
  const eventId = await wedding(page);
  const keys = new Keyboard(page);
  await page.goto(`/event/${eventId}`);
  for (const part of [...PARTS.slice(1), 'Overview']) {
    await keys.enter(menu(page).getByRole('link', { name: part }));
    await expect(menu(page).locator('[aria-current]')).toHaveText(part);
  }
});

test('the overview says how long to go, how guests answered and what comes next, above the page they see', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithProfile(page, newEmail());
  const empty = await wedding(page);
  await page.goto(`/event/${empty}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meera weds Rohan');
  const next = page.getByRole('region', { name: 'Next step' });
  await expect(next.getByRole('link', { name: 'Add your guests' })).toBeInViewport({ ratio: 1 });

  const eventId = await wedding(page, [
    { firstName: 'Neha', email: newEmail('neha') },
    { firstName: 'Ravi', email: newEmail('ravi') },
  ]);
  const { items } = await api(page).call('listGuests', { params: { eventId }, query: {} });
  const guestId = items[0]?._id ?? '';
  await api(page).call('setRsvp', { params: { eventId, guestId }, body: { rsvp: 'yes' } });
  await page.goto(`/event/${eventId}`);
  await expect(page.getByText('In 81 days')).toBeInViewport();
  await expect(page.getByText(/, 7 pm · The Grand$/)).toBeInViewport();
  await expect(next.getByRole('link', { name: 'Choose an invitation design' })).toBeInViewport({ ratio: 1 });
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers.getByText('1 adult')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gifts', exact: true })).toContainText(
    '1 gift on the wishlist',
  );
  await expect(page.getByRole('heading', { level: 2, name: 'What your guests see' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gift Wishlist' })).toBeVisible();

  // what is seldom done is folded away, under its own words
  await expect(page.getByRole('link', { name: 'Cancel event' })).toBeHidden();
  await page.getByText('More', { exact: true }).click();
  for (const rare of ['Functions', 'Questions', 'Co-hosts', 'Print the guest list', 'Cancel event'])
    await expect(page.getByRole('link', { name: rare, exact: true })).toBeVisible();

  await answers.getByRole('link', { name: '1 yet to answer' }).click();
  await expect(page.getByText('1 guest found')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage Ravi' })).toBeVisible();
});

test('the first guest stands on the first screen of a phone; with none, adding is open', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInWithProfile(page, newEmail());
  const empty = await wedding(page);
  await page.goto(`/event/${empty}/invite`);
  await expect(
    page.getByRole('group', { name: 'Guest 1', exact: true }).getByLabel('First name'),
  ).toBeVisible();

  const eventId = await wedding(
    page,
    Array.from({ length: 30 }, (_, index) => ({ firstName: `Guest${index}`, email: newEmail(`g${index}`) })),
  );
  await page.goto(`/event/${eventId}/invite`);
  const first = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Manage Guest0' }) });
  const box = await first.boundingBox();
  expect((box?.y ?? 1000) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
  await expect(page.getByRole('button', { name: 'Send invitations to 30 guests' })).toBeInViewport();
  await expect(page.getByText('30 guests · 0 yes · 30 yet to answer')).toBeInViewport();
});

test('the sending is looked at and tried in every language that guests read', async ({ page }) => {
  const own = newEmail('asha');
  await signInWithProfile(page, own);
  const eventId = await wedding(page, [
    { firstName: 'Neha', email: newEmail('neha') },
    { firstName: 'Nani', email: newEmail('nani') },
  ]);
  const { items } = await api(page).call('listGuests', { params: { eventId }, query: {} });
  const nani = items.find(({ firstName }) => firstName === 'Nani');
  await api(page).call('updateGuest', {
    params: { eventId, guestId: nani?._id ?? '' },
    body: {
      firstName: 'Nani',
      lastName: '',
      email: nani?.email ?? '',
      phone: '',
      withFamily: false,
      language: 'hi',
    },
  });
  await page.goto(`/event/${eventId}/invite/review`);
  await expect(page.getByRole('region', { name: 'The e-mail (English)' })).toContainText('invites you');
  await expect(page.getByRole('region', { name: 'The e-mail (हिन्दी)' })).toContainText('नमस्ते');
  await page.getByRole('button', { name: 'Send me a test' }).click();
  await expect(page.getByText(`2 tests, in English and हिन्दी, are on their way to ${own}.`)).toBeVisible();
});

test('a guest sees nothing of it', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  for (const address of [invited.link(), `/event/${invited.eventId}`]) {
    await page.goto(address);
    await expect(menu(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Next step' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Asha and Rohan' })).toBeVisible();
  }
});
