import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { menuLabel } from '#messages/events/menu/en.ts';
import * as wishlistWords from '#messages/wishlist/en.ts';
import * as eventWords from '#messages/events/en.ts';
import * as imageWords from '#messages/images/en.ts';
import { beginGiving, give } from './support/giving.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

interface Wish {
  name: string;
  price: number;
  type?: 'kitchen' | 'travel';
}

async function createEvent(
  page: Page,
  giftsWanted: Wish[] = [],
  guests: { firstName: string; email: string }[] = [],
) {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      description: 'An evening of music.\nDinner after.',
      guests,
      giftsWanted,
    },
  });
  return event._id;
}

async function gifts(page: Page, eventId: string) {
  const groups = await api(page).call('getWishlist', { params: { eventId }, query: {} });
  return groups.flatMap(({ items }) => items);
}

/** A photo of noise, which no encoder makes small. */
async function photo(width: number, height: number) {
  const noise = {
    create: {
      width,
      height,
      channels: 3 as const,
      background: '#a8124f',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    },
  };
  return {
    name: 'cooker.png',
    mimeType: 'image/png',
    buffer: await sharp(noise).png({ compressionLevel: 1 }).toBuffer(),
  };
}

const total = (page: Page, term: string) => page.locator('dl > div').filter({ hasText: term }).locator('dd');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const addForm = (page: Page) => page.locator('#add-gift');

test.beforeEach(async ({ page }) => {
  await signInWithProfile(page, newEmail());
});

test('a button that is being pressed while a picture arrives is pressed @js', async ({ page }) => {
  const eventId = await createEvent(page);
  await page.goto(`/event/${eventId}/wishlist`);
  await page.getByLabel('Gift name').fill('Pressure cooker');
  await page.getByLabel('Price in rupees').fill('1250');
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/events/images', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Picture').setInputFiles(await photo(400, 300));
  await expect(page.getByText(/^Uploading cooker\.png/)).toBeVisible();
  await page.getByRole('button', { name: 'Add this gift' }).hover();
  await page.mouse.down();
  letThrough();
  await expect(page.getByRole('button', { name: 'Remove this picture' })).toBeVisible();
  await page.mouse.up();
  await expect(
    page.getByRole('status').filter({ hasText: 'Pressure cooker is on the wishlist.' }),
  ).toBeVisible();
});

