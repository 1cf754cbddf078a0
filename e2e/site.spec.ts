import * as eventTypeWords from '#messages/events/types/en.ts';
import { replyWords } from '#messages/guests/reply/by-language.ts';
import { landingWords } from '#messages/site/landing/by-language.ts';
import { sampleWords } from '#messages/site/sample/by-language.ts';
import { api, newEmail, signIn, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

test('the landing page shows what spec section 1 promises', async ({ page }) => {
  await page.goto('/');
  const types = page.getByRole('region', { name: 'For every kind of gathering' });
  for (const name of Object.values(eventTypeWords.typeNames))
    await expect(types.getByRole('heading', { name, exact: true })).toBeVisible();
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem');
  await expect(steps).toHaveCount(3);
  await expect(steps.getByRole('heading')).toHaveText([
    'Create event',
    'Invite guests',
    'Manage gifts and wishes',
  ]);
  // one of them with the plans, which unfold
  await page.getByRole('heading', { name: 'Pricing' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Get started' })).toHaveCount(3);
  await expect(page.getByRole('main').getByRole('link', { name: 'How it works' })).toHaveAttribute(
    'href',
    '/guide',
  );
});

test('the invitations on the landing page have their places before their pictures come', async ({ page }) => {
  // where they come to rest, which they do while their pictures arrive
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const pictures: (() => void)[] = [];
  await page.route('**/landing/**', (route) =>
    new Promise<void>((go) => pictures.push(go)).then(() => route.continue()),
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const cards = page.getByRole('link', { name: 'Open a sample invitation' }).locator('> *');
  await expect(cards).toHaveCount(2);
  const boxes = async () => Promise.all((await cards.all()).map((card) => card.boundingBox()));
  await expect.poll(() => pictures.length).toBeGreaterThan(1);
  const before = await boxes();
  for (const go of pictures) go();
  await page.waitForLoadState('load');
  expect(before).toEqual(await boxes());
});

test('the landing page is in Hindi for whose browser asks for it, with a way to English and to an answered sample', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'hi-IN' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingWords.hi.heroTitle);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await page.getByRole('link', { name: landingWords.hi.tryAnswer }).click();
  await expect(page.getByText(sampleWords.hi.notReal)).toBeVisible();
  await expect(page.getByRole('button', { name: replyWords.hi.card.changeResponse })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(landingWords.en.heroTitle);
  await context.close();
});

test('each testimonial says that it is an example', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: landingWords.en.testimonialsTitle }).click();
  const quotes = page.locator('#testimonials li');
  await expect(quotes).toHaveCount(3);
  for (const quote of await quotes.all())
    await expect(quote.getByText('Example', { exact: true })).toBeVisible();
});

test('the pricing table has the three plans, two of them coming soon', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { name: 'Pricing' }).click();
  const plan = (name: string) =>
    page
      .getByRole('region', { name: 'Pricing' })
      .locator('ul > li')
      .filter({ has: page.getByRole('heading', { name, exact: true }) });
  await expect(plan('Basic')).toContainText(
    /Free\s*Up to 3 events per year\s*Up to 50 guests per event\s*Basic registry\s*E-mail invitations/,
  );
  await expect(plan('Basic')).not.toContainText('Coming soon');
  await expect(plan('Premium')).toContainText(
    /Coming soon\s*Unlimited events\s*Up to 200 guests per event\s*Advanced registry\s*Custom invitations\s*Guest messaging\s*Reminders/,
  );
  await expect(plan('Professional')).toContainText(
    /Coming soon\s*Unlimited events and guests\s*Custom branding\s*Priority support\s*Analytics\s*Team collaboration/,
  );
  await plan('Premium')
    .getByRole('link', { name: /^Contact sales/ })
    .click();
  await expect(page).toHaveURL(/\/contact\?topic=sales$/);
  await expect(page.getByLabel('What is it about?')).toHaveValue('sales');
});

