import { DateTime } from 'luxon';
import nodeIcal from 'node-ical';
import { fillDetails, newGuest, openWeddingForm, button, timeField } from './support/event-form.ts';
import { completeProfile, newEmail, signInWithProfile, waitForMail } from './support/people.ts';
import { expect, test } from './support/test.ts';

/*
 * An organiser abroad: it is still the day before in Los Angeles when the wedding begins,
 * half an hour after midnight in India.
 */
test.use({ timezoneId: 'America/Los_Angeles', locale: 'en-US' });

const begins = DateTime.now()
  .setZone('Asia/Kolkata')
  .plus({ days: 60 })
  .startOf('day')
  .set({ hour: 0, minute: 30 });
const dateText = begins.setLocale('en').toFormat('cccc, d LLLL yyyy');

test('an event in India made in Los Angeles is said everywhere as it is in India', async ({
  page,
  browser,
  javaScriptEnabled,
  complaints,
  baseURL,
}) => {
  const email = newEmail('neha');
  await openWeddingForm(page);
  await completeProfile(page);
  await page.reload();
  await fillDetails(page);
  await page.getByLabel('Date').fill(begins.toISODate() ?? '');
  await timeField(page).fill('00:30');
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Kolkata');
  await newGuest(page).getByLabel('First name').fill('Neha');
  await newGuest(page).getByLabel('E-mail').fill(email);
  await button(page, 'Add guest').click();
  await expect(button(page, 'Remove Neha')).toBeVisible();
  await button(page, 'Create Event').click();
  await expect(page).toHaveURL(/\/event\/[\w-]{8,}$/);
  await expect(page.getByText(dateText).first()).toBeVisible();
  await expect(page.getByText('12:30 am').first()).toBeVisible();

  const eventPage = page.url();
  const file = await (
    await page.request.get(`${baseURL}/events/${eventPage.split('/').pop()}/calendar.ics`)
  ).text();
  const entry = Object.values(nodeIcal.sync.parseICS(file)).find((part) => part?.type === 'VEVENT');
  expect(entry?.type === 'VEVENT' && entry.start.toISOString()).toBe(begins.toUTC().toISO());

  await page.goto(`${eventPage}/invite`);
  await button(page, /^Send the invitation to 1 guest/).click();
  const mail = await waitForMail(email);
  expect(mail.text).toContain(dateText);
  expect(mail.text).toContain('12:30 am');

  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled,
    timezoneId: 'America/Los_Angeles',
    viewport: { width: 360, height: 740 },
  });
  const phone = await context.newPage();
  complaints.watch(phone);
  await phone.goto(/https?:\/\/\S+\/yes\/email\S*/.exec(mail.text)?.[0] ?? 'no link');
  await expect(phone.getByText(dateText).first()).toBeVisible();
  await expect(phone.getByText('12:30 am').first()).toBeVisible();
  await context.close();
});

test('the dashboard greets by the clock of whoever reads it @js', async ({ page, browser }) => {
  await signInWithProfile(page, newEmail());
  const greetings = ['Good Morning', 'Good Afternoon', 'Good Evening'] as const;
  const greetingIn = (timeZone: string) => {
    const hour = Number(
      new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(new Date()),
    );
    return hour < 12 ? greetings[0] : hour < 18 ? greetings[1] : greetings[2];
  };
  const zones = ['Pacific/Auckland', 'America/Los_Angeles', 'Europe/London', 'Pacific/Honolulu'];
  const timezoneId = zones.find((zone) => greetingIn(zone) !== greetingIn('Asia/Kolkata')) ?? '';
  const abroad = await browser.newContext({
    timezoneId,
    storageState: await page.context().storageState(),
  });
  const theirs = await abroad.newPage();
  await theirs.goto('/dashboard');
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(greetingIn(timezoneId));
});
