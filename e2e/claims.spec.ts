import { inDays } from './support/days.ts';
import { inviteGuest, YES } from './support/invited.ts';
import { api, newEmail } from './support/people.ts';
import { expect, test } from './support/test.ts';
import { latinWords, visibleTexts } from './support/visible-text.ts';
import * as hindi from '#messages/claims/page/hi.ts';

test('a guest brings a gift, changes what they said and takes it back; the hosts read who', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  const host = await invited.hostBrowser.newPage();
  await page.goto(invited.link());
  await page.getByRole('link', { name: 'We’ll bring this Pressure cooker' }).click();
  await expect(page.getByRole('heading', { name: 'Will you bring this gift?' })).toBeVisible();
  await page.getByLabel('Your blessing for them').fill('Cook well <b>always</b>');
  await page.getByRole('button', { name: 'Yes, we’ll bring this' }).click();
  await expect(page.getByText('Thank you! You’re bringing this gift.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'You’re bringing this gift' })).toBeVisible();
  await expect(page.getByLabel('Your blessing for them')).toHaveValue('Cook well <b>always</b>');

  await host.goto(`/event/${invited.eventId}/wishlist`);
  await expect(host.getByText('Meera Iyer will bring it')).toBeVisible();
  await expect(host.getByText('“Cook well <b>always</b>”')).toBeVisible();
  await page.goto(invited.link());
  await expect(page.getByText('You’re bringing this', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Change or take back Pressure cooker' }).click();
  await page.getByRole('button', { name: 'We won’t bring it after all' }).click();
  await expect(page.getByText('Other guests can bring it now.')).toBeVisible();
  await host.reload();
  await expect(host.getByText('Meera Iyer will bring it')).toBeHidden();
});

test('of a surprise no page of the hosts says anything, and another guest reads that it is taken', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  const { eventId, guestId } = invited;
  const hosting = api(invited.hostBrowser);
  const [group] = await hosting.call('getWishlist', { params: { eventId }, query: {} });
  const giftId = group?.items[0]?._id ?? '';
  const host = await invited.hostBrowser.newPage();
  const pages = ['', '/wishlist', `/gift/${giftId}`, '/thank-yous', `/wishlist/gifts/${giftId}/delete`];
  const read = async () => {
    const texts = [];
    for (const path of pages) {
      await host.goto(`/event/${eventId}${path}`);
      texts.push(await host.locator('main').innerText());
    }
    await host.goto(invited.link());
    return [...texts, await host.locator('main').innerText()];
  };
  const before = await read();
  await page.goto(`/event/${eventId}/give/${guestId}/${giftId}?key=${invited.key}`);
  await page.getByLabel(/Make it a surprise/).check();
  await page.getByRole('button', { name: 'Yes, we’ll bring this' }).click();
  await expect(
    page.getByText('Your hosts hear of it the day after the event.', { exact: false }),
  ).toBeVisible();
  await expect(page.getByLabel(/Make it a surprise/)).toBeChecked();
  expect(await read()).toEqual(before);

  await hosting.call('addInvitees', {
    params: { eventId },
    body: { newGuests: [{ firstName: 'Kabir', lastName: 'Das', email: newEmail('kabir') }] },
  });
  const { items } = await hosting.call('listGuests', { params: { eventId }, query: {} });
  const other = items.find(({ firstName }) => firstName === 'Kabir')?._id ?? '';
  const { url } = await hosting.call('getPersonalLink', { params: { eventId, guestId: other } });
  const key = new URL(url).searchParams.get('key') ?? '';
  await page.goto(`/event/${eventId}/give/${other}/${giftId}?key=${key}`);
  await expect(page.getByRole('heading', { name: 'Somebody is already bringing this gift' })).toBeVisible();
  await expect(page.getByText('Meera')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Yes, we’ll bring this' })).toBeHidden();
});

test('a guest who said yes to an event that asks much still finds what they can bring', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  const host = api(invited.hostBrowser);
  const params = { eventId: invited.eventId };
  await host.call('addQuestion', { params, body: { kind: 'text', text: 'Which song?' } });
  await host.call('addFunction', { params, body: { name: 'Mehndi', date: inDays(89), everyone: true } });
  await page.goto(invited.link());
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText('Which song?')).toBeVisible();
  await page.getByRole('link', { name: 'See the gift wishlist' }).click();
  await page.getByRole('link', { name: 'We’ll bring this Pressure cooker' }).click();
  await page.getByRole('button', { name: 'Yes, we’ll bring this' }).click();
  await expect(page.getByText('Thank you! You’re bringing this gift.')).toBeVisible();
});

test('in Hindi a guest reads it in Hindi', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(`${invited.link()}&lang=hi`);
  await page.getByRole('link', { name: hindi.link }).click();
  await expect(page.getByRole('heading', { name: hindi.title })).toBeVisible();
  await page.getByRole('button', { name: hindi.submit }).click();
  await expect(page.getByText(hindi.claimed)).toBeVisible();
  expect(
    latinWords(await visibleTexts(page), ['Pressure cooker', 'Asha and Rohan', 'English', 'Shagun']),
  ).toEqual([]);
});
