import type { Page } from '@playwright/test';
import { connect, editIn, newAccount, tile, untilReady } from './support/design-tool.ts';
import { button, fillDetails, openWeddingForm } from './support/event-form.ts';
import { expectPng, firstPicture, sharedPicture } from './support/invitation-picture.ts';
import { api, newEmail, sandboxUrl, waitForMail } from './support/people.ts';
import { newPhone, phones } from './support/phones.ts';
import { expect, test } from './support/test.ts';
import { csvOf, statesByWhatArrived, twentyGuests, type Invited } from './support/twenty-guests.ts';

const background = '#0d3a3c';

const row = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Guest list' }).getByRole('listitem').filter({ hasText: name });
const figure = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .getByRole('definition');

/** Looks at the list until every guest stands there in the state given. */
async function expectStates(page: Page, list: string, states: ReadonlyMap<string, string>): Promise<void> {
  await expect(async () => {
    await page.goto(list);
    for (const [name, state] of states)
      await expect(row(page, name).getByText(state, { exact: true }), name).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 90_000 });
}

/** Waits until every guest's message became what is expected, without opening a page meanwhile. */
const untilArrived = (guests: readonly Invited[], expected: ReadonlyMap<string, string>): Promise<void> =>
  expect(async () => expect(await statesByWhatArrived(guests)).toEqual(expected)).toPass({ timeout: 90_000 });

async function sendBySms(page: Page, list: string, name: string): Promise<void> {
  await page.goto(list);
  await page.getByRole('link', { name: `Manage ${name}` }).click();
  // the list has a choice of the same name
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.getByLabel('Send by').selectOption('SMS');
  await button(page, 'Send the invitation').click();
  await expect(page.getByText('Sending 1 invitation.')).toBeVisible();
}

async function correct(page: Page, list: string, name: string, label: string, value: string): Promise<void> {
  await page.goto(list);
  await row(page, name).getByRole('link', { name: 'Correct the contact' }).click();
  await page.getByRole('region', { name: 'Name and contact' }).getByLabel(label).fill(value);
  await button(page, 'Save name and contact').click();
  await expect(page.getByText('Name and contact are saved.')).toBeVisible();
}

