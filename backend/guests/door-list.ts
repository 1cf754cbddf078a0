import type { z } from 'zod/v4';
import type { doorList, DoorGuest } from '#contract/door-list.ts';
import * as eventWords from '#messages/events/en.ts';
import type { Context } from '../context.ts';
import { requireHost } from '../events/access.ts';
import type { SignedIn } from '../http/viewer.ts';
import { countWholeList, findAllGuests } from './list-repository.ts';
import { guestName } from './normalise.ts';
import { presentReply } from './present.ts';

const byName = new Intl.Collator('en-IN', { sensitivity: 'base', numeric: true });

/** Every guest of an event by name, with replies: what stands on paper at the door. */
export async function listForTheDoor(ctx: Context, viewer: SignedIn, eventId: string): Promise<z.infer<typeof doorList>> {
  await requireHost(ctx.db, eventId, viewer, 'view', eventWords.organisersOnlyInvitations);
  const rows = await findAllGuests(ctx.db, eventId);
  const { total, confirmed, adults, children } = await countWholeList(ctx.db, eventId);
  const guests = rows.map((row): DoorGuest => {
    const { rsvp, adults: grown, children: small, note } = presentReply(row);
    const name = guestName({ firstName: row.first_name, lastName: row.last_name, email: row.email, phone: row.phone });
    return { _id: row.id, name, phone: row.phone, rsvp, adults: grown, children: small, note };
  });
  guests.sort((one, other) => byName.compare(one.name, other.name));
  return { guests, counts: { total, confirmed, adults, children, heads: adults + children } };
}
