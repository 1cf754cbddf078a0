import type { Page } from '@playwright/test';
import { button, draftOf, fillDetails, openWeddingForm } from './support/event-form.ts';
import { fakeGoogleMap, mapInPage, pressMap } from './support/map.ts';
import { api } from './support/people.ts';
import { expect, test } from './support/test.ts';
import * as venueWords from '#messages/events/venue/en.ts';

const venue = (page: Page) => page.getByRole('group', { name: 'Venue', exact: true });
const searchBox = (page: Page) => venue(page).getByLabel('Search for the venue');
const nameField = (page: Page) => page.getByLabel('Venue name');
const addressField = (page: Page) => page.getByLabel('Venue address');
const pinBox = (page: Page) => page.getByLabel('Show guests exactly this point on the map');

const AMBER = {
  name: 'Amber Haveli',
  location: 'Amer Road, Jorawar Singh Gate, Jaipur, Rajasthan 302002, India',
  lat: 26.94712,
  lng: 75.83874,
  placeId: 'ChIJAmber_Haveli',
};

/** Searches and picks the one venue that fits. */
async function pickVenue(page: Page, word: string, name: string, withJs: boolean): Promise<void> {
  await searchBox(page).fill(word);
  if (withJs) {
    await page.getByRole('option', { name }).click();
  } else {
    await button(page, 'Search venue').click();
    await page.getByRole('radio', { name }).check();
    await button(page, 'Use this venue').click();
  }
}

async function createdEvent(page: Page) {
  await button(page, 'Create Event').click();
  await expect(page).toHaveURL(/\/event\/[\w-]+$/);
  return (await api(page).call('getMyEvents', {})).createdEvents[0];
}

test('a venue found by the search fills in name, address and point, and guests are led to it', async ({
  page,
  withJs,
}) => {
  await openWeddingForm(page);
  await fillDetails(page);
  await pickVenue(page, 'amber hav', AMBER.name, withJs);
  await expect(nameField(page)).toHaveValue(AMBER.name);
  await expect(addressField(page)).toHaveValue(AMBER.location);
  await expect(pinBox(page)).toBeChecked();
  await expect(page.getByLabel('Event name')).toHaveValue('Asha and Rohan');
  const event = await createdEvent(page);
  expect(event?.venue).toEqual(AMBER);
  await expect(page.getByRole('link', { name: /map/i })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=Amber%20Haveli.*&query_place_id=ChIJAmber_Haveli$/,
  );
});

test('a point whose box is cleared is not kept, and the map looks for the address instead', async ({
  page,
  withJs,
}) => {
  await openWeddingForm(page);
  await fillDetails(page);
  await pickVenue(page, 'amber hav', AMBER.name, withJs);
  await expect(addressField(page)).toHaveValue(AMBER.location);
  await addressField(page).fill('12 Our Lane, Jaipur');
  await pinBox(page).uncheck();
  const event = await createdEvent(page);
  expect(event?.venue).toEqual({ name: AMBER.name, location: '12 Our Lane, Jaipur' });
  await expect(page.getByRole('link', { name: /map/i })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=Amber%20Haveli%2C%2012%20Our%20Lane%2C%20Jaipur',
  );
});

test('changing an event: the venue is searched for and replaced, everything typed stays', async ({
  page,
  withJs,
}) => {
  await openWeddingForm(page);
  await fillDetails(page);
  const event = await createdEvent(page);
  await page.goto(`/event/${event?._id}/edit`);
  await page.getByLabel('Event name').fill('Asha weds Rohan');
  await pickVenue(page, 'amber hav', AMBER.name, withJs);
  await expect(addressField(page)).toHaveValue(AMBER.location);
  await expect(page.getByLabel('Event name')).toHaveValue('Asha weds Rohan');
  await button(page, 'Save changes').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha weds Rohan');
  const saved = (await api(page).call('getMyEvents', {})).createdEvents[0];
  expect([saved?.eventName, saved?.venue]).toEqual(['Asha weds Rohan', AMBER]);

  // opened again, the point is there and stays when nothing is changed
  await page.goto(`/event/${event?._id}/edit`);
  await expect(pinBox(page)).toBeChecked();
  await page.getByLabel('Description').fill('Dinner at eight.');
  await button(page, 'Save changes').click();
  await expect(page.getByText('Dinner at eight.').first()).toBeVisible();
  expect((await api(page).call('getMyEvents', {})).createdEvents[0]?.venue).toEqual(AMBER);
});

