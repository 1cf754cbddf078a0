import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { requireRoomForGuests } from '#backend/events/plan-limits.ts';
import type { GuestValues } from '#contract/guests/guest-fields.ts';
import { applyChanges } from '#backend/guests/apply-changes.ts';
import { fieldsOfGuest } from '#backend/guests/columns.ts';
import { joinHousehold } from '#backend/guests/join-household.ts';
import { requireClear } from '#backend/guests/normalise.ts';
import { insertGuests, linkGuestsOfEvent, type NormalisedGuest } from '#backend/guests/service.ts';
import { tellOfGuests } from '#backend/messaging/webhooks/outbox.ts';
import type { lockEventToInvite } from './invitee-repository.ts';
import { apartFromKnown, type KnownInvitee } from './known-invitees-repository.ts';

/**
 * Adds guests to the list of an event that the transaction holds: those it does not have yet, if its owner's plan has
 * room for all of them. They are joined to accounts, and the owner's webhooks are told. Of whom the event has a contact already
 * is told apart (`known`), with what became of them: who is one `household` with a guest of the list is a person of theirs now. Who
 * came at this moment is told, too (`skipped`). As many statements however many they are.
 *
 * @throws {Problem} 403 `plan_limit`, 409 `contact_shared` where somebody who asks shares one, named by the field that `fieldOf` says
 */
export async function addNewGuests(
  ctx: Context,
  tx: Db,
  event: Awaited<ReturnType<typeof lockEventToInvite>>,
  guests: readonly NormalisedGuest[],
  fieldOf = (index: number) => `newGuests[${index}].shared`,
) {
  const { fresh, known } = await apartFromKnown(tx, event.id, guests);
  requireClear(
    known.flatMap(({ guest, becomes, message }) =>
      becomes === 'ask' ? [{ index: guest.index, message }] : [],
    ),
    fieldOf,
  );
  if (fresh.length > 0) requireRoomForGuests(event.plan, event.guest_count + fresh.length);
  const changed = await applyChanges(tx, event.id, changesOf(known));
  const now = new Map(changed.map(({ row }) => [row.id, row]));
  const { inserted, skipped } = await insertGuests(tx, { eventId: event.id, guests: fresh });
  await linkGuestsOfEvent(tx, event.id);
  await tellOfGuests(
    ctx,
    tx,
    event.id,
    inserted.map(({ row }) => row),
  );
  return {
    inserted,
    known: known.map((each) => ({ ...each, row: now.get(each.row.id) ?? each.row })),
    skipped,
  };
}

/** What guests on the list become: households with more people, and who had no name is called by one. */
function changesOf(known: readonly KnownInvitee[]): Map<string, GuestValues> {
  const changes = new Map<string, GuestValues>();
  for (const { guest, row, becomes } of known) {
    const before = changes.get(row.id) ?? fieldsOfGuest(row);
    if (becomes === 'household') changes.set(row.id, joinHousehold(before, guest).joined);
    const { title, firstName, lastName } = guest;
    const isNamed = before.firstName !== '' || before.lastName !== '';
    if (becomes === 'same' && !isNamed && (firstName !== '' || lastName !== ''))
      changes.set(row.id, { ...before, title, firstName, lastName });
  }
  return changes;
}
