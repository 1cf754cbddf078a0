import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/database/connect.ts';
import { editorsOf } from '#backend/events/hosts/service.ts';
import type { NotificationText } from '#backend/messaging/notifications/content.ts';
import { notify } from '#backend/messaging/notifications/service.ts';
import { tellWebhooks } from '#backend/messaging/webhooks/outbox.ts';
import { plainName } from '#backend/messaging/webhooks/plain-name.ts';
import type { NewReply } from './reply-repository.ts';

interface AnsweringGuest {
  id: string;
  event_id: string;
  event_name: string;
  organiser_id: string;
  first_name: string;
  last_name: string;
}

/**
 * Tells of a reply that changed: webhooks in any case, hosts what guests answer. Webhooks never get the note, which may be for
 * whoever reads it alone.
 */
export async function tellOfReply(
  ctx: Context,
  tx: Db,
  guest: AnsweringGuest,
  {
    by,
    reply,
    news,
  }: {
    by: 'guest' | 'host';
    reply: Pick<NewReply, 'rsvp' | 'adults' | 'children'>;
    news: (event: { id: string; event_name: string }) => NotificationText;
  },
): Promise<void> {
  await tellWebhooks(ctx, tx, {
    type: 'reply.changed',
    data: {
      eventId: guest.event_id,
      guestId: guest.id,
      guestName: plainName(guest),
      reply: reply.rsvp,
      adults: reply.adults,
      children: reply.children,
      by,
    },
  });
  if (by === 'guest')
    await tellHosts(ctx, tx, guest, news({ id: guest.event_id, event_name: guest.event_name }));
}

/** The organiser in every way they chose; editors in the app, for what they asked for by mail is about their own events. */
async function tellHosts(
  ctx: Context,
  tx: Db,
  guest: { event_id: string; organiser_id: string },
  news: NotificationText,
): Promise<void> {
  await notify(ctx, tx, { userIds: [guest.organiser_id], ...news });
  await notify(ctx, tx, {
    userIds: await editorsOf(tx, guest.event_id),
    mail: 'none',
    whatsapp: 'none',
    ...news,
  });
}
