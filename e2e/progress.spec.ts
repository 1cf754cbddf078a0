import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { button, openWeddingForm } from './support/event-form.ts';
import { api, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** Bytes a second: slow enough to be watched, quick enough not to be waited for. */
async function slowUploads(page: Page, bytesPerSecond: number) {
  const devtools = await page.context().newCDPSession(page);
  const emulate = (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await emulate(bytesPerSecond);
  return { end: () => emulate(-1) };
}

/** A guest list of about 700 KB. */
const guestList = () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, index) => `Guest${index},Family of number ${index},,guest.${index}.of.the.wedding@example.in,FALSE`,
  );
  return {
    name: 'everybody.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['firstName,lastName,phone,email,withFamily', ...rows].join('\n')),
  };
};

/** Noise hardly shrinks, so the file is large. */
async function largePhoto() {
  const raw = { width: 600, height: 400, channels: 3 } as const;
  const pixels = Buffer.from(
    Array.from({ length: raw.width * raw.height * raw.channels }, (_, at) => (at * at * 31 + at) % 251),
  );
  return {
    name: 'cooker.png',
    mimeType: 'image/png',
    buffer: await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer(),
  };
}

async function createEvent(page: Page, guests: { firstName: string; email: string }[]) {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'An evening of music and dinner.',
      venue: { name: 'The Grand', location: 'Baner Road, Pune' },
      guests,
      giftsWanted: [],
    },
  });
  return event._id;
}

const percentOf = async (page: Page) =>
  Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));

/**
 * Looks until it is so: with scripts the page goes on by itself, without them a link does. A mail
 * that was asked to wait is tried again after up to half a minute, and then stands in line.
 */
async function follow(page: Page, withJs: boolean, look: () => Promise<void>) {
  await expect(async () => {
    const refresh = page.getByRole('link', { name: 'Refresh' });
    if (!withJs && (await refresh.isVisible())) await refresh.click();
    await look();
  }).toPass({ timeout: 90_000 });
}

test('a sending is followed through a reload and on another device, and ends by naming whom it did not reach', async ({
  page,
  browser,
  withJs,
}) => {
  test.slow();
  const host = newEmail();
  await signInWithProfile(page, host);
  const neha = newEmail('neha');
  const eventId = await createEvent(page, [
    { firstName: 'Neha', email: neha },
    { firstName: 'Ravi', email: newEmail('bounce') },
    // the mail server asks to come back for this one, so that it is on the way for a while
    { firstName: 'Kavya', email: newEmail('later') },
  ]);
  const address = `/event/${eventId}/invite`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Send invitations to 3 guests not invited yet' }).click();
  const card = page.getByRole('region', { name: 'Sending invitations' });
  await expect(card).toContainText('of 3 sent');
  await page.goto(`/event/${eventId}`);
  await page.getByRole('link', { name: /^Sending invitations: \d of 3 sent$/ }).click();
  const partly = async () => {
    await expect(card).toContainText('1 of 3 sent', { timeout: 1000 });
    await expect(card).toContainText('The e-mail or message service asked us to slow down. One is waiting', {
      timeout: 1000,
    });
    await expect(card).toContainText('1 did not arrive.', { timeout: 1000 });
    await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67', { timeout: 1000 });
  };
  await follow(page, withJs, partly);
  // by the time a slow machine looks again, the mail that had to wait may have gone out
  const goesOn = (on: Page) =>
    expect(on.getByText(/1 of 3 sent|2 of 3 invitations sent/).first()).toBeVisible();
  await page.reload();
  await goesOn(page);

  const other = await browser.newContext({
    javaScriptEnabled: withJs,
    storageState: await page.context().storageState(),
  });
  const otherPage = await other.newPage();
  await otherPage.goto(address);
  await goesOn(otherPage);
  await other.close();

  await follow(page, withJs, () =>
    expect(page.getByText('2 of 3 invitations sent')).toBeVisible({ timeout: 1000 }),
  );
  await expect(page.getByText('Did not reach 1 guest')).toBeVisible();
  await expect(
    page.getByText('Open a guest to correct the contact, then send the invitation again'),
  ).toBeVisible();
  await page.reload();
  await page.getByText('Did not reach 1 guest').locator('..').getByRole('link', { name: 'Ravi' }).click();
  await expect(page.getByRole('heading', { name: 'Name and contact' })).toBeVisible();
});

