import type { Page } from '@playwright/test';
import { api, newEmail, sandboxUrl, signInWithProfile } from './support/people.ts';
import { newPhone, phones } from './support/phones.ts';
import { expect, test } from './support/test.ts';

/** A wedding with one guest, whose invitation has arrived on WhatsApp. */
async function invitedByWhatsApp(page: Page) {
  await signInWithProfile(page, newEmail('asha'));
  const phone = newPhone();
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      time: '19:30',
      description: 'Come and celebrate.',
      guests: [{ firstName: 'Kabir', lastName: 'Rao', phone, withFamily: true }],
    },
  });
  await api(page).call('sendInvitations', {
    params: { eventId: event._id },
    body: { guests: 'not-invited', channel: 'whatsapp' },
  });
  await expect.poll(() => phones(phone)).toMatchObject([{ via: 'WhatsApp', state: 'delivered' }]);
  return { eventId: event._id, phone };
}

/** The guest's phone, played by the sandbox. */
async function takePhone(page: Page, phone: string) {
  const guest = await page.context().newPage();
  await guest.goto(sandboxUrl(`/phones?number=91${phone}`));
  return {
    press: (button: string) => guest.getByRole('button', { name: button }).click(),
    write: async (text: string) => {
      await guest.getByLabel('Write back').fill(text);
      await guest.getByRole('button', { name: 'Send', exact: true }).click();
    },
    lastMessage: async () => (await phones(phone)).at(-1)?.text ?? '',
    guest,
  };
}

test('a guest answers inside WhatsApp: recorded, and confirmed in the chat', async ({ page }) => {
  const { eventId, phone } = await invitedByWhatsApp(page);
  const kabir = await takePhone(page, phone);
  await kabir.press("Yes, we'll be there!");
  await expect.poll(kabir.lastMessage).toContain('We have noted your yes for *Meera weds Rohan*: 1 adult.');
  await kabir.write('haan hum 4 log aayenge');
  await expect.poll(kabir.lastMessage).toContain('4 adults');

  await page.goto(`/event/${eventId}/invite/chats`);
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: 'Kabir Rao' }).first();
  await expect(item).toContainText('Coming: 4 people');
  await item.getByRole('link', { name: 'Kabir Rao', exact: true }).click();
  await expect(page.getByText('by message on WhatsApp')).toBeVisible();

  // the link of the confirmation opens the answer
  const link = /http\S+/.exec(await kabir.lastMessage())?.[0] ?? '';
  await kabir.guest.goto(new URL(link).pathname + new URL(link).search);
  await expect(kabir.guest.getByText('4 adults', { exact: false }).first()).toBeVisible();
});

test('what is not sure waits for the host, who records it with one press and writes back', async ({
  page,
}) => {
  const { eventId, phone } = await invitedByWhatsApp(page);
  const kabir = await takePhone(page, phone);
  await kabir.write('yes but maybe only 3 for sangeet');

  await page.goto('/notifications');
  await expect(async () => {
    await page.reload();
    await expect(page.getByText('Kabir Rao wrote on WhatsApp').first()).toBeVisible({ timeout: 500 });
  }).toPass();

  await page.goto(`/event/${eventId}/invite/reminders`);
  await page.getByRole('navigation', { name: 'Messages' }).getByRole('link', { name: 'From guests' }).click();
  await expect(page.getByText('The message of 1 guest is waiting for you.')).toBeVisible();
  await expect(page.getByText('yes but maybe only 3 for sangeet')).toBeVisible();
  await expect(page.getByText('Not recorded: we are not sure what the answer is.')).toBeVisible();
  await page.getByLabel('Adults').fill('11');
  await page.getByRole('button', { name: 'Record yes' }).click();
  await expect(page.getByText('This invitation is for up to 10 people')).toBeVisible();
  await page.getByLabel('Adults').fill('3');
  await page.getByRole('button', { name: 'Record yes' }).click();
  await expect(page.getByText('Recorded: Kabir Rao is coming, 3 people in all.')).toBeVisible();
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  await expect.poll(kabir.lastMessage).toContain('3 adults');

  await page.getByRole('link', { name: 'Write back to Kabir Rao' }).click();
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(page.getByText('Write something first.').first()).toBeVisible();
  await page.getByLabel('Your message').fill('Lovely! The sangeet begins at 7 pm.');
  await page.getByRole('button', { name: 'Send on WhatsApp' }).click();
  await expect(page.getByText('Your message is on its way to Kabir Rao on WhatsApp.')).toBeVisible();
  await expect
    .poll(kabir.lastMessage)
    .toMatch(/\(\*Meera weds Rohan\*\):\n\nLovely! The sangeet begins at 7 pm\.$/);
});
