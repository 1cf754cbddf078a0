import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contactForm } from '#contract/messaging/contact.ts';
import { signature } from '#backend/platform/ids.ts';
import { forgetOldContactMessages } from '#backend/messaging/contact/service.ts';
import * as fieldWords from '#messages/fields/en.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const inbox = await useSmtpInbox();
const t = useTestBackend({
  runJobs: true,
  env: {
    SMTP_URL: inbox.url,
    SUPPORT_EMAIL: 'help@shagun.example',
    MAIL_FROM: 'Shagun <invitations@shagun.example>',
  },
});
const stored = () => t.backend.ctx.db.selectFrom('contact_messages').selectAll().execute();
const message = {
  name: 'Ravi Iyer',
  email: 'Ravi@Example.in',
  topic: 'payment' as const,
  message: 'Where is my money?\nI paid <b>₹500</b>.',
};

beforeEach(async () => {
  inbox.received.length = 0;
  inbox.answer = () => null;
  await t.backend.ctx.db.deleteFrom('rate_limits').execute();
});
afterEach(async () => {
  t.setNow();
  await t.backend.ctx.db.deleteFrom('contact_messages').execute();
  const open = () =>
    t.backend.ctx.database.pool.query(
      `select id from jobs.job where name = 'contact-message' and state <> 'completed'`,
    );
  await expect.poll(async () => (await open()).rows).toEqual([]);
});

