import { sql, type Expression } from 'kysely';
import { ownWaysIn } from '#backend/platform/database/proven-email.ts';
import { wentOut } from '#backend/guests/payers-repository.ts';

/**
 * Whether an invitation, reminder or message of the event went to a guest at the very address the guest has
 * now. An answer proves nothing of the kind: hosts hold the personal links of their guests.
 *
 * @param except a delivery that does not count
 */
export const wasWritten = (
  contact: 'email' | 'phone',
  except: Expression<string> = sql.lit(''),
) => sql<boolean>`exists (
  select from deliveries as written
  where written.guest_id = guests.id and written.kind in ('invitation', 'reminder', 'message') and written.id <> ${except}
    and written.channel in ${contact === 'email' ? sql`('email')` : sql`('whatsapp', 'sms')`}
    and written.address = ${sql.ref(`guests.${contact}`)}
    and written.status in ${wentOut})`;

/** The account of a guest whom some mail about the event reached; before that, who has an account is nobody's to learn (docs/decisions/0029). */
export const knownAccount = sql<string | null>`case when ${wasWritten('email')} then guests.user_id end`;

/**
 * Whether whoever writes a guest's address may learn that its account is here (docs/decisions/0029): a mail about the event reached it, or
 * it took part in the event's gifts itself: what came to it by a link a host may have given.
 */
export const isAccountKnown = sql<boolean>`(${wasWritten('email')}
  or exists (select from contributions join payments on payments.id = payment_id
    where contributions.event_id = guests.event_id and contributor_id = guests.user_id and taken_over_at is null)
  or exists (select from collaborators join gifts on gifts.id = gift_id
    where gifts.event_id = guests.event_id and collaborators.user_id = guests.user_id and not exists (
      select from contributions join payments on payments.id = payment_id
        where contributions.gift_id = gifts.id and contributor_id = guests.user_id and taken_over_at is not null))
  or exists (select from gift_purchases join gifts on gifts.id = gift_id
    where gifts.event_id = guests.event_id and gift_purchases.user_id = guests.user_id))`;

/**
 * Whether an account took part as the guest whom it is linked with: it answered signed in, hosts know it, or a mail about the event went to an
 * address of its own. Else an address was mistyped, and what the guest says is somebody else's.
 */
export const tookPart = (userId: string) => sql<boolean>`(${isAccountKnown}
  or exists (select from replies where guest_id = guests.id and coalesce(source, 'manual') = 'manual')
  or exists (select from deliveries where guest_id = guests.id and channel = 'email' and address in ${ownWaysIn(userId)}
    and status in ${wentOut}))`;

/**
 * Whether the contacts of such a guest are the account's: hosts may have joined them with somebody else, whose address the list has now.
 * Counted, as PostgreSQL would read all of `merged_guests` for `not exists`.
 */
export const hasOwnContact = (userId: string) =>
  sql<boolean>`(guests.email = '' or exists (select from address_owners where address_owners.email = guests.email and address_owners.user_id = ${userId})
    or (select count(*) from merged_guests where merged_guests.guest_id = guests.id) = 0)`;

/**
 * Whether a guest wants no more mail, or no more messages, as hosts may know it: none about this event; none at all only once something
 * about the event reached them, for before that it would tell of any address somebody types whether its owner was ever here.
 */
export const wantsNone = (contact: 'email' | 'phone') => sql<boolean>`exists (
  select from ${
    contact === 'email'
      ? sql`unsubscribed_addresses as stopped where mailbox_of(stopped.email) = mailbox_of(guests.email)`
      : sql`stopped_numbers as stopped where stopped.phone = guests.phone`
  } and (stopped.event_id = guests.event_id or (stopped.event_id = '' and ${wasWritten(contact)})))`;

/** Whether a host says that they sent the link to the phone the guest has now. */
export const wasHanded = sql<boolean>`exists (
  select from deliveries as handed
  where handed.guest_id = guests.id and handed.channel = 'phone' and handed.address = guests.phone and handed.status = 'sent_by_host')`;
