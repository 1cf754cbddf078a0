import clsx from 'clsx';
import type { ChatMessage } from '#contract/guests/chats.ts';
import { formatInstant } from '#contract/common/format.ts';
import * as chatPageWords from '#messages/chats/page/en.ts';

interface ChatMessagesProps {
  messages: readonly ChatMessage[];
  timeZone: string;
}

/** What a guest and the hosts wrote, oldest first, each with what became of it. */
export const ChatMessages = ({ messages, timeZone }: ChatMessagesProps) => (
  <ol className="grid gap-3">
    {messages.map((message) => (
      <li
        key={message._id}
        className={clsx(
          'max-w-[34rem] rounded-lg border border-line px-3 py-2',
          message.fromGuest ? 'justify-self-start' : 'justify-self-end bg-marigold-soft',
        )}
      >
        <p className="text-sm text-ink-soft">
          {message.fromGuest ? null : `${chatPageWords.fromHosts} · `}
          {formatInstant(message.at, timeZone)}
        </p>
        {message.text === '' ? (
          <p className="italic">{chatPageWords.noText}</p>
        ) : (
          <p className="whitespace-pre-line wrap-anywhere">{message.text}</p>
        )}
        <p className="text-sm text-ink-soft">{stateOf(message)}</p>
      </li>
    ))}
  </ol>
);

/** Why a message waits, or how far it got. */
function stateOf({ status, why, error }: ChatMessage): string {
  if (status === 'open') return chatPageWords.why[why ?? 'unclear'];
  return error === '' ? chatPageWords.status[status] : `${chatPageWords.status[status]}: ${error}`;
}