test.describe('without scripts', { tag: '@no-js' }, () => {
  test('a chosen venue counts also when Create Event is pressed at once', async ({ page }) => {
    await openWeddingForm(page);
    await fillDetails(page);
    await searchBox(page).fill('amber hav');
    await button(page, 'Search venue').click();
    await expect(page.getByText('1 venue found for “amber hav”')).toBeVisible();
    await expect(page.getByText('Results from Sandbox')).toBeVisible();
    await page.getByRole('radio', { name: AMBER.name }).check();
    expect((await createdEvent(page))?.venue).toEqual(AMBER);
  });

  test('says that more than 2 characters are needed, that nothing fits, and that a choice is needed', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 400/);
    await openWeddingForm(page);
    await fillDetails(page);
    await searchBox(page).fill('Am');
    await button(page, 'Search venue').click();
    await expect(page.getByText('Type more than 2 characters to search.')).toBeVisible();
    await searchBox(page).fill('Nowhere Manor');
    await button(page, 'Search venue').click();
    await expect(page.getByText('No venue found for “Nowhere Manor”.')).toBeVisible();
    await searchBox(page).fill('mumbai');
    await button(page, 'Search venue').click();
    await button(page, 'Use this venue').click();
    await expect(page.getByText('Choose a venue, or type its name and address below.')).toBeVisible();
    await expect(page.locator('input[type=radio]:not([name=giveTogether])')).toHaveCount(5);
    await expect(nameField(page)).toHaveValue('Lake Palace');
    expect((await draftOf(page)).entries.some(([name]) => name.startsWith('venueQ'))).toBe(false);
  });
});

