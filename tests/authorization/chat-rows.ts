import type { chatOperations } from '#contract/guests/chat-operations.ts';
import { editors, hosts, type Row } from '#tests/authorization/row.ts';
import type { World } from '#tests/authorization/world.ts';
import { addChat } from '#tests/chats/chat-rows.ts';

/** Before each call the guest wrote something that waits. */
const guestWrote = async (world: World) => {
  world.token = await addChat(world.ctx, world.guest.id);
};
const body = (world: World) => ({ messageId: world.token });

/** What guests write is for hosts alone, the guest themself included: they have it in their chat. No WhatsApp is set up here (409). */
export const chatRows: Record<keyof typeof chatOperations, Row> = {
  listChats: { expected: hosts(), before: guestWrote },
  getChat: { expected: hosts(), before: guestWrote },
  recordChatReply: {
    expected: editors(),
    body: (world) => ({ ...body(world), rsvp: 'yes', adults: 1 }),
    before: guestWrote,
  },
  closeChat: { expected: editors(), body, before: guestWrote },
  writeToChat: {
    expected: editors(409),
    body: () => ({ text: 'See you soon.', requestId: 'request-of-the-matrix' }),
    before: guestWrote,
  },
};
