import type { FullWorld } from '#tests/audience/wedding-of-everything.ts';
import { addChat } from '#tests/chats/chat-rows.ts';

/** A guest's message that waits, and a host's that did not arrive. */
const before = async ({ ctx, guest }: FullWorld) => void (await addChat(ctx, guest.id));

/** What a guest writes by WhatsApp. */
export const chatRecipes = { listChats: { before }, getChat: { before } };
