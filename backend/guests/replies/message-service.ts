import { comingOf, headsOf } from '#contract/guests/household.ts';
import type { Context } from '#backend/platform/context.ts';
import { everybodyOf } from '#backend/guests/household.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { whyClosed } from '#backend/events/closing.ts';
import { guestAnswered } from '#backend/messaging/notifications/content.ts';
import { lockGuestToAnswer, saveReply } from './repository.ts';
import { limitOf, replyWanted, sameReply } from './rules.ts';
import { tellOfReply } from './service.ts';

/** What a guest wrote in a message, and when; without numbers those of the answer before stay, or it is as of a form without any. */
interface MessageAnswer {
  rsvp: 'yes' | 'no';
  adults: number | null;
  children: number;
  writtenAt: Date;
}

/**
 * Records what a guest surely wrote in a message, by the rules of `setReply`: hosts are told, and questions they require
 * wait for the guest's page.
 *
 * @returns why it was not recorded; null where it was
 */
export async function answerByMessage(
  ctx: Context,
  tx: Db,
  place: { eventId: string; guestId: string },
  { rsvp, adults, children, writtenAt }: MessageAnswer,
): Promise<'cancelled' | 'over' | 'too_many' | 'answered_since' | null> {
  const found = await lockGuestToAnswer(tx, place.eventId, place.guestId);
  // taken off the list meanwhile: its messages went along
  if (!found) return null;
  const { guest, reply } = found;
  const { status, starts_at, time_zone } = guest;
  const closed = await whyClosed(tx, { id: place.eventId, status, starts_at, time_zone }, ctx.now());
  if (closed) return closed;
  // an answer that counts people, and names none of them, goes on counting them
  const counts = reply && comingOf(reply.answered_household).length === 0 ? reply : null;
  const before =
    counts && counts.adults + counts.children > 0
      ? { adults: counts.adults, children: counts.children }
      : undefined;
  const people = reply?.answered_household ?? [];
  const known =
    before ?? headsOf(comingOf(people).length > 0 ? people : everybodyOf(guest.household, people));
  const expected = known.adults + known.children;
  // as many as are known to come: they are these, children among them and with all that was said of each
  const saysNoMore = adults === null || (children === 0 && adults === expected);
  if (rsvp === 'yes' && (saysNoMore ? expected : adults + children) > limitOf(guest)) return 'too_many';
  const numbers = saysNoMore ? before : { adults, children };
  const wanted = replyWanted({ rsvp, ...numbers }, { guest, reply, source: 'whatsapp_message' });
  if (reply && sameReply(reply, wanted) && reply.source !== 'host') return null;
  // providers tell the second
  if (reply && reply.updated_at.getTime() >= writtenAt.getTime() + 1000) return 'answered_since';
  await saveReply(tx, guest, wanted, ctx.now());
  await tellOfReply(ctx, tx, guest, {
    by: 'guest',
    reply: wanted,
    news: (event) => guestAnswered(event, guest, reply, wanted),
  });
  return null;
}
