import { inviteGuest } from './support/invited.ts';
import { sharedPicture } from './support/invitation-picture.ts';
import { expect, test } from './support/test.ts';

const tag = (html: string, property: string) =>
  new RegExp(`property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '';

test.use({ viewport: { width: 360, height: 780 } });

test('a host shares the invitation: the message, changed, and what a chat shows of the link', async ({
  browser,
  withJs,
  complaints,
}) => {
  const invited = await inviteGuest(browser, { firstName: '<i>Meera</i>' });
  const page = await invited.hostPage(withJs);
  complaints.watch(page);
  await page.goto(`/event/${invited.eventId}/invite/guests/${invited.guestId}`);
  await page.getByRole('link', { name: 'Share with a message' }).click();
  const message = page.getByLabel('Your message');
  await expect(message).toHaveValue(/^Namaste <i>Meera<\/i> ji!/);
  await expect(message).toHaveValue(new RegExp(`key=${invited.key}`));

  const mine = 'Do come, dear Meera & all! 100%\nSee you';
  await message.fill(mine);
  if (!withJs) await page.getByRole('button', { name: 'Put my changes into WhatsApp' }).click();
  if (!withJs) await expect(page.getByText('Your changes are in the message.')).toBeVisible();
  const whatsapp = page.getByRole('link', { name: 'Open in WhatsApp' });
  await expect(whatsapp).toHaveAttribute('href', `https://wa.me/?text=${encodeURIComponent(mine)}`);
  await expect(message).toHaveValue(mine);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);

  // a messenger's robot: no cookies, no language, and the same words as on the page
  const html = await (await fetch(new URL(invited.link(), process.env.E2E_APP_URL))).text();
  const chat = page.getByRole('region', { name: 'How the link looks in a chat' });
  await expect(chat.getByText(tag(html, 'og:title'), { exact: true })).toBeVisible();
  await expect(chat.getByText(tag(html, 'og:description'), { exact: true })).toBeVisible();
  await expect(chat.locator('img')).toHaveAttribute('src', new URL(sharedPicture(html)).pathname);
  expect(html.slice(0, html.indexOf('</head>'))).not.toContain('Meera');
  expect((await invited.reply()).rsvp).toBe('pending');

  // a key that opens nothing says nothing
  const dead = await fetch(new URL(`${invited.path()}?key=wrong`, process.env.E2E_APP_URL));
  expect(dead.status).toBe(404);
  const nothing = await dead.text();
  expect(nothing).not.toContain('og:title');
  expect(nothing).not.toContain('Asha and Rohan');

  await page.goto(`/event/${invited.eventId}/invite/share`);
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await expect(message).toHaveValue(/पूरी जानकारी यहाँ है:\n.*\?lang=hi$/);
  await expect(chat.getByText('शादी', { exact: false })).toBeVisible();
});
