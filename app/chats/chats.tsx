import { Link, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { queryOf } from '#app/server/query.server.ts';
import { readFlash } from '#app/forms/flash.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { loadHosted, type HostView } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { ChatBadge } from '#app/chats/chat-badge.tsx';
import { ChatMessages } from '#app/chats/chat-messages.tsx';
import { MessageTabs } from '#app/chats/message-tabs.tsx';
import { DoneForm, RecordForm } from '#app/chats/record-form.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { Pagination } from '#app/ui/pagination.tsx';
import { chatsQuery, type Chat } from '#contract/guests/chats.ts';
import * as chatPageWords from '#messages/chats/page/en.ts';

export const handle: EventPageHandle = { part: 'messages' };

export const meta = eventTitle(chatPageWords.pageTitle, chatPageWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId'>) {
  const query = queryOf(request, chatsQuery);
  const [chats, { event, host }] = await Promise.all([
    backend(request).load('listChats', { params, query }),
    loadHosted(request, params.eventId),
  ]);
  return { chats, event, host, notice: await readFlash(request), closed: sentenceOfClosed(event) };
}

/** What guests wrote by WhatsApp: those first whose message waits, with buttons to record it. */
export default function ChatsPage() {
  const { chats, event, host, notice, closed } = useLoaderData<typeof loader>();
  const page = `/event/${event._id}/invite/chats`;
  return (
    <HostPage event={event} host={host} notice={notice} closed={closed} title={chatPageWords.heading}>
      <MessageTabs eventId={event._id} current="chats" open={chats.open} />
      <p>{chatPageWords.about}</p>
      {chats.total === 0 ? (
        <EmptyState title={chatPageWords.none}>{chatPageWords.noneHint}</EmptyState>
      ) : (
        <>
          <p>
            <strong>{chats.open > 0 ? chatPageWords.waiting(chats.open) : chatPageWords.noneWaiting}</strong>
          </p>
          <ul className="stack">
            {chats.items.map((chat) => (
              <ChatItem
                key={chat.guest._id}
                chat={chat}
                page={page}
                guests={`/event/${event._id}/invite/guests`}
                timeZone={event.timeZone}
                edits={host.edits && closed === null}
                writes={host.edits}
              />
            ))}
          </ul>
          <Pagination page={chats.page} pageCount={chats.pages} label={chatPageWords.pagesLabel} />
        </>
      )}
    </HostPage>
  );
}

interface ChatItemProps {
  chat: Chat;
  page: string;
  /** Where guests have their pages. */
  guests: string;
  timeZone: string;
  edits: HostView['edits'];
  writes: boolean;
}

/** One guest with the last of what they wrote, from the first message that waits on. */
function ChatItem({ chat, page, guests, timeZone, edits, writes }: ChatItemProps) {
  const { guest, messages } = chat;
  const firstOpen = messages.findIndex(({ status }) => status === 'open');
  const way = writes
    ? [chatPageWords.openChat, chatPageWords.openChatWith(guest.name)]
    : [chatPageWords.wholeChat, chatPageWords.wholeChatWith(guest.name)];
  return (
    <Card
      as="li"
      title={<Link to={`${guests}/${guest._id}`}>{guest.name}</Link>}
      actions={<ChatBadge chat={chat} />}
    >
      <ChatMessages messages={messages.slice(firstOpen)} timeZone={timeZone} />
      {edits ? <RecordForm chat={chat} page={page} /> : null}
      <div className="row mt-4">
        {edits ? <DoneForm chat={chat} page={page} /> : null}
        <ButtonLink to={`${page}/${guest._id}`} variant="secondary" aria-label={way[1]}>
          {way[0]}
        </ButtonLink>
      </div>
    </Card>
  );
}
