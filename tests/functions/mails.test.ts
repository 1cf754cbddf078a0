import ICAL from 'ical.js';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claimDeliveries } from '#backend/guests/invitations/claim-repository.ts';
import { composeMail } from '#backend/guests/invitations/mail/compose.ts';
import { formatEventDate } from '#contract/common/format.ts';
import type { Language } from '#messages/language.ts';
import {
  eventWithFunctions,
  MEHNDI_DAY,
  RECEPTION_DAY,
  type EventWithFunctions,
} from '#tests/functions/event.ts';
import type { AddedGuest } from '#tests/guests/wedding.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
let host: Caller;
let event: EventWithFunctions;

beforeAll(async () => {
  host = await t.signIn({ firstName: 'Asha', lastName: 'Rao', plan: 'professional' });
});
beforeEach(async () => {
  event = await eventWithFunctions(t, host);
});

const db = () => t.backend.ctx.db;
const day = (date: string, language: Language = 'en') =>
  formatEventDate({ startsAt: `${date}T12:00:00Z`, timeZone: 'UTC' }, 'long', language);
let number = 0;
const guestWithMail = (language?: Language) => {
  number += 1;
  return event.guest({ email: `guest-${number}@example.in`, ...(language ? { language } : {}) });
};

/** The mail last asked for, as it would leave now. */
async function lastMailTo(guest: AddedGuest, kind = 'invitation') {
  const delivery = await db()
    .selectFrom('deliveries')
    .select('id')
    .where('guest_id', '=', guest.id)
    .where('kind', '=', kind as 'invitation')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const found = (await claimDeliveries(db(), [delivery.id], new Date())).get(delivery.id);
  if (!found) throw new Error('the delivery is not there to be made');
  const mail = composeMail(t.backend.ctx.env, found);
  return {
    ...mail,
    entries: new ICAL.Component(ICAL.parse(mail.calendar ?? ''))
      .getAllSubcomponents('vevent')
      .map((entry) => String(entry.getFirstPropertyValue('summary'))),
  };
}

async function invited(guest: AddedGuest) {
  await host.call('sendInvitations', {
    params: { eventId: event.eventId },
    body: { guests: [guest.id], channel: 'email' },
  });
  return lastMailTo(guest);
}

/** As if the invitation had left. */
const sentTo = async (guests: readonly AddedGuest[]) => {
  for (const { id } of guests) {
    const { email } = await db()
      .selectFrom('guests')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await db()
      .insertInto('deliveries')
      .values({
        id: `sent-${id}`,
        event_id: event.eventId,
        guest_id: id,
        kind: 'invitation',
        channel: 'email',
        address: email,
        status: 'sent',
      })
      .execute();
  }
};
const notifiedGuests = async () =>
  (
    await db()
      .selectFrom('deliveries')
      .select('guest_id')
      .where('event_id', '=', event.eventId)
      .where('kind', '=', 'update')
      .execute()
  )
    .map(({ guest_id: id }) => id)
    .sort();

describe('the invitation', () => {
  test('names the guest’s functions with date, time and place, in both parts and in the calendar', async () => {
    const mehndi = await event.add('Mehndi', {
      everyone: false,
      venue: { name: 'Home <of Asha>', location: 'Lane 5, Pune' },
    });
    await event.add('Cocktail with a secret', { everyone: false });
    await event.add('Reception', { date: RECEPTION_DAY, time: '' });
    const guest = await guestWithMail();
    await event.invite(mehndi._id, [guest]);
    const { html, text, entries } = await invited(guest);
    expect(text).toContain(
      `You are invited to:\n\nMehndi: ${day(MEHNDI_DAY)}, 5 pm\nHome <of Asha>, Lane 5, Pune\nMap: https://`,
    );
    expect(text).toContain(`\n\nReception: ${day(RECEPTION_DAY)}\nThe Grand, Baner Road, Pune\n\n`);
    for (const words of [
      'You are invited to</h2>',
      '>Mehndi</strong>',
      `${day(MEHNDI_DAY)}, 5 pm`,
      'Home &lt;of Asha&gt;, Lane 5, Pune',
      '>Reception</strong>',
      day(RECEPTION_DAY),
    ])
      expect(html).toContain(words);
    expect(html + text).not.toContain('secret');
    expect(entries).toEqual(['Mehndi: Meera weds Rohan', 'Reception: Meera weds Rohan']);
  });

  test('is in Hindi for who reads Hindi', async () => {
    await event.add('Mehndi');
    const guest = await guestWithMail('hi');
    const { html, text, entries } = await invited(guest);
    expect(text).toContain(`आप इन कार्यक्रमों में आमंत्रित हैं:\n\nमेहंदी: ${day(MEHNDI_DAY, 'hi')}, शाम 5 बजे\n`);
    for (const words of ['आप इन कार्यक्रमों में आमंत्रित हैं</h2>', '>मेहंदी</strong>']) expect(html).toContain(words);
    expect(entries).toEqual(['Meera weds Rohan', 'मेहंदी: Meera weds Rohan']);
  });

  test('to who is invited to none says nothing of functions', async () => {
    await event.add('Cocktail with a secret', { everyone: false });
    const { html, text, entries } = await invited(await guestWithMail());
    expect(html + text).not.toMatch(/secret|You are invited to(<|:)/);
    expect(entries).toEqual(['Meera weds Rohan']);
  });

  test('a reminder’s sample is for who is invited to what everybody is', async () => {
    await event.add('Cocktail with a secret', { everyone: false });
    await event.add('Reception');
    const { functions, ...data } = (await host.call('getReminders', { params: { eventId: event.eventId } }))
      .data;
    expect(JSON.stringify(data)).toContain('You are invited to:');
    expect(JSON.stringify(data)).not.toContain('secret');
    expect(functions).toHaveLength(2);
  });
});

