import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import * as designWords from '#messages/designs/page/en.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

async function wedding(page: Page) {
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'An evening of music.',
      venue: { name: 'The Grand', location: 'Baner Road, Pune' },
      brideGroomDetails: {
        bride: { firstName: 'Meera', lastName: 'Iyer', phone: '+919820012345' },
        groom: { firstName: 'Rohan', lastName: 'Rao', phone: '+919820012346' },
      },
    },
  });
  return event._id;
}

const photo = async () => ({
  name: 'us.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 500, height: 400, channels: 3, background: '#a8124f' } })
    .png()
    .toBuffer(),
});
const preview = (page: Page) => page.getByRole('img', { name: /^Preview of the/ });
/** Bytes of the picture an image shows. */
const pictureOf = async (page: Page, address: string | null) =>
  (await page.request.get(address ?? '')).body();

test.beforeEach(async ({ page }) => {
  await signInWithProfile(page, newEmail());
});

test('a design is picked, looked at, filled in, used, downloaded and changed', async ({
  page,
  javaScriptEnabled,
}) => {
  const eventId = await wedding(page);
  await page.goto(`/event/${eventId}/invite`);
  await page
    .getByRole('navigation', { name: 'Invitations' })
    .getByRole('link', { name: 'Invitation Design' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/event/${eventId}/invite/design$`));
  await expect(page.getByRole('link', { name: /^Use / })).toHaveCount(15);
  // those that suit a wedding come first, with this couple's names and nobody else's
  await expect(page.getByRole('link', { name: /^Use / }).first()).toHaveAccessibleName(
    'Use Wedding Mandap Wedding',
  );

  await expect(page.getByRole('link', { name: 'Use Wedding Mandap' })).toContainText('Meera&Rohan');

  await page.getByRole('link', { name: 'Use Wedding Mandap' }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue('');
  await page.getByLabel('Parents of the bride').fill('Smt. Lakshmi and Shri Raghav Iyer');
  // the first picture waits for the thread that draws to start
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 540, { timeout: 30_000 });
  const first = await preview(page).getAttribute('src');

  await page.getByLabel('Subtitle').fill('Dinner to follow');
  await page.getByLabel('Language of the card').selectOption('हिन्दी');
  await page.getByLabel('Photo').setInputFiles(await photo());
  if (javaScriptEnabled) await expect(page.getByText('A photo is on the card.')).toBeVisible();
  await page.getByRole('button', { name: 'Preview', exact: true }).last().click();
  await expect(page.getByText('A photo is on the card.')).toBeVisible();
  await expect(preview(page)).toHaveAttribute(
    'src',
    /subtitle=Dinner\+to\+follow.*brideParents=Smt.*language=hi.*photo=[\w-]{8,}/,
  );
  await expect(page.getByLabel('Subtitle')).toHaveValue('Dinner to follow');
  expect(
    (await pictureOf(page, await preview(page).getAttribute('src'))).equals(await pictureOf(page, first)),
  ).toBe(false);

  await page.getByRole('button', { name: 'Use this design' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Your design is saved.' })).toBeVisible();
  const made = page.getByRole('img', { name: 'Invitation to Meera weds Rohan' });
  await expect(async () => {
    if (!javaScriptEnabled) await page.reload();
    await expect(made).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page.getByText('Preparing your invitation')).toHaveCount(0);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Page to print, A5 (PDF)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Meera weds Rohan A5.pdf');
  expect((await readFile(await file.path())).toString('latin1', 0, 5)).toBe('%PDF-');

  const html = await (await page.request.get(`/event/${eventId}`)).text();
  const shared = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(await sharp(await pictureOf(page, shared)).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });

  await page.getByRole('button', { name: 'Change Design' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'The design is no longer used.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Choose a design' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Use / })).toHaveCount(15);

  await page.getByRole('link', { name: 'Use South Indian Temple' }).click();
  await expect(page.getByLabel('Subtitle')).toHaveValue('Dinner to follow');
  await page.goBack();
  await page.getByRole('button', { name: designWords.useAgain }).click();
  await expect(page.getByText(designWords.selectedTitle)).toBeVisible();
  await expect(page.getByText('Wedding Mandap').first()).toBeVisible();
});

test('pictures that are made show on a link slower than the page is in looking again @js', async ({
  page,
}) => {
  const eventId = await wedding(page);
  await page.goto(`/event/${eventId}/invite/design?template=balloons`);
  let pages = 0;
  await page.route(/\.data(\?|$)/, async (route) => {
    const isLook = route.request().method() === 'GET' && (pages += 1) > 1;
    const response = await route.fetch();
    // longer than the time between two looks; the page itself comes while the pictures are being made
    if (isLook) await new Promise((resolve) => setTimeout(resolve, 4000));
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: 'Use this design' }).click();
  await expect(page.getByText('Preparing your invitation')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Invitation to Meera weds Rohan' })).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('colours that cannot be read and the premium design are explained', async ({ page }) => {
  const eventId = await wedding(page);
  await page.goto(`/event/${eventId}/invite/design?template=balloons`);
  await page.getByLabel('Text colour').fill('#fff0d0');
  await page.getByRole('button', { name: 'Use this design' }).click();
  await expect(page.getByText('This text is hard to read on this background.')).not.toHaveCount(0);
  await expect(page.getByLabel('Text colour')).toHaveAttribute('aria-invalid', 'true');

  await page.goto(`/event/${eventId}/invite/design?template=jaali`);
  await expect(page.getByText('This is a premium design.')).toBeVisible();
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 540);
  await expect(page.getByRole('button', { name: 'Use this design' })).toHaveCount(0);
});

test('signs that cannot be drawn are named', async ({ page }) => {
  const eventId = await wedding(page);
  await page.goto(`/event/${eventId}/invite/design?template=mandap`);
  await page.getByLabel(/^Title/).fill('Meera 🎉 Rohan');
  await page.getByRole('button', { name: 'Preview', exact: true }).last().click();
  await expect(
    page.getByText('These characters cannot be drawn and are left out of the card: 🎉'),
  ).toBeVisible();
});

test('the picture follows the typing @js', async ({ page }) => {
  const eventId = await wedding(page);
  await page.goto(`/event/${eventId}/invite/design?template=mandap`);
  await expect(preview(page)).toHaveJSProperty('naturalWidth', 540);
  await page.getByLabel(/^Title/).fill('Namaste');
  await expect(preview(page)).toHaveAttribute('src', /title=Namaste&/);
  await page.getByLabel('Show the venue').uncheck();
  await expect(preview(page)).toHaveAttribute('src', /includeLocation=false/);
});
