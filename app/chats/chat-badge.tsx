import { Badge } from '#app/ui/badge.tsx';
import type { Chat } from '#contract/guests/chats.ts';
import * as chatPageWords from '#messages/chats/page/en.ts';

/** The answer a guest has, and whether something waits. */
export function ChatBadge({
  chat: { reply, openMessageId },
}: {
  chat: Pick<Chat, 'reply' | 'openMessageId'>;
}) {
  const { rsvp } = reply;
  return (
    <span className="row">
      {openMessageId ? <Badge tone="strong">{chatPageWords.waits}</Badge> : null}
      <Badge tone={rsvp === 'pending' ? 'neutral' : rsvp}>
        {rsvp === 'yes'
          ? chatPageWords.answer.yes(reply.adults + reply.children)
          : chatPageWords.answer[rsvp]}
      </Badge>
    </span>
  );
}
