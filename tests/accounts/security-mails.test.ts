import { expect, it } from 'vitest';
import * as addressMailMessages from '#messages/accounts/email-link/mail.ts';
import * as keyMessages from '#messages/security/api-keys/en.ts';
import * as securityMessages from '#messages/security/en.ts';
import { ownNothing } from '#tests/setup/address-owners.ts';
import { AddressPerson, linksAt } from '#tests/accounts/address-people.ts';
import { tellOfKey } from '#backend/accounts/api-keys/news.ts';
import { sendEmailLink } from '#backend/accounts/email-links.ts';
import { tellOfPasskey } from '#backend/accounts/passkey-news.ts';
import { newId } from '#backend/platform/ids.ts';
import { addPasskeyRow } from '#tests/accounts/passkey-rows.ts';
import { CodeBrowser } from '#tests/accounts/code-browser.ts';
import { useSmtpInbox } from '#tests/invitations/smtp-inbox.ts';
import { eventually } from '#tests/setup/patience.ts';
import { sandboxFor } from '#tests/setup/test-sandbox.ts';
import { TEST_ORIGIN, useTestBackend } from '#tests/setup/test-backend.ts';

/* News about the security of an account reach each address its owner proved, however many there are (docs/decisions/0096, 0097). */
const inbox = await useSmtpInbox();
const sandbox = await sandboxFor(TEST_ORIGIN);
const api = useTestBackend({
  runJobs: true,
  env: {
    SIGN_IN: 'email,oidc',
    OIDC_ISSUER: sandbox.issuer,
    SMTP_URL: inbox.url,
    MAIL_FROM: 'Shagun <invitations@shagun.example>',
  },
});
const person = () => new AddressPerson(api, () => sandbox.issuer);
const subjectsTo = (email: string) =>
  inbox.received.filter(({ to }) => to === email).map(({ mail }) => mail.subject ?? '');
const countTo = (email: string, subject: string) =>
  subjectsTo(email).filter((each) => each === subject).length;
const inTransaction = (work: Parameters<ReturnType<typeof api.backend.ctx.db.transaction>['execute']>[0]) =>
  api.backend.ctx.db.transaction().execute(work);

async function confirmElsewhere(who: AddressPerson, email: string) {
  await who.askFor(email);
  await person().press((await linksAt(api, email))[0]?.token ?? '', 'elsewhere');
}
const newKey = (userId: string) =>
  inTransaction((tx) =>
    tellOfKey(api.backend.ctx, tx, {
      id: newId(),
      user_id: userId,
      name: 'Sheet',
      start: 'shagun_abc',
      key_hash: newId(),
      scopes: ['events:read'],
      created_at: new Date(),
      ends_at: null,
    }),
  );

it('a new passkey of an account of the provider’s, where the address for mails was merely confirmed', async () => {
  const [vouched, careless] = ['vouched.u@example.in', 'merely.w@example.in'];
  const owner = person();
  const account = (await owner.signInAtProvider(vouched)) ?? '';
  await confirmElsewhere(owner, careless);
  const id = await addPasskeyRow(api.backend.ctx, account);
  await inTransaction((tx) =>
    tellOfPasskey(api.backend.ctx, tx, account, { id, name: 'Phone', what: 'added' }),
  );
  await expect.poll(() => countTo(vouched, addressMailMessages.passkeySubject), eventually).toBe(1);
  expect(countTo(careless, addressMailMessages.passkeySubject)).toBe(0);
});

it('API keys and a new device, beside many mails to an address that was merely confirmed', async () => {
  const [own, careless] = ['codes.u@example.in', 'mails.w@example.in'];
  const owner = person();
  const account = (await owner.signInWithCode(own)) ?? '';
  await confirmElsewhere(owner, careless);
  for (let count = 0; count < 7; count += 1) await newKey(account);
  await expect.poll(() => countTo(own, keyMessages.newsTitle), eventually).toBe(7);
  expect(countTo(careless, keyMessages.newsTitle)).toBe(0);
  const other = new CodeBrowser(api, {
    'User-Agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Mobile Safari/604.1',
  });
  await owner.signInWithCode(own, other);
  await expect
    .poll(() => subjectsTo(own).some((subject) => /iPhone|Safari/.test(subject)), eventually)
    .toBe(true);
});