test('gifts are added from an empty list, with a picture, and add up', async ({ page }) => {
  const eventId = await createEvent(page);
  await page.goto(`/event/${eventId}`);
  await page.getByRole('link', { name: 'Manage wishlist' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift Wishlist');
  await expect(page.getByRole('main').getByText('Meera weds Rohan')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your wishlist is empty' })).toBeVisible();
  await expect(group(page, 'Event Details')).toContainText('An evening of music.');
  await page.getByRole('link', { name: 'Add Your First Gift' }).click();
  await expect(page.getByLabel('Gift name')).toBeFocused();

  await page.getByLabel('Gift name').fill('Pressure cooker');
  await page.getByLabel('Price in rupees').fill('125000.50');
  await page.getByLabel('Type').selectOption('Kitchen');
  await page.getByLabel('Link').fill('https://shop.example.in/cooker');
  await page.getByLabel('Picture').setInputFiles(await photo(400, 300));
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Pressure cooker is on the wishlist.' }),
  ).toBeVisible();
  const item = group(page, 'Kitchen').getByRole('listitem');
  await expect(item).toContainText('₹1,25,000.50');
  await expect(item.getByRole('link', { name: /shop\.example\.in/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer nofollow',
  );
  await expect(item.locator('img')).toHaveJSProperty('naturalWidth', 320);
  await expect(total(page, 'Total Gifts')).toHaveText('1');

  await expect(addForm(page)).not.toHaveAttribute('open');
  await addForm(page).getByText('Add Gift').click();
  await expect(page.getByLabel('Gift name')).toHaveValue('');
  await page.getByLabel('Gift name').fill('Weekend in Coorg');
  await page.getByLabel('Price in rupees').fill('0.50');
  await page.getByLabel('Type').selectOption('Travel');
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(group(page, 'Travel').getByRole('listitem')).toContainText('Weekend in Coorg');
  await expect(total(page, 'Total Gifts')).toHaveText('2');
  await expect(total(page, 'Total Value')).toHaveText('₹1,25,001.00');
});

test('without scripts, a picture stays with a gift that has to be mended @no-js', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const eventId = await createEvent(page);
  await page.goto(`/event/${eventId}/wishlist`);
  await page.getByLabel('Gift name').fill('Lamp');
  await page.getByLabel('Price in rupees').fill('-1');
  await page.getByLabel('Picture').setInputFiles(await photo(400, 300));
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('img', { name: wishlistWords.pictureChosen })).toHaveJSProperty(
    'naturalWidth',
    320,
  );
  await page.getByLabel('Price in rupees').fill('900');
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Lamp is on the wishlist.' })).toBeVisible();
  expect(await gifts(page, eventId)).toMatchObject([{ name: 'Lamp', image: { width: 400, height: 300 } }]);

  // what was said of the gift before does not stand over what is wrong now
  await page.getByText('Add Gift', { exact: true }).click();
  await page.getByLabel('Gift name').fill('Clock');
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('Lamp is on the wishlist.')).toHaveCount(0);
});

test('a gift that is not right is refused beside its field, with what was typed kept', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of (400|409)/);
  const eventId = await createEvent(page, [{ name: 'Lamp', price: 900 }]);
  await page.goto('/organised-events');
  await page.getByRole('link', { name: 'Add Gifts' }).click();
  await page.getByLabel('Gift name').fill('Telescope');
  await page.getByLabel('Price in rupees').fill('45000');
  await page.getByLabel('Link').fill('ftp://shop.example.in/telescope');
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter a link that starts with https:// or http://.');
  await expect(page.getByLabel('Gift name')).toHaveValue('Telescope');

  await page.getByLabel('Link').fill('');
  const large = await photo(1700, 1700);
  expect(large.buffer.byteLength).toBeGreaterThan(5 * 1024 * 1024);
  await page.getByLabel('Picture').setInputFiles(large);
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'This picture is larger than 5 MB. Choose a smaller one.',
  );
  await expect(page.getByLabel('Price in rupees')).toHaveValue('45000');

  await page
    .getByLabel('Picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(page.getByRole('alert')).toContainText(imageWords.notAPicture);

  await page.getByLabel('Picture').setInputFiles([]);
  await api(page).call('cancelEvent', { params: { eventId } });
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(page.getByRole('alert')).toContainText(`Failed to add gift: ${eventWords.cancelledAlready}`);
  expect(await gifts(page, eventId)).toHaveLength(1);
});

test('a form without name and price is refused with the sentence for it @no-js', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 400/);
  const eventId = await createEvent(page);
  await page.goto(`/event/${eventId}/wishlist`);
  await page.getByLabel('Gift name').fill('   ');
  await page.getByLabel('Price in rupees').fill('100');
  await page.getByRole('button', { name: 'Add this gift' }).click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Please provide both a gift name and price');
  await expect(page).toHaveTitle(/^Error: Wishlist/);
  await expect(page.getByLabel('Price in rupees')).toHaveValue('100');
  await page.getByLabel('Gift name').fill('Lamp');
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(page.getByText('Lamp is on the wishlist.')).toBeVisible();
  await expect(page).toHaveTitle(/^Wishlist/);
});

test('the button waits for a name and a price, and says so when it is pressed before @js', async ({
  page,
}) => {
  await page.goto(`/event/${await createEvent(page)}/wishlist`);
  const add = page.getByRole('button', { name: 'Add this gift' });
  await expect(add).toBeDisabled();
  // a person can press what looks as if it were off
  await add.click({ force: true });
  await expect(page.getByRole('alert')).toContainText('Please provide both a gift name and price');
  await expect(page).toHaveTitle(/^Error: /);
  await page.getByLabel('Gift name').fill('Lamp');
  await page.getByLabel('Price in rupees').fill('900');
  await expect(add).toBeEnabled();
  await page.getByLabel('Gift name').fill('  ');
  await expect(add).toBeDisabled();
});