describe('a change of a function', () => {
  const update = (functionId: string, body: object) =>
    host.call('updateFunction', {
      params: { eventId: event.eventId, functionId },
      body: { name: 'Mehndi', date: MEHNDI_DAY, time: '17:00', version: 1, ...body },
    });

  test('of date, time or place is told to its guests who were invited already, and to nobody else', async () => {
    const { _id } = await event.add('Mehndi', { everyone: false });
    const [guest, outside, waiting] = [await guestWithMail(), await guestWithMail(), await guestWithMail()];
    await event.invite(_id, [guest, waiting]);
    await sentTo([guest, outside]);
    expect((await update(_id, { name: 'Henna' })).data).toMatchObject({
      told: 0,
      message: 'Henna is saved.',
    });
    expect(
      (
        await update(_id, {
          name: 'Henna',
          version: 2,
          venue: { name: '', location: '', placeId: 'somewhere' },
        })
      ).data.told,
      'no place is the event’s place',
    ).toBe(0);
    expect(await notifiedGuests()).toEqual([]);
    const moved = await update(_id, { date: RECEPTION_DAY, version: 3 });
    expect(moved.data).toMatchObject({ told: 1, message: 'Mehndi is saved. 1 guest will be told.' });
    expect(await notifiedGuests()).toEqual([guest.id]);
    const mail = await lastMailTo(guest, 'update');
    expect(mail.subject).toBe('Changed: Meera weds Rohan');
    expect(mail.text).toContain(`Mehndi: ${day(RECEPTION_DAY)}, 5 pm`);
    expect(mail.entries).toEqual(['Mehndi: Meera weds Rohan']);
  });

  test.each([{ time: '18:00' }, { time: '' }, { venue: { name: 'Lawn', location: '' } }])(
    '%j is one',
    async (change) => {
      const { _id } = await event.add('Mehndi');
      const guest = await guestWithMail();
      await sentTo([guest]);
      expect((await update(_id, change)).data.told).toBe(1);
      expect(await notifiedGuests()).toEqual([guest.id]);
    },
  );

  test('its end is told too: how things stand without it', async () => {
    const { _id: functionId } = await event.add('Mehndi');
    await event.add('Haldi');
    const guest = await guestWithMail();
    await sentTo([guest]);
    expect(
      (await host.call('deleteFunction', { params: { eventId: event.eventId, functionId } })).data.message,
    ).toBe('Mehndi and its answers were deleted. 1 guest will be told.');
    const mail = await lastMailTo(guest, 'update');
    expect(mail.text).toContain('Haldi');
    expect(mail.html + mail.text + mail.entries.join()).not.toContain('Mehndi');
  });

  test('a new function, and who is invited, is told by nobody but the next mail', async () => {
    const guest = await guestWithMail();
    await sentTo([guest]);
    const { _id } = await event.add('Mehndi', { everyone: false });
    await event.invite(_id, [guest]);
    expect(await notifiedGuests()).toEqual([]);
  });
});

test('a cancelled event cancels every function in the calendar', async () => {
  await event.add('Mehndi');
  const guest = await guestWithMail();
  await sentTo([guest]);
  await host.call('cancelEvent', { params: { eventId: event.eventId } });
  const mail = await lastMailTo(guest, 'cancellation');
  expect(mail.entries).toEqual(['Meera weds Rohan', 'Mehndi: Meera weds Rohan']);
  expect(mail.calendar?.match(/STATUS:CANCELLED/g)).toHaveLength(2);
});
