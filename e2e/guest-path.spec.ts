import * as eventWords from '#messages/events/en.ts';
import { stranger, visitor } from '#messages/events/page/en.ts';
import * as reply from '#messages/guests/reply/en.ts';
import * as replyHindi from '#messages/guests/reply/hi.ts';
import { inDays } from './support/days.ts';
import { inviteGuest, YES } from './support/invited.ts';
import { api, newEmail, signIn } from './support/people.ts';
import { expect, test } from './support/test.ts';

const NO = "Sorry, can't make it";

test('opening a link records nothing; one press answers, with the channel of the link', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  for (const response of ['yes', 'no']) {
    const link = invited.link(response, 'whatsapp');
    expect((await page.request.get(link)).status()).toBe(200);
    expect((await page.request.head(link)).status()).toBe(200);
    // scanners of mail run scripts as well
    await page.goto(link, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: 'RSVP Requested' })).toBeVisible();
  }
  expect(await invited.reply()).toMatchObject({ rsvp: 'pending', version: 0 });

  await page.goto(invited.link('yes', 'whatsapp'));
  await expect(page.getByText('Namaste Meera ji! Your answer has not been sent yet')).toBeVisible();
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change Response' })).toBeEnabled();
  expect(await invited.reply()).toMatchObject({
    rsvp: 'yes',
    rsvpSource: 'whatsapp',
    adults: 1,
    children: 0,
    version: 1,
  });
});

test('whoever was sent the link of somebody else sees the event without it', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(`${invited.link()}&lang=hi`);
  await expect(page.getByRole('link', { name: replyHindi.notYou('Meera') })).toBeVisible();
  await page.goto(`${invited.link()}&lang=en`);
  await page.getByRole('link', { name: reply.notYou('Meera') }).click();
  await expect(page).toHaveURL(new RegExp(`/event/${invited.eventId}$`));
  await expect(page.getByText(visitor.explanation)).toBeVisible();
  await expect(page.getByRole('button', { name: YES })).toHaveCount(0);
  expect(await invited.reply()).toMatchObject({ rsvp: 'pending', version: 0 });
});

test('the button pressed in the mail comes first, the other stays possible', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('no', 'email'));
  const answers = page.locator('button[name=rsvp]');
  await expect(answers).toHaveText([NO, "Yes, I'll be there!"]);
  await page.goto(invited.link('yes', 'email'));
  await expect(answers).toHaveText([YES, NO]);
  await page.getByRole('button', { name: NO }).click();
  await expect(page.getByRole('heading', { name: "Can't Make It" })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'no', rsvpSource: 'email', adults: 0 });
});

test('joy is for the moment of the yes, and nobody is told of an answer they just gave', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  const petals = page.locator('.joy');
  const already = page.getByText('You told us that you can’t make it');
  await page.goto(invited.link('yes', 'email'));
  await page.getByRole('button', { name: NO }).click();
  await expect(page.getByRole('heading', { name: "Can't Make It" })).toBeVisible();
  await expect(already).toBeHidden();
  await page.goto(invited.link('yes', 'email'));
  await expect(already).toBeVisible();
  await page.getByRole('button', { name: 'Change Response' }).click();
  await expect(page.getByRole('heading', { name: 'RSVP Requested' })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'pending' });
  await page.reload();
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect(petals).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect(petals).toHaveCount(0);
});

test('an unknown channel counts as an answer on the page', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('reply', 'pigeon'));
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', rsvpSource: 'manual' });
});

test('a response can be changed; the note stays', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('yes', 'sms'));
  await page.getByText('Add a note').click();
  await page.getByLabel('Note to your host').fill('No peanuts, please');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText('Your note: No peanuts, please')).toBeVisible();
  // what is shown is what was recorded
  await page.goto(invited.link('no', 'sms'));
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect(page.getByText('We still have your yes: opening the link does not change it.')).toBeVisible();

  await page.getByRole('button', { name: 'Change Response' }).click();
  await expect(page.getByRole('heading', { name: 'RSVP Requested' })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'pending', rsvpSource: null, version: 2 });
  await page.reload();
  // nobody leaves in the belief that the yes still stands
  await expect(page.getByText(`${reply.namaste('Meera ji')} ${reply.noneNowNorSent}`)).toBeVisible();
  await expect(page.getByLabel('Note to your host')).toHaveValue('No peanuts, please');
  await page.getByRole('button', { name: NO }).click();
  await expect(page.getByRole('heading', { name: "Can't Make It" })).toBeVisible();
  await expect
    .poll(() => invited.reply())
    .toMatchObject({ rsvp: 'no', note: 'No peanuts, please', version: 3 });
});

