import { expect } from 'vitest';
import { hubSignature, whatsappEnvelope } from '#sandbox/whatsapp/callbacks.ts';
import { newPhone, type MessageWorld } from '#tests/phone-messages/message-world.ts';
import { eventually } from '#tests/setup/patience.ts';

/** What guests do on WhatsApp, and what hosts see of it. */
export function chatWorld(world: MessageWorld) {
  const { t } = world;
  const db = () => t.backend.ctx.db;
  let written = 0;

  /** A guest whose WhatsApp invitation has arrived. */
  async function invited({
    partyLimit = null as number | null,
    phone = newPhone(),
    language = undefined as 'hi' | undefined,
  } = {}) {
    const {
      eventId,
      guestIds: [guestId = ''],
    } = await world.wedding([{ first_name: 'Ravi', phone, ...(language ? { language } : {}) }]);
    if (partyLimit !== null)
      await db().updateTable('guests').set({ party_limit: partyLimit }).where('id', '=', guestId).execute();
    await world.host.call('sendInvitations', {
      params: { eventId },
      body: { guests: [guestId], channel: 'whatsapp' },
    });
    await expect.poll(async () => (await world.delivery(guestId))?.status, eventually).toBe('delivered');
    const ref = (await world.delivery(guestId))?.provider_ref ?? '';
    return { eventId, guestId, phone, ref, place: { params: { eventId, guestId } } };
  }
  type Guest = Awaited<ReturnType<typeof invited>>;

  /** Their phone writes, over the wire; what Shagun answers comes back to it. */
  const write = ({ phone }: Pick<Guest, 'phone'>, text: string) =>
    world.press('/phones/reply', { number: phone, via: 'WhatsApp', text });

  /** The webhook itself, as Meta sends it. */
  const tell = (
    { phone }: Pick<Guest, 'phone'>,
    message: object,
    {
      id = `wamid.test-${(written += 1)}`,
      at = new Date(),
      signature = undefined as string | undefined,
    } = {},
  ) => {
    const body = whatsappEnvelope({
      messages: [
        { from: phone.slice(1), id, timestamp: String(Math.floor(at.getTime() / 1000)), ...message },
      ],
    });
    return world.callback('/api/messages/whatsapp', body, {
      'content-type': 'application/json',
      'x-hub-signature-256': signature ?? hubSignature(body),
    });
  };
  const text = (body: string) => ({ type: 'text', text: { body } });

  const replyOf = async ({ guestId }: Pick<Guest, 'guestId'>) =>
    db()
      .selectFrom('replies')
      .select(['rsvp', 'source', 'adults', 'children', 'version'])
      .where('guest_id', '=', guestId)
      .executeTakeFirst();

  const chatOf = async ({ place }: Pick<Guest, 'place'>) => (await world.host.call('getChat', place)).data;

  /** What the phone got since the invitation. */
  const answers = async ({ phone }: Pick<Guest, 'phone'>) =>
    (await world.phones(phone))
      .filter(({ isReply }) => !isReply)
      .slice(1)
      .map((message) => message.text);

  const notifications = async (eventId: string) =>
    await db()
      .selectFrom('notifications')
      .select(['type', 'title', 'message', 'path'])
      .where('path', 'like', `/event/${eventId}/%`)
      .execute();

  return { invited, write, tell, text, replyOf, chatOf, answers, notifications };
}
