import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newId } from '#backend/platform/ids.ts';
import { startingSelection } from '#contract/designs/designs.ts';
import * as thankYouWords from '#messages/thank-yous/en.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
inbox.answer = (address) =>
  address.startsWith('bounce') ? `550 5.1.1 <${address}>: no such user here` : null;
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
let owner: Caller;
let eventId: string;
beforeAll(async () => {
  owner = await t.signIn({ firstName: 'Asha', lastName: 'Rao', email: 'asha@example.in' });
});
beforeEach(async () => {
  eventId = await addEvent(t.backend.ctx, owner.userId, { event_name: 'Meera <weds> Rohan' });
});

/** Somebody with an account who bought a gift; with `guest` they are on the guest list, too. */
async function buyer(email: string, guest?: { language?: 'en' | 'hi' }): Promise<Caller> {
  const { db } = t.backend.ctx;
  const who = await t.signIn({ firstName: '<b>Kabir</b>', lastName: 'Shah', email });
  const giftId = newId();
  const gift = { id: giftId, event_id: eventId, position: 1, name: '<i>Kettle</i>', price_paise: 100 };
  const unset = { image_id: null, purchased_at: null, delivered_at: null, request_key: null };
  await db
    .insertInto('gifts')
    .values({ ...gift, ...unset })
    .execute();
  await db.insertInto('gift_purchases').values({ gift_id: giftId, user_id: who.userId }).execute();
  if (guest) await addGuest(t.backend.ctx, eventId, { user_id: who.userId, ...guest });
  return who;
}

async function thankByMail({ userId: giverId }: Caller, language: 'en' | 'hi' = 'en') {
  const params = { eventId, giverId };
  const { giver, text } = (await owner.call('getPreparedThankYou', { params, query: { language } })).data;
  const body = { way: 'mail' as const, text: `${text}\n<script>alert(1)</script>`, language };
  const answer = await owner.call('thankGiver', {
    params,
    body: { ...body, upTo: giver.latest, requestId: newId() },
  });
  expect(answer.status, answer.error?.message).toBe(200);
}
const fateOf = async ({ userId: giverId }: Caller) =>
  (await owner.call('getPreparedThankYou', { params: { eventId, giverId }, query: {} })).data.giver;

describe('the mail of thanks', () => {
  test('comes from the organiser, with their words as text, and replies reach them', async () => {
    const kabir = await buyer('kabir@example.in');
    await thankByMail(kabir);
    const { mail } = await inbox.mailTo('kabir@example.in');
    expect(mail.subject).toBe('Thank you, with love from Meera & Rohan');
    expect(mail.from?.name).toBe('Meera & Rohan via Shagun');
    expect(mail.replyTo?.[0]?.address).toBe('asha@example.in');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).toContain('Dear &lt;b&gt;Kabir&lt;/b&gt; ji,');
    expect(mail.html).not.toMatch(/<script|<b>|<i>/);
    expect(mail.text).toContain('Thank you so much for “<i>Kettle</i>”!');
    expect(mail.text).toContain('Meera <weds> Rohan');
    await vi.waitFor(async () => expect((await fateOf(kabir)).thankYou?.status).toBe('sent'), eventually);
    // where it went is not kept once it went
    const row = await t.backend.ctx.db.selectFrom('thank_yous').select('address').executeTakeFirst();
    expect(row?.address).toBe('');
  });

  test('does not go to an address that is the giver’s account no more', async () => {
    const kabir = await buyer('moved.on@example.in');
    const mailTo = async () =>
      (
        await owner.call('getPreparedThankYou', {
          params: { eventId, giverId: kabir.userId },
          query: {},
        })
      ).data.mail;
    expect(await mailTo()).toBe('open');
    await t.backend.ctx.db.deleteFrom('address_owners').where('user_id', '=', kabir.userId).execute();
    expect(await mailTo()).not.toBe('open');
  });

  test('is signed by the couple, else by the hosts of the invitation, and only then by the account', async () => {
    const { db } = t.backend.ctx;
    const signedAs = async (kabir: Caller) => {
      const params = { eventId, giverId: kabir.userId };
      return (await owner.call('getPreparedThankYou', { params, query: {} })).data.text.split('\n').at(-1);
    };
    expect(await signedAs(await buyer('couple@example.in'))).toBe('Meera & Rohan');
    await db.updateTable('events').set({ bride_groom_details: null }).where('id', '=', eventId).execute();
    const kabir = await buyer('hosts@example.in');
    expect(await signedAs(kabir)).toBe('Asha Rao');
    const selection = { ...startingSelection('temple'), hosts: 'The Iyer family' };
    await owner.call('chooseDesign', { params: { eventId }, body: selection });
    expect(await signedAs(kabir)).toBe('The Iyer family');
    await thankByMail(kabir);
    const { mail } = await inbox.mailTo('hosts@example.in');
    expect([mail.subject, mail.from?.name]).toEqual([
      'Thank you, with love from The Iyer family',
      'The Iyer family via Shagun',
    ]);
    expect(mail.replyTo?.[0]?.address).toBe('asha@example.in');
  });

  test('is in the language it was written in, with a way to stop such mails', async () => {
    const kabir = await buyer('hindi@example.in', { language: 'hi' });
    await thankByMail(kabir, 'hi');
    const { mail } = await inbox.mailTo('hindi@example.in');
    expect(mail.subject).toMatch(/^दिल से धन्यवाद/);
    expect(mail.html).toContain('lang="hi-IN"');
    const token = /\/u\/([^\s?]+)\?lang=hi/.exec(mail.text ?? '')?.[1] ?? '';
    const stopped = await t.visitor.call('unsubscribe', { params: { token } });
    expect(stopped.status).toBe(200);
  });

  test('that bounces leaves its giver to be thanked, and tells nobody the address', async () => {
    const kabir = await buyer('bounce-kabir@example.in');
    await thankByMail(kabir);
    await vi.waitFor(async () => expect((await fateOf(kabir)).thankYou?.status).toBe('bounced'), eventually);
    const giver = await fateOf(kabir);
    expect(giver).toMatchObject({ thanked: false, thankYou: { error: thankYouWords.bounced } });
    expect(JSON.stringify(giver)).not.toContain('bounce-kabir');
  });
});
