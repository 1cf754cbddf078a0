import type { Page } from '@playwright/test';
import * as eventTypeWords from '#messages/events/types/en.ts';
import { newGuest, timeField } from './support/event-form.ts';
import { getCard } from './support/gift-cards.ts';
import { beginGiving } from './support/giving.ts';
import { inviteGuest, YES } from './support/invited.ts';
import { Keyboard } from './support/keyboard.ts';
import { api, completeProfile, newEmail, signIn, signInWithProfile, waitForMail } from './support/people.ts';
import { expect } from './support/test.ts';
import { test } from './support/voucher-shop.ts';

/*
 * What the product is for, by keyboard alone: no pointer, and no focus but where the keys
 * take it. Every stop is checked by `Keyboard`.
 */
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name, exact: typeof name === 'string' });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });

test('a guest answers with the family and a note, and changes the answer', async ({ page, browser }) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  const keys = new Keyboard(page);
  await page.goto(invited.link('yes', 'email'));
  await keys.sees(heading(page, 'RSVP Requested'));
  await keys.to(page.getByLabel('Adults'));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await keys.to(page.getByLabel('Children'));
  await page.keyboard.press('ArrowDown');
  await keys.press('Space', page.getByText('Add a note'));
  await keys.type(page.getByLabel('Note to your host'), 'No peanuts, please');
  await keys.enter(button(page, YES));
  await keys.sees(heading(page, "You're Going!"));
  await expect(page.getByText('3 adults and 1 child.')).toBeVisible();
  await expect
    .poll(() => invited.reply())
    .toMatchObject({ rsvp: 'yes', adults: 3, children: 1, note: 'No peanuts, please' });

  await keys.to(button(page, 'Change Response'));
  // nobody is as fast as this test: right after an answer a press counts as the second half of a double click
  await expect(async () => {
    await page.keyboard.press('Space');
    await expect(heading(page, 'RSVP Requested')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await keys.sees(heading(page, 'RSVP Requested'));
  await keys.to(button(page, "Sorry, can't make it"));
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(heading(page, "Can't Make It")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await keys.sees(heading(page, "Can't Make It"));
  await expect
    .poll(() => invited.reply())
    .toMatchObject({ rsvp: 'no', adults: 0, note: 'No peanuts, please' });
});

test('on a phone nothing that has the focus is hidden behind a bar that stays where it is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signInWithProfile(page, newEmail(), 'Asha Rao');
  const keys = new Keyboard(page);
  await page.goto('/create-event/wedding');
  await keys.throughAll();
  await keys.throughAll({ back: true });
});

test('a visitor signs in from the landing page and creates an event with a guest and a gift', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const email = newEmail();
  const keys = new Keyboard(page);
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Skip to content')).toBeFocused();
  await page.keyboard.press('Enter');
  await keys.enter(page.getByRole('main').getByRole('link', { name: 'Get started' }).first());
  await keys.type(page.getByLabel('Email'), email);
  await keys.type(page.getByLabel(/^Name/), 'Asha Rao');
  await page.keyboard.press('Enter');
  await keys.sees(heading(page, 'Complete Your Profile'));
  await completeProfile(page);
  await page.goto('/dashboard');
  await keys.sees(heading(page, /Asha/));

  await keys.enter(page.getByRole('link', { name: eventTypeWords.typeNames.wedding }).first());
  await keys.sees(heading(page, 'Create Your Wedding'));
  await keys.type(page.getByLabel('Event name'), 'Asha and Rohan');
  // day and month are the same: which comes first is the browser's to say
  await keys.to(page.getByLabel('Date'));
  await page.keyboard.type('02022031');
  await keys.to(timeField(page));
  await page.keyboard.type('0730PM');
  await keys.type(page.getByLabel('Venue name'), 'Lake Palace');
  await keys.type(page.getByLabel('Description'), 'Dinner by the lake.');
  await keys.type(page.getByRole('group', { name: 'Gift 1' }).getByLabel('Name'), 'Pressure cooker');
  await keys.type(page.getByRole('group', { name: 'Gift 1' }).getByLabel('Price'), '2500');
  await keys.type(newGuest(page).getByLabel('First name'), 'Meera');
  await keys.type(newGuest(page).getByLabel('Phone'), '98200 12345');
  await keys.enter(button(page, 'Add guest'));
  await keys.sees(button(page, 'Remove Meera'));
  await keys.enter(button(page, 'Create Event'));
  await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
  await keys.sees(page.getByRole('heading', { level: 1, name: 'Asha and Rohan' }));
  const { createdEvents } = await api(page).call('getMyEvents', {});
  expect(createdEvents[0]).toMatchObject({
    date: '2031-02-02',
    time: '19:30',
    guests: [{ firstName: 'Meera' }],
    giftsWanted: [{ name: 'Pressure cooker', price: 2500 }],
  });
});

test('an organiser invites a guest', async ({ page }) => {
  await signInWithProfile(page, newEmail());
  const { event } = await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Rohan',
      date: '2031-02-14',
      description: 'An evening of music.',
    },
  });
  const email = newEmail('neha');
  const keys = new Keyboard(page);
  await page.goto(`/event/${event._id}`);
  await keys.sees(page.getByRole('heading', { level: 1, name: 'Meera weds Rohan' }));
  await keys.enter(link(page, 'Invite guests'));
  const row = (number: number) => page.getByRole('group', { name: `Guest ${number}`, exact: true });
  await keys.sees(row(1));
  await keys.type(row(1).getByLabel('First name'), 'Neha');
  await keys.type(row(1).getByLabel('Email'), email);
  await keys.enter(button(page, 'Add another guest'));
  await keys.sees(row(2));
  await keys.enter(button(page, 'Remove guest 2'), { back: !(await isAhead(page, 'Remove guest 2')) });
  await expect(row(2)).toHaveCount(0);
  await keys.sees(row(1));
  await keys.enter(button(page, 'Send the invitation'), {
    back: !(await isAhead(page, 'Send the invitation')),
  });
  await keys.sees(page.getByRole('region', { name: '1 guest invited' }));
  await waitForMail(email, /Meera weds Rohan/);
});