test('a design made in Canva goes to 20 guests by e-mail, WhatsApp and SMS; what did not arrive is mended, and the organiser sees the true state of each', async ({
  page,
  withJs,
  complaints,
}) => {
  test.setTimeout(300_000);
  const guests = twentyGuests();
  const all = (state: string) => new Map(guests.map(({ name }) => [name, state]));
  const guestCalled = (name: string): Invited => guests.find((guest) => guest.name === name) as Invited;
  const [zoya, ravi] = [guestCalled('Zoya Sharma'), guestCalled('Ravi Sen')];

  await test.step('a wedding whose guests come from a file', async () => {
    await openWeddingForm(page);
    await fillDetails(page);
    await page.getByLabel('File').setInputFiles(csvOf(guests));
    await button(page, 'Import file').click();
    await button(page, 'Add 20 guests').click();
    await expect(page.getByText('20 guests added.')).toBeVisible();
    await button(page, 'Create Event').click();
    await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
  });
  const event = page.url();
  const list = `${event}/invite`;

  await test.step('its picture is made in Canva', async () => {
    await page.goto(list);
    await page.getByRole('link', { name: 'Invitation Design' }).click();
    await connect(page, newAccount(), withJs);
    await expect(page.getByLabel('Title of the design')).toHaveValue('Asha and Rohan Invitation');
    await button(page, 'Create in Canva').click();
    await expect(page.getByText('Asha and Rohan Invitation is in your Canva account now.')).toBeVisible();
    await editIn(
      page,
      'Asha and Rohan Invitation',
      { Title: 'Asha and Rohan by the lake', Background: background, Text: '#fbf1d9' },
      complaints,
    );
    await page.goto(`${list}/design`);
    await tile(page, 'Asha and Rohan by the lake')
      .getByRole('button', { name: 'Use as invitation: Asha and Rohan by the lake' })
      .click();
    await expect(page.getByText('We have asked Canva for the picture.')).toBeVisible();
    await untilReady(page, withJs);
  });

  await test.step('it is sent: by SMS to those who have nothing else, to all others in the best way', async () => {
    await page.goto(list);
    await expect(page.getByText('20 guests · 0 yes · 20 yet to answer')).toBeVisible();
    await expectStates(page, list, all('Not invited yet'));
    for (const { name, via } of guests) if (via === 'sms') await sendBySms(page, list, name);
    await page.goto(list);
    await button(page, 'Send invitations to 16 guests not invited yet').click();
    await expect(page.getByText(/Sending 16 invitations\.|16 invitations sent/).first()).toBeVisible();
  });

  await test.step('the organiser sees what became of each', async () => {
    const expected = new Map(guests.map(({ name, via }) => [name, via === 'email' ? 'Sent' : 'Delivered']));
    expected.set(zoya.name, 'Bounced').set(ravi.name, 'Bounced').set('Usha Pillai', 'Sent');
    await untilArrived(guests, expected);
    await expectStates(page, list, expected);
    await page.getByText('2 not delivered').click();
    await expect(figure(page, 'Not delivered')).toHaveText('2');
    await expect(row(page, zoya.name)).toContainText('No such mailbox');
    await expect(row(page, ravi.name)).toContainText('This number could not be reached on WhatsApp.');
    await page.getByRole('link', { name: 'Not delivered' }).click();
    await expect(page.getByText('2 guests found')).toBeVisible();
  });

  await test.step('and corrects what did not arrive', async () => {
    const unreached = ravi.phone;
    [zoya.email, ravi.phone] = [newEmail('zoya'), newPhone()];
    await correct(page, list, zoya.name, 'Email', zoya.email);
    await correct(page, list, ravi.name, 'Phone', ravi.phone);
    await page.goto(list);
    await button(page, 'Send 2 undelivered invitations again').click();
    await expect(page.getByText(/Sending 2 invitations\.|2 invitations sent/).first()).toBeVisible();
    await waitForMail(zoya.email);
    expect(await phones(unreached)).toMatchObject([{ state: 'failed' }]);
  });

  const link = await test.step('one guest reads the message', async () => {
    const { phone } = guestCalled('Priya Nair');
    const reader = await page.context().newPage();
    await reader.goto(sandboxUrl(`/phones?number=91${phone}`));
    await button(reader, 'Read it').click();
    // a tab closed while the next page is on its way may never close
    const onPhone = reader
      .locator('section')
      .filter({ has: reader.getByRole('heading', { name: `+91${phone}` }) });
    await expect(onPhone.getByText('read ✓✓')).toBeVisible();
    await reader.close();
    return /http\S+\/reply\/whatsapp\?key=\S+/.exec((await phones(phone))[0]?.text ?? '')?.[0] ?? '';
  });

  await test.step('all 20 stand in the list as it truly is', async () => {
    const expected = new Map(guests.map(({ name, via }) => [name, via === 'email' ? 'Sent' : 'Delivered']));
    expected.set('Priya Nair', 'Read').set('Usha Pillai', 'Sent');
    await untilArrived(guests, expected);
    await expectStates(page, list, expected);
    await page.getByText(/^20 guests · /).click();
    await expect(figure(page, 'Not delivered')).toHaveText('0');
    await expect(page.getByText('2 invitations sent')).toBeVisible();
    const { items, counts } = await api(page).call('listGuests', {
      params: { eventId: event.split('/').at(-1) ?? '' },
      query: {},
    });
    expect(counts).toMatchObject({
      total: 20,
      notInvited: 0,
      sending: 0,
      sent: 20,
      undelivered: 0,
      linkReady: 0,
    });
    expect(
      Object.fromEntries(
        items.map(({ firstName, lastName, delivery }) => [`${firstName} ${lastName}`, delivery.channel]),
      ),
    ).toEqual(Object.fromEntries(guests.map(({ name, via }) => [name, via])));
  });

  await test.step('the design is in every mail and in what a link shows', async () => {
    const pictures = new Set<string>();
    for (const { email, via } of guests)
      if (via === 'email') pictures.add(firstPicture((await waitForMail(email)).html));
    const [picture = ''] = pictures;
    expect([...pictures]).toEqual([picture]);
    await expectPng(picture, { width: 1200, background });
    expect(sharedPicture(await (await page.request.get(event)).text())).toBe(picture);
    expect(sharedPicture(await (await fetch(link)).text())).toBe(picture);
  });
});
