import { beforeAll, expect, it, vi } from 'vitest';
import { keyTerms } from '#contract/accounts/api-keys.ts';
import { errorEnvelope } from '#contract/common/errors.ts';
import type { Language } from '#messages/language.ts';
import * as en from '#messages/security/api-keys/en.ts';
import * as hi from '#messages/security/api-keys/hi.ts';
import * as enNews from '#messages/notifications/en.ts';
import * as hiNews from '#messages/notifications/hi.ts';
import { addEvent, addGuest } from '#tests/guests/wedding.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { eventually } from '#tests/setup/patience.ts';
import { useTestBackend, type Caller } from '#tests/setup/test-backend.ts';

/* What an account reads is in the language it chose, whoever causes it (docs/decisions/0014). */
const inbox = await useSmtpInbox();
const t = useTestBackend({
  runJobs: true,
  env: { SMTP_URL: inbox.url, MAIL_FROM: 'Shagun <invitations@shagun.example>' },
});
const people: Partial<Record<Language, Caller>> = {};
const words = { en, hi };
const [TERM] = keyTerms;
const news = { en: enNews, hi: hiNews };

beforeAll(async () => {
  for (const language of ['en', 'hi'] as const) {
    const email = `${language}.reads@example.in`;
    const person = await t.signIn({ firstName: 'Sunita', email });
    const { status, data } = await person.call('setLanguage', { body: { language } });
    expect([status, data.user.language]).toEqual([200, language]);
    people[language] = person;
  }
});

it('is kept with the account, and is one of those there are', async () => {
  expect((await people.hi!.call('getCurrentUser', {})).data.user.language).toBe('hi');
  const answer = await people.hi!.call('setLanguage', { body: { language: 'de' as Language } });
  expect(answer.status).toBe(400);
  expect((await people.hi!.call('getCurrentUser', {})).data.user.language).toBe('hi');
  expect((await t.visitor.call('setLanguage', { body: { language: 'en' } })).status).toBe(401);
});

it.each(['en', 'hi'] as const)(
  'news of what a guest answered in the other language: %s',
  async (language) => {
    const host = people[language]!;
    const eventId = await addEvent(t.backend.ctx, host.userId);
    const guest = await addGuest(t.backend.ctx, eventId, { first_name: 'Kabir', last_name: '' });
    const answer = await t.visitor.fetch(`/events/${eventId}/guests/${guest.id}/rsvp`, {
      method: 'PATCH',
      body: JSON.stringify({ key: guest.key, rsvp: 'yes' }),
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language === 'en' ? 'hi' : 'en' },
    });
    expect(answer.status).toBe(200);
    const [first] = (await host.call('getNotifications', { query: {} })).data.notifications;
    expect(first?.title).toBe(news[language].comes('Kabir'));
  },
);

it.each(['en', 'hi'] as const)(
  'a mail about the account, whatever the browser asks for: %s',
  async (language) => {
    const person = people[language]!;
    const made = await person.fetch('/auth/api-keys', {
      method: 'POST',
      body: JSON.stringify({ name: 'Sheet', scopes: ['events:read'], lasts: TERM }),
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language === 'en' ? 'hi' : 'en' },
    });
    expect(made.status, await made.text()).toBe(201);
    const { mail } = await vi.waitFor(() => {
      const found = inbox.received.find(({ to }) => to === `${language}.reads@example.in`);
      if (!found) throw new Error('No mail yet');
      return found;
    }, eventually);
    expect(mail.subject).toBe(words[language].newsTitle);
    expect(mail.text).toContain(words[language].newsAdvice);
  },
);

it('a refusal is in the language that its caller asks for', async () => {
  const read = async (language: string) => {
    const answer = await people.en!.fetch('/auth/api-keys', {
      method: 'POST',
      body: JSON.stringify({ name: '', scopes: ['events:read'], lasts: TERM }),
      headers: { 'Content-Type': 'application/json', 'Accept-Language': language },
    });
    return errorEnvelope.parse(await answer.json()).details?.name;
  };
  expect(await Promise.all(['hi', 'en', 'de'].map(read))).toEqual([
    [hi.nameMissing],
    [en.nameMissing],
    [en.nameMissing],
  ]);
});