test('a guest gives towards a gift, as far as the page to pay on', async ({
  page,
  browser,
  complaints,
  withJs,
}) => {
  const { meera, event } = await beginGiving({ page, browser, complaints, withJs });
  const keys = new Keyboard(meera);
  await meera.goto(event);
  await keys.sees(heading(meera, 'Asha weds Rohan'));
  await keys.enter(link(meera, /Pressure cooker/).last());
  await keys.sees(heading(meera, 'Pressure cooker'));
  await keys.enter(button(meera, 'Enable collaboration'));
  await keys.sees(meera.getByLabel('Amount in rupees'));
  await keys.type(meera.getByLabel('Amount in rupees'), '2500', {
    back: !(await isAhead(meera, 'Contribute')),
  });
  await keys.press('Space', meera.getByLabel('Hide my amount from other guests'));
  await keys.enter(button(meera, 'Contribute'));
  if (!withJs) await keys.enter(button(meera, 'Continue to payment'));
  await keys.to(button(meera, 'Pay ₹2,500'));
});

test('a gift card is redeemed', async ({ page, browser, withJs, shop: _ }) => {
  await signInWithProfile(page, newEmail(), 'Asha Rao');
  await getCard(page, browser, 5000);
  const recipient = newEmail('meera');
  const keys = new Keyboard(page);
  await page.goto('/wallet');
  await keys.sees(heading(page, 'Wallet'));
  await keys.enter(link(page, /^Use Card/));
  await keys.sees(heading(page, 'Choose a brand'));
  if (withJs) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link(page, /^Use Card/)).toBeFocused();
    await page.keyboard.press('Enter');
    await keys.sees(heading(page, 'Choose a brand'));
  }
  await keys.enter(page.getByRole('list', { name: 'Brands' }).getByRole('link', { name: 'Ghungroo Home' }));
  await keys.sees(page.getByRole('list', { name: 'Vouchers' }));
  await keys.enter(link(page, /Ghungroo Home e-voucher/));
  await keys.sees(button(page, 'Redeem'));
  await keys.type(page.getByLabel(/^Redemption amount/), '2000');
  await keys.type(page.getByLabel(/^Recipient’s e-mail/), recipient);
  await keys.enter(button(page, 'Redeem'));
  await keys.sees(heading(page, 'Your voucher is on its way'));
  await waitForMail(recipient, /Ghungroo Home voucher worth ₹2,000/);
  await keys.enter(link(page, 'Done'));
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('₹3,000');
  await keys.sees(heading(page, 'Wallet'));
});

test('somebody revokes a session, reads what is new through the bell, and deletes the account', async ({
  page,
  browser,
  withJs,
}) => {
  const email = newEmail();
  await signInWithProfile(page, email);
  const phone = await (
    await browser.newContext({
      userAgent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    })
  ).newPage();
  await signIn(phone, email);
  const keys = new Keyboard(page);
  await page.goto('/dashboard');
  await keys.sees(heading(page, /Asha/));
  await keys.enter(page.getByRole('banner').getByRole('link', { name: 'Security' }));
  await keys.sees(page.getByRole('heading', { level: 1, name: 'Security' }));
  await keys.enter(button(page, /^Revoke: Safari on iOS/));
  await expect(page.getByText('The session was revoked. That device is signed out.')).toBeVisible();
  await keys.sees(page.getByRole('list', { name: 'Active sessions' }));

  await keys.enter(
    page.getByRole('banner').getByRole(withJs ? 'button' : 'link', { name: /^Notifications/ }),
    { back: withJs },
  );
  if (withJs) {
    await keys.sees(page.getByRole('dialog', { name: 'Notifications' }));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('banner').getByRole('button', { name: /^Notifications/ })).toBeFocused();
  } else {
    await keys.sees(page.getByRole('heading', { level: 1, name: 'Notifications' }));
  }

  await keys.enter(page.locator('summary').filter({ hasText: 'Asha Rao' }), { back: withJs });
  await keys.enter(link(page, 'Profile'));
  await keys.sees(link(page, /^Your data/));
  await keys.enter(link(page, /^Your data/));
  await keys.enter(link(page, 'Delete my account'));
  await keys.sees(button(page, 'Delete my account for good'));
  await keys.type(page.getByLabel(`Type ${email} to confirm`), email);
  await keys.enter(button(page, 'Delete my account for good'));
  await expect(page).toHaveURL(/\/goodbye$/);
  await keys.sees(page.getByText('Your account has been deleted.'));
});

/** Whether a button comes after what has the focus. */
const isAhead = (page: Page, name: string): Promise<boolean> =>
  button(page, name).evaluate((element) =>
    Boolean(
      (document.activeElement ?? document.body).compareDocumentPosition(element) &
      Node.DOCUMENT_POSITION_FOLLOWING,
    ),
  );