it('the page says where nothing can be told by mail', async () => {
  const owner = person();
  const account = (await owner.signInAtProvider('nobody.vouches@example.in')) ?? '';
  await confirmElsewhere(owner, 'only.merely@example.in');
  const row = api.backend.ctx.db.updateTable('users').where('id', '=', account);
  await row.set({ verified_email: null }).execute();
  await ownNothing(api.backend.ctx.db, account);
  const { body } = await owner.browser.call('getSecurityOverview');
  const recommendations = (body as unknown as { recommendations: { message: string }[] }).recommendations;
  expect(recommendations.map(({ message }) => message)).toContain(securityMessages.emailUnproven);
});

it('links to an address that was merely confirmed are two a day, and end with “no more”', async () => {
  const { ctx } = api.backend;
  const owner = person();
  const account = (await owner.signInWithCode('asks.often@example.in')) ?? '';
  const careless = 'drops.w@example.in';
  const drop = () => inTransaction((tx) => sendEmailLink(ctx, tx, account, 'drop', careless));
  for (let count = 0; count < 8; count += 1) await drop();
  const left = async () =>
    (
      await ctx.database.pool.query<{ jobs: number }>(
        `select count(*)::int as jobs from jobs.job where name = 'email-link' and state in ('created', 'retry', 'active')`,
      )
    ).rows[0]?.jobs;
  await expect.poll(left, eventually).toBe(0);
  expect(countTo(careless, addressMailMessages.dropSubject)).toBe(2);
  const done = 'done.with.drops@example.in';
  await ctx.db.insertInto('unsubscribed_addresses').values({ email: done, event_id: '' }).execute();
  await inTransaction((tx) => sendEmailLink(ctx, tx, account, 'drop', done));
  await expect.poll(left, eventually).toBe(0);
  expect(subjectsTo(done)).toEqual([]);
});

it('a hand-over to the provider and the loss of an address', async () => {
  const [u, evil] = ['robbed.u@example.in', 'robber.e@example.in'];
  const [owner, thief] = [person(), person()];
  await owner.signInWithCode(u);
  await thief.signInWithCode(u);
  const change = async (who: AddressPerson, email: string) => {
    await who.askFor(email);
    await who.press((await linksAt(api, email))[0]?.token ?? '', 'signed in');
  };
  await change(thief, evil);
  await thief.signInAtProvider(evil);
  for (const email of [u, evil])
    await expect.poll(() => countTo(email, addressMailMessages.handedOverSubject), eventually).toBe(1);
  await change(owner, u);
  await expect.poll(() => countTo(evil, addressMailMessages.lostSubject), eventually).toBe(1);
});

it('an account that lost its address to an older one by a second press, and has none now', async () => {
  const mail = 'taken.by.older@example.in';
  const [owner, second] = [person(), person()];
  await owner.signInWithCode(mail);
  await owner.askFor('moved.on.older@example.in');
  await owner.press((await linksAt(api, 'moved.on.older@example.in'))[0]?.token ?? '', 'signed in');
  const [keep] = await linksAt(api, mail);
  await second.signInWithCode(mail);
  await owner.press(keep?.token ?? '', 'elsewhere');
  await owner.press((await linksAt(api, mail))[0]?.token ?? '', 'elsewhere');
  await expect.poll(() => countTo(mail, addressMailMessages.takenSubject), eventually).toBe(1);
});

it('an address that gets mails alone reads what opens the account', async () => {
  const mail = 'mails.alone@example.in';
  const owner = person();
  await owner.signInWithCode('opens.it@example.in');
  await confirmElsewhere(owner, mail);
  await expect.poll(() => countTo(mail, addressMailMessages.writesHereSubject), eventually).toBe(1);
  const sent = inbox.received.find(
    ({ to, mail: { subject } }) => to === mail && subject?.includes('writes to you'),
  );
  expect(sent?.mail.text).toContain('a code to o•••');
});