test('every link of the footer leads to a page and its place on it, for visitors and signed-in people', async ({
  page,
}) => {
  const check = async ({ isFolded }: { isFolded: boolean }) => {
    await page.goto('/guide');
    if (isFolded) await page.getByRole('contentinfo').getByText('Support · Company · Legal').click();
    const links = await page
      .getByRole('contentinfo')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(8);
    for (const link of links) {
      const answer = await page.goto(link);
      expect(answer === null || answer.status() === 200, link).toBe(true);
      expect(new URL(page.url()).pathname, link).toBe(link.replace(/[?#].*/, ''));
      const place = link.split('#')[1];
      if (place) await expect(page.locator(`[id="${place}"]`)).toHaveCount(1);
    }
  };
  await check({ isFolded: false });
  await signIn(page, newEmail());
  await check({ isFolded: true });
});

test('on a small phone the opened profile menu begins with the name that the portrait stands for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, newEmail(), 'Lakshmi Venkataraman');
  await page.goto('/guide');
  const menu = page.locator('details.menu').filter({ hasText: 'Lakshmi Venkataraman' });
  await menu.locator('summary').click();
  await expect(menu.locator('li').first()).toHaveText('Lakshmi Venkataraman');
  await expect(menu.locator('li').first()).toBeVisible();
  await page.setViewportSize({ width: 800, height: 740 });
  await expect(menu.locator('li').first()).toBeHidden();
});

test('privacy and terms say what they are', async ({ page }) => {
  for (const [path, title] of [
    ['/privacy', 'Privacy'],
    ['/terms', 'Terms'],
  ]) {
    await page.goto(path ?? '');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('This is a template')).toBeVisible();
    await expect(page.getByRole('code')).toHaveText('messages/site/legal/en.ts');
  }
});

test('the long texts lead on where they say so, and show no mark of their catalogue', async ({ page }) => {
  const sections = [
    '/wallet',
    '#create-event',
    '#add-gifts',
    '#invite-guests',
    '#manage-events',
    '/dashboard',
    '/organised-events',
    '/wallet',
  ];
  const rest = [
    '/guest-list-template.csv',
    '/privacy',
    '#create-event',
    '/organised-events',
    '/attending-events',
    '/profile',
    '/profile/data',
    '/contact',
  ];
  for (const [path, links] of [
    ['/guide', [...sections, ...rest]],
    ['/privacy', ['/contact?topic=privacy', '/profile/data', '/contact?topic=privacy']],
    ['/terms', ['/wallet', '/profile/data', '/contact']],
    ['/about', ['/contact', '/privacy']],
  ] as const) {
    await page.goto(path);
    const texts = page.locator('.prose');
    const shown = await texts
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(shown, path).toEqual(links);
    expect((await texts.allInnerTexts()).join('\n'), path).not.toMatch(/<\/?\w+>/);
  }
});

test('the guide has its six sections, each reached from the side', async ({ page }) => {
  await page.goto('/guide');
  const names = ['Overview', 'Create Event', 'Add Gifts', 'Invite Guests', 'AI Features', 'Manage Events'];
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(names);
  const side = page.getByRole('navigation', { name: 'Sections of the guide' });
  await expect(side.getByRole('link')).toHaveText(names);
  await side.getByRole('link', { name: 'AI Features' }).click();
  await expect(page).toHaveURL(/#ai-features$/);
  await expect(page.getByRole('region', { name: 'AI Features' })).toBeInViewport();
});

test('texts of the guide are copied, and that is said @js', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/guide');
  await page.getByRole('button', { name: 'Copy column names' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied to clipboard!' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    'firstName,lastName,phone,email,withFamily',
  );
});

test('without scripts the guide shows no button that does nothing @no-js', async ({ page }) => {
  await page.goto('/guide');
  await expect(page.getByText('firstName,lastName,phone,email,withFamily')).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
});

test('a form that another site sends changes nothing, and that is said on a page of ours', async ({
  page,
}) => {
  await signIn(page, newEmail('meera'), 'Meera Joshi', '/profile');
  const before = (await api(page).call('getCurrentUser', {})).user;
  for (const origin of ['https://evil.example', 'null']) {
    const form = { firstName: 'Evil', lastName: 'Name', email: 'evil@example.in' };
    const answer = await page.request.post('/profile', { form, headers: { Origin: origin } });
    expect(answer.status(), origin).toBe(403);
    const html = await answer.text();
    expect(html).toContain('This request did not come from this site, so nothing was changed.');
    expect(html).toContain('Back to Home');
  }
  expect((await api(page).call('getCurrentUser', {})).user).toEqual(before);
});

test('an address without a page and one that cannot be read both say so', async ({ page }) => {
  for (const path of ['/nothing-here', '/%E0%A4%A']) {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain('Page not found');
  }
  await page.goto('/nothing-here');
  await expect(page).toHaveTitle('Page not found · Shagun');
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('without a connection a page says that it is one @js', async ({ page, context, complaints }) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|TypeError/);
  await signInWithProfile(page, newEmail());
  await page.goto('/organised-events');
  await page.goto('/profile');
  await page.getByRole('link', { name: /^Events Organized/ }).hover();
  await context.setOffline(true);
  await page.getByRole('link', { name: /^Events Organized/ }).click();
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await expect(page.getByText('Error 500')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Get Started' })).toBeHidden();
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { name: 'No events organized' })).toBeVisible();
});

test('a form pressed without a connection stays as it is, and says so @js', async ({ page, context }) => {
  await page.goto('/contact');
  const message = page.getByLabel('Your message');
  await message.fill('Can you print invitations?');
  await context.setOffline(true);
  await message.press('Tab');
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You seem to be offline.' })).toBeVisible();
  await expect(message).toHaveValue('Can you print invitations?');
  await context.setOffline(false);
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('You seem to be offline.')).toBeHidden();
});

test('the page for maintenance stands alone', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/maintenance.html');
  await expect(page.getByRole('heading', { name: 'We will be right back' })).toBeVisible();
  expect(requests.filter((url) => !/maintenance\.html$|favicon/.test(url))).toEqual([]);
});
