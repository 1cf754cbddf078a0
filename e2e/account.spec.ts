import { eventTypes } from '#contract/events/event-types.ts';
import * as accountWords from '#messages/accounts/en.ts';
import * as eventTypeWords from '#messages/events/types/en.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { inDays } from './support/days.ts';
import { inviteGuest } from './support/invited.ts';
import { api, inbox, newEmail, signIn, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the landing page says what the product does and leads to sign-in', async ({ page }) => {
  await page.goto('/');
  for (const heading of [
    'What it does',
    'How it works',
    'Event organisation',
    'Gift registry',
    'Guest management',
  ]) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
  }
  const footer = page.getByRole('contentinfo');
  for (const column of ['Solutions', 'Support', 'Company', 'Legal'])
    await expect(footer.getByText(column, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Get Started' }).first().click();
  await expect(page.getByLabel('Email')).toBeVisible();
});

test('every link of the landing page leads somewhere', async ({ page }) => {
  await page.goto('/');
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => [...new Set(all.map((link) => link.getAttribute('href') ?? ''))]);
  expect(links.length).toBeGreaterThan(2);
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
});

test('the landing page leads a signed-in person to the dashboard', async ({ page }) => {
  await signIn(page, newEmail());
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('pages for signed-in people lead a visitor to the landing page, which remembers where to return', async ({
  page,
}) => {
  for (const path of [
    '/dashboard',
    '/profile',
    '/organised-events',
    '/attending-events',
    '/create-event/wedding',
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL(`/?${new URLSearchParams({ returnTo: path })}`);
  }
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Email').fill(newEmail());
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/profile$/);
});

test('the profile form stands in for the dashboard until all seven fields are filled', async ({ page }) => {
  await signIn(page, newEmail('meera'), 'Meera Joshi');
  await expect(page.getByRole('heading', { name: 'Complete Your Profile' })).toBeVisible();
  await page.getByLabel('Phone').fill('9820012345');
  await page.getByLabel('City').fill('Udaipur');
  // most people need not write it; whoever empties it wants it empty
  await expect(page.getByLabel('Country')).toHaveValue('India');
  await page.getByLabel('Country').fill('');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Still missing: State and Country.')).toBeVisible();
  await expect(page.getByLabel('Country')).toHaveValue('');
  await page.getByLabel('State').fill('Rajasthan');
  await page.getByLabel('Country').fill('India');
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile Complete', { exact: true })).toBeVisible();
});

test('the picker of event types is open for whoever made no event, also where they help with one', async ({
  page,
  browser,
}) => {
  const type = () => page.getByRole('link', { name: eventTypeWords.typeNames.birthday });
  const email = newEmail('tara');
  await signInWithProfile(page, email, 'Tara Joshi');
  await page.goto('/dashboard');
  await expect(type()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeVisible();

  const { eventId, hostBrowser } = await inviteGuest(browser);
  await api(hostBrowser).call('inviteHost', { params: { eventId }, body: { email, role: 'viewer' } });
  const [, token = ''] = /\/co-host\/([\w.-]+)/.exec((await waitForMail(email, /help/)).text) ?? [];
  await api(page).call('acceptHostInvitation', { params: { token } });
  await page.goto('/dashboard');
  await expect(page.getByRole('region', { name: 'Coming up' })).toContainText('Asha and Rohan');
  await expect(type()).toBeVisible();

  // over or not: whoever made one has it folded
  const { event } = await api(page).call('createEvent', {
    body: { eventType: 'birthday', eventName: 'Kabir turns five', date: inDays(30), description: 'Cake.' },
  });
  await api(page).call('cancelEvent', { params: { eventId: event._id } });
  await page.goto('/dashboard');
  await expect(type()).toBeHidden();
  await page.getByText('Create a New Event').click();
  await expect(type()).toBeVisible();
});

test('the dashboard greets, counts and offers every type of event', async ({ page }) => {
  await signInWithProfile(page, newEmail('meera'), 'Meera Joshi');
  await api(page).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Meera weds Arjun',
      date: inDays(40),
      description: 'Join us.',
      guests: [
        { firstName: 'Ravi', email: 'ravi@example.in' },
        { firstName: 'Tara', phone: '9820012399' },
      ],
      giftsWanted: [{ name: 'Kettle', price: 1499 }],
    },
  });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Good (Morning|Afternoon|Evening), Meera$/,
  );
  await expect(page.getByText('You have 1 upcoming event.')).toBeVisible();
  const stats = page.getByRole('region', { name: 'Your Stats' });
  await expect(stats).toContainText(/Events Organized\s*1\s*Gifts Managed\s*1\s*Guests Invited\s*2/);
  // the event that comes next stands first, with its next step; the picker is one press away
  const coming = page.getByRole('region', { name: 'Coming up' });
  // by the calendar of the event, which in India may have turned to the next day
  await expect(coming.getByText(/^In (39|40) days$/)).toBeVisible();
  await expect(coming.getByText('0 yes · 2 yet to answer')).toBeVisible();
  await expect(coming.getByRole('link', { name: 'Choose an invitation design' })).toHaveAttribute(
    'href',
    /\/event\/[\w-]+\/invite\/design$/,
  );
  await expect(page.getByRole('link', { name: eventTypeWords.typeNames.birthday })).toBeHidden();
  await page.getByText('Create a New Event').click();
  for (const type of eventTypes) {
    await expect(page.getByRole('link', { name: eventTypeWords.typeNames[type] }).first()).toHaveAttribute(
      'href',
      `/create-event/${type}`,
    );
  }
  await expect(page.getByRole('heading', { name: 'Need Help?' })).toBeVisible();
  const links = page.getByRole('region', { name: 'Quick Links' });
  await links.getByRole('link', { name: 'Organised Events' }).click();
  await expect(page.getByRole('heading', { name: 'Events You Organized' })).toBeVisible();
});

