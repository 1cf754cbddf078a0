import { inDays } from './support/days.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('an organiser puts their events into their own calendar, and takes the address back', async ({
  page,
}) => {
  await signInWithProfile(page, newEmail());
  await api(page).call('createEvent', {
    body: {
      eventType: 'birthday',
      eventName: 'Kabir turns five',
      date: inDays(30),
      description: 'Join us.',
    },
  });
  await page.goto('/organised-events');
  await page.getByRole('link', { name: 'Add to your calendar' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  await expect(page.getByText('Your address is ready.')).toBeVisible();

  const address = await page.getByLabel('Your calendar address').inputValue();
  const read = () => page.request.get(address, { headers: { cookie: '' } });
  expect(await (await read()).text()).toContain('SUMMARY:Kabir turns five');
  await expect(page.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    address.replace(/^https?:/, 'webcal:'),
  );

  await page.getByRole('button', { name: 'Make a new address' }).click();
  await expect(page.getByText('The old one no longer works.')).toBeVisible();
  expect((await read()).status()).toBe(404);
  await expect(page.getByLabel('Your calendar address')).not.toHaveValue(address);

  await page.getByRole('button', { name: 'Switch off the address' }).click();
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
});