test('news of a change is followed as well', async ({ page, withJs }) => {
  await signInWithProfile(page, newEmail());
  const neha = newEmail('neha');
  const eventId = await createEvent(page, [{ firstName: 'Neha', email: neha }]);
  await api(page).call('sendInvitations', { params: { eventId }, body: { guests: 'not-invited' } });
  await waitForMail(neha, /invites you/);
  await page.goto(`/event/${eventId}/cancel`);
  await page.getByRole('button', { name: 'Cancel this event' }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}$`));
  await page.goto(`/event/${eventId}/invite`);
  await follow(page, withJs, async () => {
    if (!withJs) await page.reload();
    await expect(page.getByText('1 message about the cancellation sent')).toBeVisible({ timeout: 1000 });
  });
});

test('a connection that fails for a moment is told, and leaves what is typed @js', async ({
  page,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await signInWithProfile(page, newEmail());
  const eventId = await createEvent(page, [{ firstName: 'Kavya', email: newEmail('later') }]);
  await page.goto(`/event/${eventId}/invite`);
  await page.getByRole('button', { name: 'Send the invitation to 1 guest not invited yet' }).click();
  await expect(page.getByText('0 of 1 sent')).toBeVisible();
  await page.getByLabel('Search').fill('Priya');
  await page.context().setOffline(true);
  await expect(page.getByText('The connection is lost')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('The connection is lost')).toHaveCount(0);
  await expect(page.getByText('1 invitation sent', { exact: true })).toBeVisible({ timeout: 75_000 });
  await expect(page.getByLabel('Search')).toHaveValue('Priya');
});

test('a guest list on its way shows how far it is, can be cancelled, and says so when the page was left @js', async ({
  page,
}) => {
  await openWeddingForm(page);
  const connection = await slowUploads(page, 30_000);
  const choose = async () => {
    await page.getByLabel('File', { exact: true }).setInputFiles(guestList());
    await button(page, 'Import file').click();
  };
  await choose();
  const bar = page.getByRole('progressbar', { name: 'Upload of everybody.csv' });
  await expect.poll(() => percentOf(page)).toBeGreaterThan(5);
  await expect(page.getByText(/^Uploading everybody\.csv: \d+%$/)).toBeVisible();
  const seen = await percentOf(page);
  expect(seen).toBeLessThan(100);
  await expect.poll(() => percentOf(page)).toBeGreaterThan(seen);

  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(page.getByText('The upload of everybody.csv was cancelled. Nothing was kept.')).toBeVisible();
  await expect(bar).toHaveCount(0);

  await choose();
  await expect.poll(() => percentOf(page)).toBeGreaterThan(5);
  await page.reload();
  await expect(
    page.getByText('You left the page before everybody.csv was uploaded. Please choose it again.'),
  ).toBeVisible();

  await connection.end();
  await choose();
  const preview = page.getByRole('region', { name: 'everybody.csv' });
  await expect(preview).toContainText('10,000');
  await expect(preview).toBeFocused();
  await page.reload();
  await expect(preview).toContainText('10,000');
  await expect(page.getByText('You left the page')).toHaveCount(0);
});

test('a picture of a gift is uploaded when it is chosen, and stands on the gift @js', async ({ page }) => {
  await signInWithProfile(page, newEmail());
  const eventId = await createEvent(page, []);
  await page.goto(`/event/${eventId}/wishlist`);
  const connection = await slowUploads(page, 60_000);
  await page.getByLabel('Gift name').fill('Pressure cooker');
  await page.getByLabel('Price in rupees').fill('12500');
  await page.getByLabel('Picture').setInputFiles(await largePhoto());
  await page.getByRole('button', { name: 'Cancel the upload' }).click();
  await expect(page.getByText('The upload of cooker.png was cancelled. Nothing was kept.')).toBeVisible();
  await expect(page.getByLabel('Picture')).toHaveValue('');
  await page.getByLabel('Picture').setInputFiles(await largePhoto());
  await expect.poll(() => percentOf(page)).toBeGreaterThan(5);
  expect(await percentOf(page)).toBeLessThan(100);
  await connection.end();
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'Add this gift' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Pressure cooker' }).locator('img'),
  ).toHaveJSProperty('naturalWidth', 320);
});