describe('a message to the support', () => {
  test('from a visitor arrives as a mail whose answers go to the writer, and is kept no longer', async () => {
    const { status, data } = await t.visitor.call('sendContactMessage', { body: message });
    expect([status, data]).toEqual([
      200,
      { success: true, message: 'Thank you. Your message is on its way to us.' },
    ]);
    const { mail, raw } = await inbox.mailTo('help@shagun.example');
    expect(mail.subject).toBe('A payment or a gift card: Ravi Iyer');
    expect(mail.from).toMatchObject({ name: 'Shagun contact page', address: 'invitations@shagun.example' });
    expect(mail.replyTo).toMatchObject([{ name: 'Ravi Iyer', address: 'ravi@example.in' }]);
    expect(mail.text).toContain('Where is my money?\nI paid <b>₹500</b>.');
    expect(mail.text).toContain('Signed in: no');
    expect(mail.html).toContain('I paid &lt;b&gt;₹500&lt;/b&gt;.');
    expect(raw, 'help desks throw away what calls itself automatic').not.toMatch(/^Auto-Submitted/im);
    await expect.poll(stored).toEqual([]);
  });

  test('of a signed-in person says which account it is', async () => {
    const person = await t.signIn();
    await person.call('sendContactMessage', { body: message });
    expect((await inbox.mailTo('help@shagun.example')).mail.text).toContain(
      `Signed in: as user ${person.userId}`,
    );
  });

  test('cannot add headers or recipients', async () => {
    const body = {
      ...message,
      name: 'Ravi\r\nBcc: all@example.in',
      message: 'One\r\n.\r\nRCPT TO:<all@example.in>',
    };
    expect((await t.visitor.call('sendContactMessage', { body })).status).toBe(200);
    const { mail, raw } = await inbox.mailTo('help@shagun.example');
    expect(mail.replyTo).toMatchObject([{ name: 'Ravi Bcc: all@example.in', address: 'ravi@example.in' }]);
    expect(raw.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
    expect(inbox.received.map(({ to }) => to)).toEqual(['help@shagun.example']);
    for (const email of [
      'ravi@example.in\r\nBcc: all@example.in',
      'a@example.in, b@example.in',
      'Ravi <ravi@example.in>',
    ]) {
      expect(
        (await t.visitor.call('sendContactMessage', { body: { ...message, email } })).error.details,
        email,
      ).toHaveProperty('email');
    }
  });

  test('that fills the hidden field is answered alike and goes nowhere', async () => {
    const answer = await t.visitor.call('sendContactMessage', {
      body: { ...message, website: 'https://pills.example' },
    });
    expect([answer.status, answer.data.success]).toEqual([200, true]);
    expect(await stored()).toEqual([]);
  });

  test('names what is missing beside its field', async () => {
    const { status, error } = await t.visitor.call('sendContactMessage', {
      body: { ...message, name: ' ', email: 'ravi', topic: 'gossip' as never, message: '\n' },
    });
    expect(status).toBe(400);
    expect(error.details).toEqual({
      name: ['Enter your name.'],
      email: [fieldWords.emailLike],
      topic: ['Choose what it is about.'],
      message: ['Enter your message.'],
    });
    expect(contactForm.safeParse({ ...message, message: 'x'.repeat(5001) }).error?.issues[0]?.message).toBe(
      'Use at most 5,000 characters.',
    );
  });

  test('is refused from the sixth an hour on, by person, browser or home, with room for a carrier’s address', async () => {
    t.holdNow();
    const cookieOf = (browser: string) =>
      `shagun_browser=${browser}.${signature(t.backend.ctx.env.SESSION_SECRET, `browser:${browser}`)}`;
    const send = (place: string, browser?: string) =>
      t.visitor.fetch('/api/contact', {
        method: 'POST',
        body: JSON.stringify(message),
        headers: {
          'Content-Type': 'application/json',
          'X-Shagun-Client-Address': place,
          ...(browser ? { Cookie: cookieOf(browser) } : {}),
        },
      });
    for (let index = 0; index < 5; index += 1)
      expect((await send('203.0.113.7', 'phone-one')).status).toBe(200);
    const refused = await send('203.0.113.7', 'phone-one');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    // another telephone of the same carrier, and one without the cookie
    expect((await send('203.0.113.7', 'phone-two')).status).toBe(200);
    expect((await send('203.0.113.7')).status).toBe(200);
    // throwing cookies away helps no further than the carrier's room
    await t.backend.ctx.db
      .updateTable('rate_limits')
      .set({ hits: 50 })
      .where('key', '=', 'contact:203.0.113.7')
      .execute();
    expect((await send('203.0.113.7')).status).toBe(429);
    expect((await send('203.0.113.7', 'phone-three')).status).toBe(429);
    expect((await send('203.0.113.8')).status).toBe(200);
  });

  test('keeps the limit when the address changes within a home, the cookies go, and all together are too many', async () => {
    t.holdNow();
    const send = (place: string) =>
      t.visitor.fetch('/api/contact', {
        method: 'POST',
        body: JSON.stringify(message),
        headers: { 'Content-Type': 'application/json', 'X-Shagun-Client-Address': place },
      });
    const statuses: number[] = [];
    for (let turn = 1; turn <= 6; turn += 1) statuses.push((await send(`2001:db8:7:7::${turn}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    // ten homes of one /48, then no more of it
    await t.backend.ctx.db
      .updateTable('rate_limits')
      .set({ hits: 50 })
      .where('key', '=', 'contact:2001:db8:7::/48')
      .execute();
    expect((await send('2001:db8:7:8::1')).status).toBe(429);
    expect((await send('2001:db8:8:8::1')).status).toBe(200);
    await t.backend.ctx.db
      .updateTable('rate_limits')
      .set({ hits: 2000 })
      .where('key', '=', 'contact-all:')
      .execute();
    const crowded = await send('198.51.100.1');
    expect(crowded.status).toBe(429);
    expect(((await crowded.json()) as { message: string }).message).toMatch(
      /^We are getting a lot of messages at the moment\. Please write to \S+@\S+ instead, or try again in /,
    );
    expect(Number(crowded.headers.get('Retry-After'))).toBeGreaterThan(0);
    // whoever is signed in has a limit of their own
    const asha = await t.signIn();
    expect((await asha.call('sendContactMessage', { body: message })).status).toBe(200);
  });

  test('of whoever is not signed in is kept up to so many kilobytes a day, a twentieth of them of one network', async () => {
    t.setNow(new Date('2026-06-01T12:00:00Z'));
    // 5,000 letters, the most that is taken, of three bytes each
    const body = JSON.stringify({ ...message, message: 'ज'.repeat(5000) });
    const send = (place: string, text = body) =>
      t.visitor.fetch('/api/contact', {
        method: 'POST',
        body: text,
        headers: { 'Content-Type': 'application/json', 'X-Shagun-Client-Address': place },
      });
    const kept = (who: string) =>
      t.backend.ctx.db
        .selectFrom('rate_limits')
        .select('hits')
        .where('key', '=', who)
        .executeTakeFirstOrThrow();
    const setKept = (who: string, hits: number) =>
      t.backend.ctx.db.updateTable('rate_limits').set({ hits }).where('key', '=', who).execute();
    expect((await send('203.0.113.9')).status).toBe(200);
    expect(await kept('contact-kb-all:')).toEqual({ hits: 15 });
    await setKept('contact-kb-network:203.0.113.0/24', 2_490);
    expect((await send('203.0.113.10')).status).toBe(429);
    expect((await send('198.51.100.9')).status).toBe(200);
    await setKept('contact-kb-all:', 49_990);
    expect((await send('192.0.2.9')).status).toBe(429);
    const asha = await t.signIn();
    expect((await asha.call('sendContactMessage', { body: message })).status).toBe(200);
  });

  test('is taken and mailed later where very many come; one network delays only its own', async () => {
    const { ctx } = t.backend;
    t.setNow(new Date('2026-06-01T12:00:00Z'));
    const send = async (place: string) => {
      const answer = await t.visitor.fetch('/api/contact', {
        method: 'POST',
        body: JSON.stringify(message),
        headers: { 'Content-Type': 'application/json', 'X-Shagun-Client-Address': place },
      });
      const { rows } = await ctx.database.pool.query(
        `select round(extract(epoch from start_after - created_on) / 60)::int as minutes from jobs.job
          where name = 'contact-message' order by created_on desc, start_after desc limit 1`,
      );
      return [answer.status, Number(rows[0].minutes)];
    };
    const counted = (who: string, hits: number) =>
      ctx.db
        .insertInto('rate_limits')
        .values({ key: `contact-mailed:${who}`, window_start: ctx.now(), hits })
        .onConflict((conflict) => conflict.columns(['key', 'window_start']).doUpdateSet({ hits }))
        .execute();
    await counted('203.0.113.0/24', 39);
    await counted('2001:db8:7::/48', 59);
    expect(await send('203.0.113.9')).toEqual([200, 60]);
    expect(await send('2001:db8:7:9::1')).toEqual([200, 120]);
    expect(await send('198.51.100.9')).toEqual([200, 0]);
    // so many in all that nobody reads them within the hour
    await counted('all', 399);
    expect(await send('192.0.2.9')).toEqual([200, 60]);
    expect(await stored()).not.toHaveLength(0);
    // one network fills no more than a twentieth of what can be kept in an hour
    await ctx.db
      .insertInto('rate_limits')
      .values({ key: 'contact-network:192.0.2.0/24', window_start: ctx.now(), hits: 100 })
      .onConflict((conflict) => conflict.columns(['key', 'window_start']).doUpdateSet({ hits: 100 }))
      .execute();
    expect((await send('192.0.2.10'))[0]).toBe(429);
    expect((await send('192.0.3.10'))[0]).toBe(200);
    await ctx.database.pool.query(
      `delete from jobs.job where name = 'contact-message' and state = 'created' and start_after > now()`,
    );
  });

  test('from another site is refused', async () => {
    const answer = await t.visitor.fetch('/api/contact', {
      method: 'POST',
      body: JSON.stringify(message),
      headers: { 'Content-Type': 'application/json', Origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(403);
  });

  test('that the mailbox refuses stays thirty days for the operator', async () => {
    inbox.answer = () => '550 5.1.1 no such user here';
    const person = await t.signIn();
    await person.call('sendContactMessage', { body: message });
    const jobOf = async () =>
      (
        await t.backend.ctx.database.pool.query(
          `select state from jobs.job where name = 'contact-message' order by created_on desc limit 1`,
        )
      ).rows[0];
    await expect.poll(jobOf).toEqual({ state: 'completed' });
    expect(await stored()).toHaveLength(1);
    t.setNow(new Date(Date.now() + 29 * 86_400_000));
    await forgetOldContactMessages(t.backend.ctx);
    expect(await stored()).toHaveLength(1);
    t.setNow(new Date(Date.now() + 31 * 86_400_000));
    await forgetOldContactMessages(t.backend.ctx);
    expect(await stored()).toEqual([]);
  });
});