test.describe('with scripts', { tag: '@js' }, () => {
  test('the search is asked above 2 characters, and worked with the keyboard alone; how many there are is announced', async ({
    page,
  }) => {
    await openWeddingForm(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/places'))
        requests.push(new URL(request.url()).searchParams.get('input') ?? 'pick');
    });
    // while the clock stands still nobody pauses, however slow the machine is
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await searchBox(page).fill('la');
    await page.clock.runFor(1000);
    await searchBox(page).pressSequentially('ke pal');
    await page.clock.runFor(1000);
    await expect(venue(page).getByRole('status').first()).toContainText('2 suggestions');
    expect(requests).toEqual(['lake pal']);
    await page.clock.resume();
    await expect(searchBox(page)).toHaveAttribute('role', 'combobox');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(nameField(page)).toHaveValue(/Lake Palace/);
    await expect(venue(page).getByRole('status').first()).toContainText('is filled in below.');
    // the draft keeps it, point and all
    await expect
      .poll(async () => (await draftOf(page)).entries.find(([name]) => name === 'venue.lat')?.[1])
      .toMatch(/^\d+\.\d+$/);
    // Enter with the list closed sends nothing
    await searchBox(page).press('Enter');
    await expect(page).toHaveURL(/\/create-event\/wedding$/);
  });

  test('an address changed by hand asks whether the point is still right', async ({ page }) => {
    await openWeddingForm(page);
    await pickVenue(page, 'amber hav', AMBER.name, true);
    await expect(addressField(page)).toHaveValue(AMBER.location);
    await addressField(page).fill(`Second floor, ${AMBER.location}`);
    await expect(page.getByText('Is the point still right?')).toHaveCount(0);
    await addressField(page).fill('12 Our Lane');
    await expect(
      page.getByText('The address has changed since you set the point. Is the point still right?'),
    ).toBeVisible();
  });

  test('the map is asked of Google only when it is shown, opens with zoom 13, and a press on it sets the point', async ({
    page,
  }) => {
    const requests = await fakeGoogleMap(page);
    await openWeddingForm(page);
    await fillDetails(page);
    expect(requests).toEqual([]);
    await button(page, 'Show the map').click();
    await expect(page.getByRole('region', { name: 'Map of the venue' })).toBeVisible();
    await expect
      .poll(() => requests[0] ?? '')
      .toMatch(/^https:\/\/maps\.googleapis\.com\/maps\/api\/js\?.*key=e2e-browser-key/);
    await expect
      .poll(() => mapInPage(page))
      .toMatchObject({ zoom: 13, centre: { lat: 28.6139, lng: 77.209 }, markers: [] });
    await pressMap(page, 18.9217123456, 72.8331);
    await expect(addressField(page)).toHaveValue('Apollo Bunder, Colaba, Mumbai, Maharashtra 400001, India');
    await expect(nameField(page)).toHaveValue('Lake Palace');
    await expect
      .poll(async () => (await mapInPage(page)).markers)
      .toEqual([{ lat: 18.921712, lng: 72.8331 }]);
    const event = await createdEvent(page);
    expect(event?.venue).toMatchObject({ name: 'Lake Palace', lat: 18.921712, lng: 72.8331 });
    await expect(page.getByRole('link', { name: /map/i })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=18.921712%2C72.8331',
    );
  });

  test('the keyboard sets the point at the middle of the map, and the search moves the map', async ({
    page,
  }) => {
    await fakeGoogleMap(page);
    await openWeddingForm(page);
    await button(page, 'Show the map').click();
    await expect(page.getByRole('region', { name: 'Map of the venue' })).toBeVisible();
    await pickVenue(page, 'amber hav', AMBER.name, true);
    await expect.poll(async () => (await mapInPage(page)).centre).toEqual({ lat: AMBER.lat, lng: AMBER.lng });
    await button(page, 'Set the point at the middle of the map').press('Enter');
    await expect(venue(page).getByText('The point is set: Amer Road')).toBeVisible();
  });

  test('a map that breaks leaves what was typed', async ({ page, complaints }) => {
    complaints.allow(/broken by the test|error occurred/i);
    await page.route(/maps\.googleapis\.com/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "const m = google.maps; m.Map = class { constructor() { throw new Error('broken by the test') } }; m.importLibrary = async () => m; m.__ib__()",
      }),
    );
    await openWeddingForm(page);
    await fillDetails(page);
    await button(page, 'Show the map').click();
    await expect(
      page.getByText('The map could not be loaded. Everything else works without it.'),
    ).toBeVisible();
    await expect(page.getByLabel('Description')).toHaveValue('Dinner by the lake.\nDress: festive.');
  });

  test('a map that does not come leaves the fields as they are', async ({ page, complaints }) => {
    complaints.allow(/maps\.googleapis\.com|Failed to load|could not load/i);
    await page.route(/maps\.googleapis\.com/, (route) => route.abort());
    await openWeddingForm(page);
    await button(page, 'Show the map').click();
    await expect(
      page.getByText('The map could not be loaded. Everything else works without it.'),
    ).toBeVisible();
    await nameField(page).fill('Our home');
    await expect(page.getByRole('link', { name: venueWords.lookUp })).toHaveAttribute(
      'href',
      'https://www.google.com/maps/search/?api=1&query=Our%20home',
    );
  });
});

test('a search that does not answer says so, and the plain fields make the event', async ({
  page,
  complaints,
  withJs,
  request,
}) => {
  complaints.allow(/status of 503/);
  complaints.allow(/^answer: 503 .*\/api\/places\//);
  // only searches with this word meet it, so that other tests do not
  const control = `${process.env.E2E_SANDBOX_URL}/places/control`;
  await request.post(control, { data: { mode: 'garbage', affects: 'suggestions', word: 'unlucky' } });
  await openWeddingForm(page);
  await fillDetails(page);
  await searchBox(page).fill('unlucky hall');
  if (!withJs) await button(page, 'Search venue').click();
  await expect(
    page.getByText(
      'Venue search is not working at the moment. Type the name and address of the venue instead, or try again later.',
    ),
  ).toBeVisible();
  await nameField(page).fill('Our home');
  expect((await createdEvent(page))?.venue).toEqual({ name: 'Our home', location: '' });
});
