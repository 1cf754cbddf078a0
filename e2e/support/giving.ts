import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { api, newEmail, signInWithProfile } from './people.ts';
import { expect, type Complaints } from './test.ts';

/** A gift at an event of the signed-in organiser, and the people of it, each in a browser of their own. */
export interface Giving {
  organiser: Page;
  meera: Page;
  kabir: Page;
  /** Addresses of the event's page and the gift's. */
  event: string;
  gift: string;
  place: { eventId: string; giftId: string };
}

interface Wanted {
  price?: number;
  withPicture?: boolean;
  timeZone?: string;
}

export interface Setting {
  page: Page;
  browser: Browser;
  complaints: Complaints;
  withJs: boolean;
}

/** An event with one gift, by the organiser in `page`, with the guests Meera Iyer and Kabir Khan signed in. */
export async function beginGiving(
  { page: organiser, browser, complaints, withJs }: Setting,
  { price = 12_500, withPicture = false, timeZone }: Wanted = {},
): Promise<Giving> {
  await signInWithProfile(organiser, newEmail());
  const emails = { meera: newEmail('meera'), kabir: newEmail('kabir') };
  const { event } = await api(organiser).call('createEvent', {
    body: {
      eventType: 'wedding',
      eventName: 'Asha weds Rohan',
      date: '2031-02-14',
      description: 'An evening of music.',
      ...(timeZone ? { timeZone } : {}),
      guests: [
        { firstName: 'Meera', lastName: 'Iyer', email: emails.meera },
        { firstName: 'Kabir', lastName: 'Khan', email: emails.kabir },
      ],
      giftsWanted: [
        {
          name: 'Pressure cooker',
          price,
          type: 'kitchen',
          ...(withPicture ? { image: await picture() } : {}),
        },
      ],
    },
  });
  const [group] = await api(organiser).call('getWishlist', { params: { eventId: event._id }, query: {} });
  const place = { eventId: event._id, giftId: group?.items[0]?._id ?? '' };
  const guest = async (email: string, name: string) => {
    const context = await browser.newContext({ javaScriptEnabled: withJs });
    const theirs = await context.newPage();
    complaints.watch(theirs);
    await signInWithProfile(theirs, email, name);
    return theirs;
  };
  const [meera, kabir] = [await guest(emails.meera, 'Meera Iyer'), await guest(emails.kabir, 'Kabir Khan')];
  return {
    organiser,
    meera,
    kabir,
    event: `/event/${place.eventId}`,
    gift: `/event/${place.eventId}/gift/${place.giftId}`,
    place,
  };
}

/** The same with Meera taking part already, without having paid. */
export async function beginWithMeera(setting: Setting, wanted?: Wanted): Promise<Giving> {
  const giving = await beginGiving(setting, wanted);
  await api(giving.meera).call('enableCollaboration', { params: giving.place });
  await api(giving.meera).call('joinCollaboration', {
    params: giving.place,
    body: { contributionAmount: 0 },
  });
  return giving;
}

/** Contributes on the gift's page and pays on the provider's, as a person does. */
export async function give(page: Page, amount: string, how: Giver): Promise<void> {
  await beginToGive(page, amount, how);
  await payThere(page, how);
}

interface Giver {
  withJs: boolean;
  hidden?: boolean;
}

/** The same as far as the provider's page. */
export async function beginToGive(
  page: Page,
  amount: string,
  { withJs, hidden = false }: Giver,
): Promise<void> {
  await page.getByLabel('Amount in rupees').fill(amount);
  if (hidden) await page.getByLabel('Hide my amount from other guests').check();
  await page.getByRole('button', { name: 'Contribute' }).click();
  if (!withJs) await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
}

/** And the rest of it, from there on. */
export async function payThere(page: Page, { withJs }: Pick<Giver, 'withJs'>): Promise<void> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  if (!withJs) await page.getByRole('button', { name: 'Return to the shop' }).click();
  await page.waitForURL(/\/payment-success/);
}

async function picture(): Promise<string> {
  const image = sharp({ create: { width: 400, height: 300, channels: 3, background: '#c8b8a0' } });
  return `data:image/png;base64,${(await image.png().toBuffer()).toString('base64')}`;
}