test('whoever said yes and presses the other button of the mail says no with one more press', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('yes', 'email'));
  await page.getByText('Add a note').click();
  await page.getByLabel('Note to your host').fill('No peanuts, please');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect(page.getByRole('button', { name: NO })).toBeHidden();
  await page.goto(invited.link('no', 'email'));
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', version: 1 });
  await page.getByRole('button', { name: NO }).click();
  await expect(page.getByRole('heading', { name: "Can't Make It" })).toBeVisible();
  await expect
    .poll(() => invited.reply())
    .toMatchObject({ rsvp: 'no', note: 'No peanuts, please', version: 2 });
  await page.goto(invited.link('yes', 'email'));
  await expect(
    page.getByText('You told us that you can’t make it: opening the link does not change it.'),
  ).toBeVisible();
});

test('a family says how many come, within what the invitation allows', async ({
  page,
  browser,
  complaints,
}) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  complaints.allow(/400 \(Bad Request\)/);
  await page.goto(invited.link('yes', 'email'));
  await page.getByLabel('Adults').selectOption('8');
  await page.getByLabel('Children').selectOption('5');
  await page.getByRole('button', { name: YES }).click();
  await page
    .getByRole('alert')
    .getByRole('link', { name: 'Children: This invitation is for up to 10 people, children included.' })
    .click();
  await expect(page.getByLabel('Children')).toBeFocused();
  await expect(page.getByLabel('Adults')).toHaveValue('8');
  await expect(page.getByLabel('Children')).toHaveValue('5');
  expect(await invited.reply()).toMatchObject({ rsvp: 'pending' });

  await page.getByLabel('Children').selectOption('2');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText('8 adults and 2 children.')).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', adults: 8, children: 2 });
});

test('a guest invited alone is not asked how many come', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link());
  await expect(page.getByRole('button', { name: YES })).toBeVisible();
  await expect(page.getByLabel('Adults')).toHaveCount(0);
});

test('an answer given in another window is shown, not overwritten', async ({
  page,
  browser,
  context,
  complaints,
}) => {
  const invited = await inviteGuest(browser);
  complaints.allow(/409 \(Conflict\)/);
  await page.goto(invited.link('yes', 'email'));
  const other = await context.newPage();
  await other.goto(invited.link('no', 'email'));
  await other.getByRole('button', { name: NO }).click();
  await expect(other.getByRole('heading', { name: "Can't Make It" })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'no' });

  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('alert')).toContainText('Your answer was changed in another window.');
  await expect(page.getByRole('heading', { name: "Can't Make It" })).toBeVisible();
  expect(await invited.reply()).toMatchObject({ rsvp: 'no', version: 1 });
});

test('a double click answers once', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('yes', 'email'));
  await page.getByRole('button', { name: YES }).dblclick();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await page.goto(invited.link('yes', 'email'));
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  expect(await invited.reply()).toMatchObject({ rsvp: 'yes', version: 1 });
});

test('the heading takes the focus after an answer @js', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('yes', 'email'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeFocused();
});

test('without a connection the page and what was typed stay @js', async ({
  page,
  browser,
  context,
  complaints,
}) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  complaints.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto(invited.link('yes', 'email'), { waitUntil: 'networkidle' });
  await page.getByLabel('Adults').selectOption('3');
  await context.setOffline(true);
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('alert')).toContainText('Failed to update RSVP.');
  await expect(page.getByLabel('Adults')).toHaveValue('3');

  await context.setOffline(false);
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByText('3 adults.')).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', adults: 3 });
});