test('the profile keeps what was typed: a wrong phone is said beside it, a right one saved', async ({
  page,
  withJs,
  complaints,
}) => {
  complaints.allow(/400 \(Bad Request\)/);
  await signIn(page, newEmail('meera'), 'Meera Joshi', '/profile');
  await page.getByLabel('City').fill('Udaipur');
  await page.getByLabel('Phone').fill('12345');
  await page.getByRole('img', { name: 'Picture 7', exact: true }).click();
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByRole('alert')).toContainText(fieldWords.phone);
  await expect(page.getByLabel('City')).toHaveValue('Udaipur');
  await page.getByLabel('Phone').fill('+91 98200 12345');
  // it is seen for three seconds, which may pass between two looks of a busy machine: they begin when it was seen
  const browser = await page.context().newCDPSession(page);
  await browser.send('Animation.enable');
  await browser.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await browser.send('Animation.setPlaybackRate', { playbackRate: 1 });
  if (withJs) await expect(page.getByText('Profile updated successfully!')).toBeHidden();
  await page.goto('/profile');
  await expect(page.getByText(accountWords.missingFields([accountWords.fieldNames.state]))).toBeVisible();
  await expect(page.getByLabel('Phone')).toHaveValue('9820012345');
  await expect(page.getByLabel('City')).toHaveValue('Udaipur');
  expect((await api(page).call('getCurrentUser', {})).user.profilePicture).toBe('/avatars/avatar-7.svg');
});

test('a changed address waits until it is confirmed by the button behind the mail’s link', async ({
  page,
}) => {
  const [old, wanted] = [newEmail('meera'), newEmail('meera.new')];
  await signInWithProfile(page, old, 'Meera Joshi');
  await page.goto('/profile');
  await page.getByLabel('Email').fill(wanted);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText(`Waiting for you to confirm ${wanted}`)).toBeVisible();
  await expect(page.getByText(`Until then we write to ${old}.`)).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(old);
  await waitForMail(wanted);
  await page.getByRole('button', { name: 'Send the e-mail again' }).click();
  await expect(page.getByText(`We sent an e-mail to ${wanted}.`)).toBeVisible();
  await expect.poll(async () => (await inbox(wanted)).length, { timeout: 60_000 }).toBe(2);
  const link = /http\S+\/email\/[\w-]+/.exec((await inbox(wanted))[0]?.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Is this your e-mail address?' })).toBeVisible();
  await page.getByRole('link', { name: 'हिन्दी में पढ़ें' }).click();
  await page.getByRole('button', { name: 'हाँ, यही पता रखें' }).click();
  await expect(page.getByText(`हो गया। अब से हम ${wanted} पर लिखेंगे।`)).toBeVisible();
  // what was chosen there holds for every page
  await page.goto('/profile');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(wanted);
  await expect(page.getByText('Waiting for you to confirm')).toBeHidden();
});

