import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readEnv } from '#backend/platform/settings/env.ts';
import type { DeliveryToMake } from '#backend/guests/invitations/claim-repository.ts';
import { composeMail } from '#backend/guests/invitations/mail/compose.ts';
import { createMail } from '#backend/providers/mail.ts';
import { moment, sampleEvent } from '#tests/invitations/sample-event.ts';
import { useSmtpInbox, openSmtpInbox } from '#tests/invitations/smtp-inbox.ts';

const inbox = await useSmtpInbox();
const folder = mkdtempSync(path.join(tmpdir(), 'shagun-dkim-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const settings = {
  SHAGUN_MODE: 'test',
  APP_URL: 'https://shagun.example',
  SESSION_SECRET: 'a secret of tests that is long enough to be one',
  MAIL_FROM: 'Shagun <invitations@shagun.example>',
};
const env = (more: Record<string, string> = {}) => readEnv({ ...settings, SMTP_URL: inbox.url, ...more });

function toMake(
  changes: {
    event?: Partial<DeliveryToMake['event']>;
    guest?: Partial<DeliveryToMake['guest']>;
    organiser?: Partial<DeliveryToMake['organiser']>;
    kind?: DeliveryToMake['delivery']['kind'];
  } = {},
): DeliveryToMake {
  return {
    delivery: {
      id: 'delivery-1',
      event_id: 'event-00001',
      guest_id: 'guest-00001',
      kind: changes.kind ?? 'invitation',
      channel: 'email',
      address: 'priya@example.in',
      status: 'sending',
      error: '',
      attempts: 1,
      provider_ref: null,
      skipped_at: null,
      not_before: null,
      message_id: null,
      followed: false,
      created_at: moment,
      updated_at: moment,
    },
    guest: {
      id: 'guest-00001',
      event_id: 'event-00001',
      first_name: 'Priya',
      last_name: 'Nair',
      title: '',
      greeting: '',
      email: 'priya@example.in',
      phone: '',
      link_key: 'the-key-of-priya',
      link_outdated: false,
      with_family: true,
      language: null,
      ...changes.guest,
    },
    event: { ...sampleEvent, ...changes.event },
    organiser: { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.in', ...changes.organiser },
    unsubscribed: false,
    stopped: false,
    answered: false,
    written: true,
    handed: false,
    message: '',
    functions: [],
  };
}

describe('what a mail says', () => {
  test('begins with the chosen design, upright, linked to the guest’s page, and says what it shows', () => {
    const mail = composeMail(env(), toMake(), { path: '/api/images/card-1', width: 1080, height: 1350 });
    expect(mail.html).toMatch(
      /<a href="https:\/\/shagun\.example\/event\/[^"]+key=[^"]+"[^>]*><img src="https:\/\/shagun\.example\/api\/images\/card-1" alt="Invitation card: Sangeet &amp; wedding" width="600" height="750"/,
    );
    expect(composeMail(env(), toMake()).html).not.toContain('<img');
  });

  test('the facts in the event’s own zone, in both parts', () => {
    const mail = composeMail(env(), toMake());
    for (const words of [
      'Saturday, 5 December 2026',
      '7:30 pm',
      'The Grand',
      'with your family',
      'Asha Rao',
      'Namaste Priya ji,',
    ]) {
      expect(mail.html).toContain(words);
      expect(mail.text).toContain(words);
    }
    expect(mail.html).toContain('Meera &amp; Rohan');
    expect(mail.text).toContain('Meera & Rohan');
    expect(composeMail(env(), toMake({ event: { event_name: 'MEERA weds Rohan' } })).text).not.toContain(
      'Meera & Rohan',
    );
    expect(mail.text).toContain(
      'https://www.google.com/maps/search/?api=1&query=The%20Grand%2C%20Baner%20Road%2C%20Pune',
    );
    const elsewhere = composeMail(
      env(),
      toMake({ event: { time_zone: 'Europe/London', starts_at: new Date('2026-12-05T19:30:00Z') } }),
    );
    expect(elsewhere.text).toContain('7:30 pm, London time');
    expect(composeMail(env(), toMake({ event: { time: '' } })).text).not.toContain('Time:');
  });

  test('what the organiser says in a line, in the guest’s language, wherever the facts stand', () => {
    const event = { dress_code: 'Traditional <pastels>' };
    const written = (
      kind: 'invitation' | 'update' | 'reminder' | 'message' | 'cancellation',
      language = 'en',
    ) => composeMail(env(), toMake({ kind, event, guest: { language: language as 'en' | 'hi' } }));
    for (const kind of ['invitation', 'update', 'reminder', 'message'] as const) {
      expect(written(kind).text, kind).toContain('\nDress code: Traditional <pastels>\n');
      expect(written(kind).html, kind).toMatch(/Dress code.*Traditional &lt;pastels&gt;/s);
    }
    expect(written('invitation', 'hi').text).toContain('\nपहनावा: Traditional <pastels>\n');
    expect(written('invitation', 'hi').html).toContain('पहनावा');
    expect(written('cancellation').text).not.toContain('pastels');
    expect(composeMail(env(), toMake()).text + composeMail(env(), toMake()).html).not.toContain('Dress code');
  });

  test('the family invites where hosts say so, and the words agree with one and with several', () => {
    const from = (invitation_from: string, language: 'en' | 'hi' = 'en') =>
      composeMail(env(), toMake({ event: { invitation_from }, guest: { language } }));
    const family = from('The Sharma family');
    expect(family.fromName).toBe('The Sharma family via Shagun');
    expect(family.subject).toMatch(/^The Sharma family invites you to /);
    expect(from('Sunita and Rajesh Sharma').subject).toMatch(/^Sunita and Rajesh Sharma invite you to /);
    expect(from('शर्मा परिवार', 'hi').subject).toMatch(/^शर्मा परिवार की ओर से न्योता/);
    expect(family.text + family.html).not.toContain(composeMail(env(), toMake()).fromName.split(' via')[0]);
  });

  test('of a change, what it was before: what changed and no more, in both parts and languages', () => {
    const { date, time, time_zone, venue_name, venue_location } = sampleEvent;
    const was = (changed: object, language: 'en' | 'hi' = 'en') => {
      const before = { date, time, time_zone, venue_name, venue_location, ...changed };
      const mail = composeMail(env(), { ...toMake({ kind: 'update', guest: { language } }), before });
      const [line = ''] = /^(?:Before|पहले): .*$/m.exec(mail.text) ?? [];
      if (line) expect(mail.html).toContain(line);
      else expect(mail.html).not.toMatch(/Before:|पहले:/);
      return line;
    };
    const lead = (changed: object, language: 'en' | 'hi' = 'en') => {
      const before = { date, time, time_zone, venue_name, venue_location, ...changed };
      const mail = composeMail(env(), { ...toMake({ kind: 'update', guest: { language } }), before });
      const [line = '', what = ''] = /^.* (?:has changed|ने) (.*?)[.।] .*:$/m.exec(mail.text) ?? [];
      expect(mail.html).toContain(line);
      return what;
    };
    expect(lead({ date: '2026-12-04' })).toBe('the date');
    expect(lead({ date: '2026-12-04', venue_name: 'The Old Hall' })).toBe('the date and the place');
    expect(lead({ date: '2026-12-04', time: '', venue_name: '' })).toBe('the date, the time and the place');
    expect(lead({})).toBe('when or where this takes place');
    expect(lead({ date: '2026-12-04' }, 'hi')).toBe('तारीख़ बदल दी है');
    expect(lead({ time: '18:00' }, 'hi')).toBe('समय बदल दिया है');
    expect(lead({ date: '2026-12-04', venue_name: '' }, 'hi')).toBe('तारीख़ और जगह बदल दी हैं');
    expect(lead({ time: '', venue_name: '' }, 'hi')).toBe('समय और जगह बदल दिए हैं');
    expect(was({ time: '18:00' })).toBe('Before: Saturday, 5 December 2026, 6 pm');
    expect(was({ date: '2026-12-04' }, 'hi')).toMatch(/^पहले: शुक्रवार, 4 दिसंबर 2026, शाम 7:30 बजे$/);
    expect(was({ venue_name: 'The Old Hall' })).toBe('Before: The Old Hall, Baner Road, Pune');
    expect(was({ time: '', venue_name: 'The Old Hall', venue_location: '' })).toBe(
      'Before: Saturday, 5 December 2026 · The Old Hall',
    );
    expect(was({})).toBe('');
    expect(was({ venue_name: '', venue_location: '' })).toBe('');
    expect(composeMail(env(), toMake({ kind: 'update' })).text).not.toContain('Before:');
  });

  test('nothing an organiser types becomes markup, a header or an address', () => {
    const nasty = 'Party\r\nBcc: all@example.in\u2028<script>alert(1)</script>';
    const mail = composeMail(
      env(),
      toMake({
        event: { event_name: nasty, description: '<img src=x onerror=alert(1)>' },
        organiser: { first_name: 'Eve\r\nX: y', last_name: '"<>' },
        guest: { first_name: 'P\nQ', last_name: '' },
      }),
    );
    expect(mail.subject + mail.fromName + mail.to.name).not.toMatch(/[\r\n\u2028]/);
    expect(mail.html).not.toContain('<script');
    expect(mail.html).not.toContain('<img');
  });

  test('stays small however long the description, and loads nothing from anywhere', () => {
    const mail = composeMail(env(), toMake({ event: { description: 'Long words here. '.repeat(300) } }));
    expect(Buffer.byteLength(mail.html)).toBeLessThan(60 * 1024);
    expect(mail.text).toContain('…');
    expect(mail.html).not.toMatch(/<img|<link|url\(|src=/);
  });

  test('only the invitation asks for an answer with yes and no; none carries a contact of the guest', () => {
    for (const kind of ['invitation', 'update', 'cancellation'] as const) {
      const mail = composeMail(env(), toMake({ kind }));
      expect(mail.html.includes('/yes/email')).toBe(kind === 'invitation');
      expect(mail.text.includes('/yes/email')).toBe(kind === 'invitation');
      expect(mail.html + mail.text + mail.calendar).not.toContain('priya@example.in');
      expect(mail.calendar).not.toContain('the-key-of-priya');
      expect(mail.html).toContain(mail.unsubscribeUrl);
    }
  });
});

describe('the mail server', () => {
  const message = (address: string) => ({ ...composeMail(env(), toMake()), to: { name: 'Priya', address } });

  test('a signature that covers both unsubscribe headers', async () => {
    const keyFile = path.join(folder, 'dkim.pem');
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    const mail = createMail(
      env({ DKIM_DOMAIN: 'shagun.example', DKIM_SELECTOR: 's1', DKIM_PRIVATE_KEY_FILE: keyFile }),
    );
    try {
      await mail.send(message('signed@example.in'));
    } finally {
      mail.close();
    }
    const { raw } = await inbox.mailTo('signed@example.in');
    const signature = /^DKIM-Signature:((?:.|\r\n[ \t])+)/im.exec(raw)?.[1]?.replace(/\s+/g, '') ?? '';
    expect(signature).toMatch(/;d=shagun\.example;.*;s=s1;/);
    const signed = /;h=([^;]+)/.exec(signature)?.[1]?.toLowerCase().split(':') ?? [];
    expect(signed).toEqual(
      expect.arrayContaining(['from', 'subject', 'message-id', 'list-unsubscribe', 'list-unsubscribe-post']),
    );
    expect(() => createMail(env({ DKIM_DOMAIN: 'shagun.example' }))).toThrow('DKIM needs all three');
  });

  test('more mails are kept ready while the server is quick', async () => {
    const mail = createMail(env());
    try {
      const atFirst = mail.room();
      await mail.send(message('quick@example.in'));
      expect(mail.room()).toBeGreaterThan(atFirst);
    } finally {
      mail.close();
    }
  });

  test('refusal for good is an answer, refusal for now an error', async () => {
    const mail = createMail(env());
    inbox.answer = (address) =>
      address.startsWith('gone')
        ? '550 5.1.1 Mailbox of gone@example.in is closed'
        : address.startsWith('full')
          ? '452 4.2.2 Full'
          : address.startsWith('silent')
            ? '550 5.1.1'
            : null;
    try {
      expect(await mail.send(message('gone@example.in'))).toEqual({
        accepted: false,
        reason: 'Mailbox of [address] is closed',
      });
      expect(await mail.send(message('silent@example.in'))).toEqual({
        accepted: false,
        reason: 'The mail server refused it.',
      });
      await expect(mail.send(message('full@example.in'))).rejects.toThrow();
      expect(await mail.send(message('fine@example.in'))).toEqual({ accepted: true });
    } finally {
      inbox.answer = () => null;
      mail.close();
    }
  });

  test('a server that refuses at once is no quick one', async () => {
    const mail = createMail(env());
    inbox.answer = () => '452 4.2.2 Full';
    try {
      const atFirst = mail.room();
      await expect(mail.send(message('full@example.in'))).rejects.toThrow();
      expect(mail.room()).toBe(atFirst);
    } finally {
      inbox.answer = () => null;
      mail.close();
    }
  });

  test('nobody there is an error', async () => {
    const closed = await openSmtpInbox();
    await closed.close();
    const mail = createMail(env({ SMTP_URL: closed.url }));
    await expect(mail.send(message('anybody@example.in'))).rejects.toThrow();
    mail.close();
  });

  test('another machine that takes passwords in the open is told nothing', async () => {
    // reaches this machine by an address that does not look like it
    const open = inbox.url.replace('smtp://127.0.0.1', 'smtp://mailuser:password@[::ffff:127.0.0.1]');
    const mail = createMail(env({ SMTP_URL: open }));
    await expect(mail.send(message('unread@example.in'))).rejects.toThrow(/STARTTLS|TLS/);
    mail.close();
    expect(inbox.received.map(({ to }) => to)).not.toContain('unread@example.in');
  });
});