test('sharing copies the address of the event without the key @js', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const invited = await inviteGuest(browser);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(invited.link('yes', 'email'), { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied to clipboard!')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/event/${invited.eventId}`,
  );
});

test('there is no share button that could do nothing @no-js', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link('yes', 'email'));
  await expect(page.getByRole('button', { name: YES })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Share' })).toBeHidden();
});

test('without the key a guest signs in, comes back to the link and answers', async ({ page, browser }) => {
  const email = newEmail('meera');
  const invited = await inviteGuest(browser, { email });
  await page.goto(invited.path('yes', 'email'));
  await expect(page).toHaveURL(`/?${new URLSearchParams({ returnTo: invited.path('yes', 'email') })}`);

  await signIn(page, email, 'Meera Iyer', invited.path('yes', 'email'));
  await expect(page).toHaveURL(invited.path('yes', 'email'));
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'yes', rsvpSource: 'email' });

  // the event's own page knows the guest as well
  await page.goto(`/event/${invited.eventId}`);
  await page.getByRole('button', { name: 'Change Response' }).click();
  await expect(page.getByRole('heading', { name: 'RSVP Requested' })).toBeVisible();
  await expect.poll(() => invited.reply()).toMatchObject({ rsvp: 'pending' });
});

test('a link whose key was replaced says so, in an e-mail and in a text message', async ({
  page,
  browser,
  complaints,
}) => {
  complaints.allow(/status of 404/);
  const invited = await inviteGuest(browser);
  const wrong = `${invited.key.startsWith('A') ? 'B' : 'A'}${invited.key.slice(1)}`;
  for (const link of [`${invited.path('yes', 'email')}?key=${wrong}`, `/g/${wrong}`]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(page.getByText('ask your host for it')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      /^\/auth\/login\?returnTo=/,
    );
  }
});

