import { type GuestReply, rsvpSource } from '#contract/guests/replies.ts';
import type { OwnGuest } from '#backend/events/access.ts';
import { fieldsOfGuest } from './columns.ts';
import type { GuestRecord } from './repository.ts';

/** A row of `replies`, or of a left join on it, where a guest who never answered has nulls. */
type ReplyFields = Pick<
  OwnGuest,
  | 'rsvp'
  | 'source'
  | 'adults'
  | 'children'
  | 'note'
  | 'names'
  | 'answered_household'
  | 'version'
  | 'date_changed'
>;

const knownSource = rsvpSource.nullable().catch(null);

/** A reply as the API shows one; without a row the guest never answered. */
export function presentReply(row: ReplyFields | null | undefined): GuestReply {
  return {
    rsvp: row?.rsvp ?? 'pending',
    rsvpSource: knownSource.parse(row?.source ?? null),
    adults: row?.adults ?? 0,
    children: row?.children ?? 0,
    note: row?.note ?? '',
    names: row?.names ?? '',
    household: row?.answered_household ?? [],
    version: row?.version ?? 0,
    dateChanged: row?.date_changed ?? false,
  };
}

/** A guest as the organiser sees one (spec section 3). Contacts included: for the organiser only. */
export function presentGuest(
  row: Omit<
    GuestRecord,
    'event_id' | 'position' | 'link_key' | 'link_outdated' | 'email_stands' | 'created_at'
  >,
  reply: Pick<ReplyFields, 'rsvp' | 'source'> | null | undefined,
) {
  return {
    _id: row.id,
    ...fieldsOfGuest(row),
    language: row.language,
    ...(row.user_id ? { user: { _id: row.user_id } } : {}),
    rsvp: reply?.rsvp ?? 'pending',
    rsvpSource: knownSource.parse(reply?.source ?? null),
  };
}
