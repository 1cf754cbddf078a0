import { sql } from 'kysely';
import type { OtherWays } from '#contract/accounts/ways-in.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import type { SignInWay } from '#backend/platform/database/account-schema.ts';
import { EMAIL_ISSUER } from '#backend/platform/database/proven-email.ts';

/** How a session was opened. `id` is empty for one that is about to be. */
export interface Opening {
  id: string;
  way: SignInWay;
  code_to: string | null;
  browser_hash: string | null;
  others_unchecked: boolean;
  created_at: Date;
}

export async function openingOf(db: Db, sessionId: string): Promise<Opening> {
  return db
    .selectFrom('sessions')
    .select(['id', 'way', 'code_to', 'browser_hash', 'others_unchecked', 'created_at'])
    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();
}

/** What leads into an account beside its addresses and one session. */
export async function countOtherWays(
  db: Db,
  userId: string,
  { sessionId, now }: { sessionId: string; now: Date },
): Promise<Omit<OtherWays, 'addresses' | 'provider'>> {
  const { rows } = await sql<Omit<OtherWays, 'addresses' | 'provider'>>`select
    (select count(*)::int from sessions where user_id = ${userId} and id <> ${sessionId} and revoked_at is null and expires_at > ${now}) as sessions,
    (select count(*)::int from passkeys where user_id = ${userId}) as passkeys,
    (select count(*)::int from api_keys where user_id = ${userId} and revoked_at is null and (ends_at is null or ends_at > ${now})) as "apiKeys",
    (select count(*)::int from webhook_endpoints where user_id = ${userId} and off_at is null) as webhooks,
    exists (select from calendar_feeds where user_id = ${userId}) as calendar,
    exists (select from design_tool_connections where user_id = ${userId}) as "designTool",
    exists (select from notification_settings where user_id = ${userId} and by_whatsapp <> '{}') as "newsByWhatsApp",
    (select count(*)::int from event_hosts join events on events.id = event_hosts.event_id where events.organiser_id = ${userId}) as hosts`.execute(
    db,
  );
  return rows[0] as Omit<OtherWays, 'addresses' | 'provider'>;
}

/** Whether the browser was in the account before, and said that all other ways in are its own, or found none. */
export async function isKnownBrowser(
  db: Db,
  userId: string,
  { browser_hash: browser }: Pick<Opening, 'browser_hash'>,
): Promise<boolean> {
  const row = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .where('browser_hash', '=', browser)
    .where('others_unchecked', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Nothing is asked any more in the session, nor in that browser. */
export async function markOthersChecked(
  tx: Db,
  userId: string,
  { id, browser_hash }: Opening,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ others_unchecked: false })
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('id', '=', id), eb('browser_hash', '=', browser_hash)]))
    .execute();
}

/**
 * Whether there was something to lose in the account before it was first opened in the way of a session, as far as sessions are kept:
 * something hosted, paid for, or given by personal link and brought along by another address than `own`, the way's. What was opened so before the address became the account's anew, or the
 * provider's person who has it now had it, was somebody else, or a way that ended since.
 */
export async function hadSomethingBefore(
  db: Db,
  userId: string,
  { way, code_to: codeTo }: Opening,
  own: string | null,
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`with begun as (
      select ${
        way === 'provider'
          ? sql`(select handed_over_at from users where id = ${userId})`
          : sql`(select since from address_owners where user_id = ${userId} and email = ${codeTo})`
      } as since),
    first as (
      select coalesce(min(created_at), 'infinity') as at from sessions, begun
      where user_id = ${userId} and way = ${way} and code_to is not distinct from ${codeTo}
        and (since is null or created_at >= since))
    select exists (select from events, first where organiser_id = ${userId} and events.created_at < first.at)
      or exists (select from event_hosts, first where user_id = ${userId} and accepted_at < first.at)
      or exists (select from payments, first where payer_id = ${userId} and taken_over_at is null
        and completed_at < first.at)
      or exists (select from payments where payer_id = ${userId} and completed_at is not null
        and taken_over_at < (select since from address_owners where user_id = ${userId} and email = ${own})) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** The addresses that links of an account went to since a moment. */
export async function linkedSince(db: Db, userId: string, since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('email_links')
    .select('email')
    .distinct()
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute();
  return rows.map(({ email }) => email);
}

/** Nothing at the address opens the account any more, nor does its provider vouch for it there. */
export async function takeAddressOff(tx: Db, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      email: sql<string>`case when email = ${email} then coalesce(nullif(verified_email, ${email}), '') else email end`,
      pending_email: '',
      verified_email: sql`nullif(verified_email, ${email})`,
      code_email: sql`nullif(code_email, ${email})`,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}

/** Nothing opens the account any more: it waits at an address that had it before. */
export async function letWaitAt(tx: Db, userId: string, email: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({
      issuer: EMAIL_ISSUER,
      subject: `without an address ${userId}`,
      email: '',
      pending_email: '',
      verified_email: null,
      code_email: null,
      lost_email: email,
      handed_over_at: null,
      updated_at: new Date(),
    })
    .where('id', '=', userId)
    .execute();
}