test('somebody who is no guest sees the event, and nobody else who is invited', async ({ page, browser }) => {
  const email = newEmail('secret');
  const invited = await inviteGuest(browser, { email, lastName: 'Subramaniam' });
  await page.goto(`/event/${invited.eventId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Asha and Rohan' })).toBeVisible();
  await expect(page.getByText('1 guest', { exact: true })).toBeVisible();
  await expect(page.getByText('₹1,25,000')).toBeVisible();
  await expect(page.getByText('Invited guests reply from their personal link')).toBeVisible();
  await expect(page.getByRole('button', { name: YES })).toHaveCount(0);
  const html = await (await page.request.get(`/event/${invited.eventId}`)).text();
  for (const secret of [email, 'Subramaniam', invited.key, invited.guestId])
    expect(html).not.toContain(secret);

  await signIn(page, newEmail('stranger'), 'Some Body', invited.path('yes', 'email'));
  await expect(page.getByText(stranger)).toBeVisible();
  await expect(page.getByRole('button', { name: YES })).toHaveCount(0);
});

test('the organiser finds what there is to do; a guest hears that the event was cancelled', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  const hostPage = await invited.hostBrowser.newPage();
  await hostPage.goto(`/event/${invited.eventId}`);
  await expect(hostPage.getByRole('link', { name: 'Invite guests' })).toHaveAttribute(
    'href',
    `/event/${invited.eventId}/invite`,
  );
  await expect(hostPage.getByRole('link', { name: 'Edit event' })).toHaveAttribute(
    'href',
    `/event/${invited.eventId}/edit`,
  );
  await hostPage.getByText('More', { exact: true }).click();
  await expect(hostPage.getByRole('link', { name: 'Cancel event' })).toHaveAttribute(
    'href',
    `/event/${invited.eventId}/cancel`,
  );

  const { ok } = await hostPage.request
    .post(`/events/${invited.eventId}/cancel`, { headers: { Origin: process.env.E2E_APP_URL ?? '' } })
    .then((answer) => ({ ok: answer.ok() }));
  expect(ok).toBe(true);
  await page.goto(invited.link('yes', 'email'));
  await expect(page.getByText(eventWords.cancelledAlready)).toBeVisible();
  await expect(page.getByRole('button', { name: YES })).toHaveCount(0);
});

test('an event that is not there says so', async ({ page, complaints }) => {
  complaints.allow(/404 \(Not Found\)/);
  await page.goto('/event/thereisnosuchevent');
  await expect(page.getByRole('heading', { name: 'Event not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute('href', '/profile');
});

test('whoever comes by a personal link sees the cards of the specification: details, Your RSVP, the columns of the footer', async ({
  page,
  browser,
}) => {
  const invited = await inviteGuest(browser);
  await page.goto(invited.link());
  const details = page.getByRole('region', { name: 'Event Details' });
  await expect(details).toContainText('Come and dance with us.');
  await expect(details).toContainText(/Date & Time\s*\w+,? \d{1,2} \w+ \d{4}, 7:30 pm/);
  await expect(details).toContainText(/Venue\s*Laxmi Lawns, Magarpatta Road, Pune/);
  await expect(details).toContainText(/Guests invited\s*1 guest/);
  const card = page.getByRole('region', { name: 'Your RSVP' });
  await expect(card.getByRole('heading', { name: 'RSVP Requested' })).toBeVisible();
  await expect(card.getByRole('button')).toHaveText([YES, NO]);
  const columns = page.getByRole('contentinfo').getByRole('navigation');
  await expect(columns.getByRole('heading')).toHaveText(['Solutions', 'Support', 'Company', 'Legal']);
  await columns.getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');

  // nothing is said of a venue that nobody gave
  const { event } = await api(invited.hostBrowser).call('createEvent', {
    body: { eventType: 'birthday', eventName: 'Kabir turns five', date: inDays(30), description: 'Cake.' },
  });
  await page.goto(`/event/${event._id}`);
  await expect(details).toContainText(/Venue\s*Not specified/);
  await expect(page.getByText('Not specified')).toHaveCount(1);
});

test('everything needed to read and answer is in one answer', async ({ page, browser }) => {
  const invited = await inviteGuest(browser, { withFamily: true });
  const answer = await page.request.get(invited.link('yes', 'email'));
  const html = await answer.text();
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(html).not.toContain('rel="stylesheet"');
  // only module scripts and inline ones, which block nothing
  expect(html).not.toMatch(/<script[^>]+src=/);
  expect(html).toMatch(/Yes, I&#x27;ll be there![^]*Event Details/);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(
    `<link rel="canonical" href="${process.env.E2E_APP_URL}/event/${invited.eventId}"/>`,
  );
});

test('the gifts stay where a browser has put something of its own into the page, and after the answer @js', async ({
  page,
  browser,
  complaints,
}) => {
  // React says so and draws the page anew
  complaints.allow(/Minified React error/);
  const invited = await inviteGuest(browser);
  await page.route(
    (url) => url.pathname.startsWith('/event/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const html = (await answer.text()).replace(
        '<main id="main"',
        '<div id="of-the-browser">Translate?</div><main id="main"',
      );
      await route.fulfill({ response: answer, body: html });
    },
  );
  const gift = page.locator('.gift-name');
  const names = page.getByRole('heading', { level: 1 });
  await page.goto(invited.link());
  await expect(page.locator('#of-the-browser')).toHaveCount(0);
  await expect(gift).toBeVisible();
  await expect(names).toContainText('Asha');
  await expect(page.locator('.event')).toHaveCSS('display', 'grid');
  await page.getByRole('button', { name: YES }).click();
  await expect(page.getByRole('heading', { name: "You're Going!" })).toBeVisible();
  await expect(gift).toBeVisible();
  await expect(names).toContainText('Asha');
});

test('reached from within the app the page is whole @js', async ({ page, browser }) => {
  const invited = await inviteGuest(browser);
  await page.goto('/guide');
  await page.waitForFunction(() => '__remixRouter' in window);
  await page.evaluate(
    (address) =>
      (
        window as unknown as { __remixRouter: { navigate(to: string): Promise<void> } }
      ).__remixRouter.navigate(address),
    `/event/${invited.eventId}`,
  );
  await expect(page.locator('.gift-name')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Asha');
});