test('the profile counts and lists what somebody organises: sorted, filtered, with every part of a card', async ({
  page,
  withJs,
}) => {
  await signInWithProfile(page, newEmail('meera'), 'Meera Joshi');
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Events Organized/ }).click();
  await expect(page.getByRole('heading', { name: 'No events organized' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Create New Event' })).toHaveAttribute('href', '/dashboard');

  const create = (body: object) =>
    api(page).call('createEvent', {
      body: { eventType: 'birthday', description: 'Join us.', ...body } as never,
    });
  await create({
    eventName: 'Kabir turns five',
    date: inDays(30),
    venue: { name: 'Neel Terrace' },
    guests: [{ firstName: 'Ravi', phone: '9820012399' }],
  });
  const wedding = await create({
    eventName: 'Meera weds Arjun',
    eventType: 'wedding',
    date: inDays(60),
    description: 'Two days of music.',
  });
  await page.goto('/profile?tab=organized');
  await expect(page.getByRole('main')).toContainText(/2\s*Organized\s*0\s*Joined|Organized\s*2\s*Joined\s*0/);
  await expect(page.getByRole('link', { name: /^Events Organized/ })).toContainText('2');
  await expect(page.getByRole('link', { name: /^Events Organized/ })).toHaveAttribute('aria-current', 'page');
  const names = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(names).toHaveText(['Meera weds Arjun', 'Kabir turns five']);

  const card = page.getByRole('listitem').filter({ hasText: 'Kabir turns five' });
  await expect(card).toContainText('Birthday');
  await expect(card).toContainText('Join us.');
  await expect(card).toContainText(/[A-Z][a-z]+day, \d+ [A-Z][a-z]+ \d{4} · Neel Terrace/);
  await expect(card).toContainText('1 guest invited');
  const links = page.getByRole('listitem').filter({ hasText: 'Two days of music.' }).getByRole('link');
  const { _id } = wedding.event;
  for (const [name, address] of [
    ['View Details', `/event/${_id}`],
    ['Invite', `/event/${_id}/invite`],
    ['Add Gifts', `/event/${_id}/wishlist?add`],
  ]) {
    await expect(links.filter({ hasText: name ?? '' })).toHaveAttribute('href', address ?? '');
  }

  const filter = page.getByRole('search', { name: 'Filter and Sort' });
  await expect(filter.getByLabel('Search')).toHaveCount(0);
  await filter.getByLabel('Sort').selectOption('Oldest First');
  if (!withJs) await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(names).toHaveText(['Kabir turns five', 'Meera weds Arjun']);
  await filter.getByLabel('Type').selectOption('House Warming');
  if (!withJs) await filter.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'No events match' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all events' }).click();
  await expect(names).toHaveCount(2);
});

test('the profile lists what somebody joined', async ({
  page,
  browser,
  baseURL,
  javaScriptEnabled,
  complaints,
}) => {
  const guest = newEmail('ravi');
  await signInWithProfile(page, guest, 'Ravi Rao');
  await page.goto('/profile?tab=joined');
  await expect(page.getByRole('heading', { name: 'No events joined' })).toBeVisible();

  const context = await browser.newContext({ baseURL, javaScriptEnabled });
  const host = await context.newPage();
  complaints.watch(host);
  await signInWithProfile(host, newEmail('meera'), 'Meera Joshi');
  const giftsWanted = [1, 2, 3, 4, 5].map((index) => ({ name: `Wish ${index}`, price: 1250 * index }));
  await api(host).call('createEvent', {
    body: {
      eventType: 'houseWarming',
      eventName: 'Our new home',
      date: inDays(20),
      description: 'Come in.',
      guests: [{ firstName: 'Ravi', email: guest }],
      giftsWanted,
    },
  });
  await context.close();

  await page.reload();
  await expect(page.getByRole('link', { name: /^Events Joined/ })).toContainText('1');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Our new home' });
  await expect(card.getByText('Guest', { exact: true })).toBeVisible();
  await expect(card).toContainText('₹1,250');
  await expect(card).toContainText('Wish 3');
  await expect(card).not.toContainText('Wish 4');
  await expect(card).toContainText('+2 more items');
  await expect(card.getByRole('link', { name: 'View Details' })).toBeVisible();
});

test('the header offers what fits who is looking', async ({ page }) => {
  await page.goto('/guide');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
  await signIn(page, newEmail('meera'), 'Meera Joshi', '/profile');
  await page.getByRole('banner').locator('summary', { hasText: 'Meera Joshi' }).click();
  for (const [name, address] of [
    ['Profile', '/profile'],
    ['Organised Events', '/organised-events'],
    ['Attending Events', '/attending-events'],
    ['Wallet', '/wallet'],
    ['Logout', '/auth/logout'],
  ]) {
    await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      address ?? '',
    );
  }
  await page.getByRole('banner').getByRole('link', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
});

test('the guide leads through a first event, with a template to download', async ({ page }) => {
  await page.goto('/guide');
  for (const section of [
    'Overview',
    'Create Event',
    'Add Gifts',
    'Invite Guests',
    'AI Features',
    'Manage Events',
  ]) {
    await expect(page.getByRole('heading', { name: section, exact: true })).toBeVisible();
  }
  const template = await page.request.get(
    (await page.getByRole('link', { name: /template/ }).getAttribute('href')) ?? '',
  );
  expect(await template.text()).toMatch(/^\uFEFF?firstName,lastName,phone,email/);
});

test('no form counts up to a made-up row number @no-js', async ({ page, baseURL }) => {
  await signInWithProfile(page, newEmail());
  for (const address of ['/profile', '/dashboard', '/create-event/wedding']) {
    const form = { 'guests[4000000000].email': 'neha@example.in' };
    const answer = await page.request.post(address, {
      multipart: form,
      headers: { Origin: baseURL ?? '' },
      timeout: 30_000,
    });
    expect(answer.status(), address).toBe(400);
  }
});