test('a form sent twice adds one gift', async ({ page, baseURL }) => {
  const eventId = await createEvent(page);
  await page.goto(`/event/${eventId}/wishlist`);
  const requestId = await page.locator('input[name=requestId]').inputValue();
  const press = () =>
    page.request.post(`/event/${eventId}/wishlist`, {
      multipart: { requestId, name: 'Lamp', price: '900' },
      headers: { Origin: baseURL ?? '' },
    });
  const answers = await Promise.all([press(), press()]);
  const pages = await Promise.all(answers.map((answer) => answer.text()));
  // pressed at the same time, the later answer's notice is the one the browser keeps
  expect(pages.some((text) => text.includes('Lamp is on the wishlist.'))).toBe(true);
  expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
  expect(await gifts(page, eventId)).toHaveLength(1);
});

test('a gift is changed, and deleted after a question', async ({ page, complaints }) => {
  complaints.allow(/status of 404/);
  const eventId = await createEvent(page, [
    { name: 'Lamp', price: 900 },
    { name: 'Rug', price: 2500 },
  ]);
  await page.goto(`/event/${eventId}/wishlist`);
  await page.getByRole('link', { name: 'Edit Lamp' }).click();
  await expect(page.getByLabel('Price in rupees')).toHaveValue('900');
  await page.getByLabel('Gift name').fill('Floor lamp');
  await page.getByLabel('Picture').setInputFiles(await photo(200, 200));
  await page.getByRole('button', { name: 'Save gift' }).click();
  await expect(page.getByText('Floor lamp is saved.')).toBeVisible();
  expect((await gifts(page, eventId))[0]).toMatchObject({
    name: 'Floor lamp',
    price: 900,
    image: { width: 200 },
  });

  await page.getByRole('link', { name: 'Edit Floor lamp' }).click();
  await page.getByLabel('Remove this picture').check();
  await page.getByRole('button', { name: 'Save gift' }).click();
  await expect(page.getByText('Floor lamp is saved.')).toBeVisible();
  const [lamp] = await gifts(page, eventId);
  expect(lamp?.image).toBeUndefined();

  await page.getByRole('link', { name: 'Delete Floor lamp' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Are you sure you want to delete this gift?',
  );
  await page.getByRole('link', { name: 'Keep this gift' }).click();
  await expect(total(page, 'Total Gifts')).toHaveText('2');
  await page.getByRole('link', { name: 'Delete Floor lamp' }).click();
  await page.getByRole('button', { name: 'Delete this gift' }).click();
  await expect(page.getByText('The gift was deleted.')).toBeVisible();
  await expect(total(page, 'Total Value')).toHaveText('₹2,500.00');
  expect((await gifts(page, eventId)).map(({ name }) => name)).toEqual(['Rug']);

  await page.goto(`/event/${eventId}/wishlist/gifts/${lamp?._id}/delete`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cannot delete gift: Invalid gift ID');
});

test('a gift that somebody joined without giving anything is deleted like any other', async ({
  page,
  browser,
}) => {
  const eventId = await createEvent(page, [{ name: 'Lamp', price: 900 }]);
  const [lamp] = await gifts(page, eventId);
  const params = { eventId, giftId: lamp?._id ?? '' };
  const stranger = await browser.newPage();
  await signInWithProfile(stranger, newEmail('stranger'));
  await api(stranger).call('enableCollaboration', { params });
  await api(stranger).call('joinCollaboration', { params, body: { contributionAmount: 0 } });
  await page.goto(`/event/${eventId}/wishlist`);
  await page.getByRole('link', { name: 'Delete Lamp' }).click();
  await page.getByRole('button', { name: 'Delete this gift' }).click();
  await expect(page.getByText('The gift was deleted.')).toBeVisible();
  expect(await gifts(page, eventId)).toEqual([]);
});

test('a purchased gift says who bought it, and is marked delivered', async ({ page }) => {
  const eventId = await createEvent(page, [{ name: 'Lamp', price: 900 }]);
  const [lamp] = await gifts(page, eventId);
  await page.goto(`/event/${eventId}/wishlist`);
  await expect(page.getByRole('button', { name: wishlistWords.markDeliveredOf('Lamp') })).toHaveCount(0);
  await api(page).call('markGiftPurchased', {
    params: { eventId, giftId: lamp?._id ?? '' },
    body: { purchaseConfirmation: 'Order 4711' },
  });
  await page.reload();
  const item = group(page, 'Other').getByRole('listitem');
  await expect(item).toContainText('Bought by Asha Rao');
  await expect(item).toContainText('“Order 4711”');
  await expect(item).toContainText('Purchased');
  await item.getByRole('button', { name: wishlistWords.markDeliveredOf('Lamp') }).click();
  await expect(page.getByText('Lamp is marked as delivered.')).toBeVisible();
  await expect(item.getByText('Delivered', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: wishlistWords.markDeliveredOf('Lamp') })).toHaveCount(0);

  await item.getByRole('link', { name: 'Undo purchase of Lamp' }).click();
  await expect(page.getByText('Lamp was marked as purchased by Asha Rao.')).toBeVisible();
  await expect(page.getByText('It will no longer be marked as delivered either.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo purchase' }).click();
  await expect(page.getByText('Lamp is no longer marked as purchased.')).toBeVisible();
  expect((await gifts(page, eventId))[0]).toMatchObject({ isPurchased: false, isDelivered: false });
});

test('a gift that money was given for is not deleted', async ({ page, browser, complaints, withJs }) => {
  const { organiser, meera, gift, place } = await beginGiving({ page, browser, complaints, withJs });
  await api(organiser).call('enableCollaboration', { params: place });
  await meera.goto(gift);
  await give(meera, '5000', { withJs });
  await organiser.goto(`/event/${place.eventId}/wishlist`);
  const item = group(organiser, 'Kitchen').getByRole('listitem');
  await expect(item).toContainText('₹5,000 collected');
  await item.getByRole('link', { name: 'Delete Pressure cooker' }).click();
  await expect(organiser.getByRole('heading', { name: 'Pressure cooker cannot be deleted' })).toBeVisible();
  await expect(
    organiser.getByText('Money has been given for this gift, so it cannot be deleted.'),
  ).toBeVisible();
  await expect(organiser.getByRole('button', { name: 'Delete this gift' })).toHaveCount(0);
  expect(await gifts(organiser, place.eventId)).toHaveLength(1);
});

test('a guest is told whose it is to manage, a stranger finds no event, a visitor signs in first', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of (403|404)/);
  const meera = newEmail('meera');
  const eventId = await createEvent(
    page,
    [{ name: 'Lamp', price: 900 }],
    [{ firstName: 'Meera', email: meera }],
  );
  const address = `/event/${eventId}/wishlist`;
  const [lamp] = await gifts(page, eventId);

  await page.context().clearCookies();
  await page.goto(address);
  await expect(page).toHaveURL(/\/\?returnTo=%2Fevent%2F/);

  await signInWithProfile(page, meera, 'Meera Iyer');
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gift Wishlist');
  await expect(
    page.getByText(
      'Only event organizers can manage the wishlist. You can view this event but cannot modify its wishlist.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Lamp')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: menuLabel })).toHaveCount(0);
  await page.goto(`${address}/gifts/${lamp?._id}`);
  await expect(page.getByText('Only event organizers can manage the wishlist.')).toBeVisible();
  await page.goto(address);
  await page.getByRole('link', { name: 'Back to the event' }).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^Lamp$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Manage wishlist' })).toHaveCount(0);

  const stranger = await browser.newContext();
  const strangersPage = await stranger.newPage();
  await signInWithProfile(strangersPage, newEmail('ravi'));
  await strangersPage.goto(address);
  await expect(strangersPage.getByRole('heading', { level: 1 })).toHaveText('Event not found');
  await stranger.close();
});
