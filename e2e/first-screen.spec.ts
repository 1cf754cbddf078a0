import { startingSelection } from '#contract/designs/designs.ts';
import type { DesignId } from '#contract/designs/design-list.ts';
import { inDays } from './support/days.ts';
import { YES, YES_IN_HINDI } from './support/invited.ts';
import { api, newEmail, signInWithProfile } from './support/people.ts';
import { expect, test } from './support/test.ts';

/** As families write them: full names, both pairs of parents, an invocation and a line of their own. */
const wedding = {
  en: {
    eventName: 'Lakshmi Subramaniam weds Venkatesh Raghunathan',
    invocation: 'With the blessings of Shri Venkateswara Swami',
    subtitle: 'Dinner and dancing to follow on the lawns, until late into the night',
    brideParents: 'Smt. Meenakshi and Shri Krishnamurthy Subramaniam',
    groomParents: 'Smt. Kamala and Shri Parthasarathy Raghunathan',
    names: ['Lakshmi', 'Subramaniam', 'Venkatesh', 'Raghunathan'],
    venue: { name: 'Sri Venkateswara Kalyana Mandapam', location: 'T. Nagar, Chennai 600017' },
    yes: YES,
  },
  hi: {
    eventName: 'सौभाग्यकांक्षिणी अनुराधा संग चिरंजीव विश्वनाथ प्रताप',
    invocation: '॥ श्री गणेशाय नमः ॥ श्री कुलदेवी की असीम कृपा से',
    subtitle: 'विवाह के बाद प्रीतिभोज में आप सपरिवार सादर आमंत्रित हैं',
    brideParents: 'श्रीमती मीनाक्षी एवं श्री कृष्णमूर्ति चतुर्वेदी',
    groomParents: 'श्रीमती कमला एवं श्री पार्थसारथी श्रीवास्तव',
    names: ['अनुराधा', 'चतुर्वेदी', 'विश्वनाथ', 'श्रीवास्तव'],
    venue: { name: 'श्री लक्ष्मीनारायण विवाह वाटिका', location: 'सिविल लाइन्स, जयपुर 302006' },
    yes: YES_IN_HINDI,
  },
} as const;
const designs: DesignId[] = ['mandap', 'temple', 'alpona'];

for (const language of ['en', 'hi'] as const)
  test(`the Yes stands on the first screen of a phone with all lines set (${language}) @no-js`, async ({
    page,
    browser,
  }) => {
    const { eventName, invocation, subtitle, brideParents, groomParents, names, venue, yes } =
      wedding[language];
    const hostBrowser = await browser.newContext();
    await signInWithProfile(hostBrowser, newEmail('host'), 'Narayanaswamy Subramaniam');
    const host = api(hostBrowser);
    const [bride, brideLast, groom, groomLast] = names;
    const { event } = await host.call('createEvent', {
      body: {
        eventType: 'wedding',
        eventName,
        venue,
        date: inDays(90),
        time: '19:30',
        description: 'Come and dance with us.',
        brideGroomDetails: {
          bride: { firstName: bride, lastName: brideLast },
          groom: { firstName: groom, lastName: groomLast },
        },
        guests: [{ firstName: 'Padmavathi', lastName: 'Iyer', email: newEmail('padma'), withFamily: true }],
      },
    });
    const params = { eventId: event._id };
    await host.call('saveReminders', { params, body: { replyBy: inDays(60), daysBefore: [] } });
    const { items } = await host.call('listGuests', { params, query: {} });
    const guestId = items[0]?._id ?? '';
    const { url } = await host.call('getPersonalLink', { params: { ...params, guestId } });
    const lines = { invocation, subtitle, brideParents, groomParents };
    await page.setViewportSize({ width: 360, height: 740 });
    for (const design of designs) {
      await host.call('chooseDesign', { params, body: { ...startingSelection(design), ...lines, language } });
      for (const response of ['reply', 'yes']) {
        const link = new URL(url.replace(/\/reply\/\w+/, `/${response}/email`));
        link.searchParams.set('lang', language);
        await page.goto(link.pathname + link.search);
        await expect(page.getByText(subtitle)).toBeVisible();
        const box = await page.getByRole('button', { name: yes }).boundingBox();
        expect.soft((box?.y ?? 0) + (box?.height ?? 999), `${design}, ${response}`).toBeLessThanOrEqual(740);
      }
    }
  });
