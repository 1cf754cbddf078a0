import { expect, test } from './support/test.ts';
import { cardsOf, give, giveByLink, wish } from './support/gift-cards.ts';
import { api, newEmail, signInWithProfile, waitForMail } from './support/people.ts';

test('the organiser reads who gave, and thanks them by mail, on WhatsApp and in person', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  await signInWithProfile(page, newEmail(), 'Asha Rao');
  const params = await wish(page, 12_500);
  const email = newEmail('leela');
  const newGuests = [
    { firstName: 'Leela', lastName: 'Das', email },
    { firstName: '<b>Bala</b>', phone: '9820012345' },
  ];
  await api(page).call('addInvitees', { params, body: { newGuests } });
  const { items } = await api(page).call('listGuests', { params, query: {} });
  const guestId = (name: string) => items.find(({ firstName }) => firstName === name)?._id ?? '';
  await giveByLink(browser, page, params, {
    guestId: guestId('Leela'),
    contributionAmount: 2100,
    blessing: 'Be happy <b>always</b>',
  });
  await giveByLink(browser, page, params, { guestId: guestId('<b>Bala</b>'), contributionAmount: 501 });
  await give(browser, page, params, 'Kabir Shah', 1100);
  await cardsOf(page, 3);

  // the way there is the wallet, by event
  await page.goto('/wallet');
  const ofEvent = page.getByRole('region', { name: 'Meera weds Rohan' });
  await expect(ofEvent).toContainText('₹3,701');
  await expect(ofEvent.getByText('“Be happy <b>always</b>”')).toBeVisible();
  await ofEvent.getByRole('link', { name: 'Thank 3 people' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank-yous');
  const givers = page.getByRole('list', { name: 'People who gave' }).locator('> li');
  await expect(givers).toHaveCount(3);
  await expect(givers.filter({ hasText: 'Leela Das' })).toContainText('₹2,100 for A kettle');
  await expect(givers.filter({ hasText: 'Leela Das' })).not.toContainText(email);

  // by mail: what was typed stays while it is not sent
  await page.getByRole('link', { name: 'Say thank you to Leela Das' }).click();
  const words = page.getByLabel('Your words');
  await expect(words).toHaveValue(
    /^Dear Leela ji,\n\nThank you so much for your contribution towards “A kettle”!/,
  );
  await words.fill('');
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Write a few words of thanks.');
  await words.fill('Dear Leela,\n\nthank you & <i>much love</i>!');
  await page.getByRole('button', { name: 'Send by e-mail' }).click();
  await expect(page.getByText('Your thank-you to Leela Das is on its way.')).toBeVisible();
  const mail = await waitForMail(email, /Thank you, with love/);
  expect(mail.text).toContain('thank you & <i>much love</i>!');
  await page.goto(`/event/${params.eventId}/thank-yous`);
  await expect(givers.filter({ hasText: 'Leela Das' })).toContainText('Thanked by e-mail');

  // on the organiser's own WhatsApp
  await page.getByRole('link', { name: 'Say thank you to <b>Bala</b>' }).click();
  await expect(page.getByText('We have no e-mail address for them.')).toBeVisible();
  await words.fill('Dear Bala, thank you so much!');
  await page.getByRole('button', { name: 'Continue on WhatsApp' }).click();
  await expect(page.getByRole('link', { name: 'Open WhatsApp' })).toHaveAttribute(
    'href',
    `https://wa.me/919820012345?text=${encodeURIComponent('Dear Bala, thank you so much!')}`,
  );
  await page.getByRole('button', { name: 'Change the message' }).click();
  await expect(words).toHaveValue('Dear Bala, thank you so much!');
  await page.getByRole('button', { name: 'Continue on WhatsApp' }).click();
  await page.getByRole('button', { name: 'I’ve sent it' }).click();
  await expect(page.getByText('Noted: you thanked <b>Bala</b>.')).toBeVisible();

  // in person, which can be taken back
  await page.getByRole('link', { name: /^Still to thank/ }).click();
  await expect(givers).toHaveCount(1);
  await page.getByRole('link', { name: 'Say thank you to Kabir Shah' }).click();
  await page.getByRole('button', { name: 'I’ve thanked them in person' }).click();
  await expect(page.getByText('Noted: you thanked Kabir Shah.')).toBeVisible();
  await page.getByRole('link', { name: /^Still to thank/ }).click();
  await expect(page.getByRole('heading', { name: 'Everyone has been thanked' })).toBeVisible();
  await page.getByRole('link', { name: /^Everyone/ }).click();
  await page.getByRole('link', { name: 'View the thanks to Kabir Shah' }).click();
  await page.getByRole('button', { name: 'I haven’t thanked them yet' }).click();
  await expect(page.getByText('Kabir Shah is back on the list of people to thank.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send by e-mail' })).toBeVisible();
});

test('nobody but the organiser thanks; before anything was given the page says so', async ({
  page,
  complaints,
}) => {
  complaints.allow(/404 \(Not Found\)/);
  await signInWithProfile(page, newEmail(), 'Asha Rao');
  const { eventId } = await wish(page, 500);
  await page.goto(`/event/${eventId}/wishlist`);
  await page.getByRole('link', { name: 'Thank-yous: who gave what' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing has been given yet' })).toBeVisible();
  await page.context().clearCookies();
  await signInWithProfile(page, newEmail('meera'), 'Meera Iyer');
  const refused = await page.goto(`/event/${eventId}/thank-yous`);
  expect(refused?.status()).toBe(404);
  await expect(page.getByText('A kettle')).toHaveCount(0);
});
