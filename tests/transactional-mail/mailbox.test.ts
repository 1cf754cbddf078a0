import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { mailboxOf } from '#backend/platform/mailbox.ts';
import { wantsNoMail } from '#backend/messaging/unsubscribed-repository.ts';
import { findUnsubscribed, unsubscribeAddress } from '#backend/guests/invitations/unsubscribe-repository.ts';
import { useTestBackend } from '#tests/setup/test-backend.ts';

const t = useTestBackend();
const db = () => t.backend.ctx.db;

it('is the same for every spelling of an address that leads to it', () => {
  for (const spelling of [
    'asha.rao@gmail.com',
    'asharao+wedding@gmail.com',
    'a.s.h.a.rao+x+y@googlemail.com',
  ])
    expect(mailboxOf(spelling)).toBe('asharao@gmail.com');
  expect(mailboxOf('asha.rao+wedding@example.in')).toBe('asha.rao@example.in');
});

it('is what the database takes it for', async () => {
  const part = fc.stringMatching(/^[a-z0-9.+"@]{1,12}$/);
  const address = fc.tuple(
    part,
    fc.constantFrom('gmail.com', 'googlemail.com', 'example.in', 'gmail.com.in'),
  );
  const addresses = fc.sample(address, 300).map(([name, domain]) => `${name}@${domain}`);
  const { rows } = await sql<{ mailbox: string }>`
    select mailbox_of(email) as mailbox from unnest(${addresses}::text[]) with ordinality as typed (email, place) order by place`.execute(
    db(),
  );
  expect(rows.map(({ mailbox }) => mailbox)).toEqual(addresses.map(mailboxOf));
});

it('gets no mail under another spelling once its owner wants none', async () => {
  await unsubscribeAddress(db(), 'stop.it@gmail.com', '');
  const spellings = ['stopit+1@gmail.com', 's.topit@googlemail.com', 'stop.it@gmail.com'];
  for (const spelling of spellings) expect(await wantsNoMail(db(), spelling, 'some event')).toBe(true);
  expect(await wantsNoMail(db(), 'stopit@example.in', '')).toBe(false);
  const addresses = [...spellings, 'goon@gmail.com'];
  expect([...(await findUnsubscribed(db(), 'some event', addresses))].sort()).toEqual([...spellings].sort());
});
