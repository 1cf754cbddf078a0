import { Link, useLoaderData } from '@remix-run/react';
import type { RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { ConformForm, useConform } from '#app/forms/conform-form.tsx';
import { readFlash, flashMessage } from '#app/forms/flash.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { postForm } from '#app/forms/form-result.server.ts';
import type { EventPageHandle } from '#app/hosting/event-layout.tsx';
import { eventTitle } from '#app/hosting/event-title.ts';
import { loadHosted } from '#app/hosting/hosted-event.server.ts';
import { sentenceOfClosed } from '#app/hosting/closed.ts';
import { HostPage } from '#app/hosting/host-page.tsx';
import { newRequestId } from '#app/invitations/add-invitees.server.ts';
import { ChatBadge } from '#app/chats/chat-badge.tsx';
import { ChatMessages } from '#app/chats/chat-messages.tsx';
import { DoneForm, RecordForm } from '#app/chats/record-form.tsx';
import { Card } from '#app/ui/card.tsx';
import { checkedInPage } from '#app/ui/checked-in-page.ts';
import { TextArea } from '#app/ui/field.tsx';
import { BackLink } from '#app/ui/page.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import { useFreshForm } from '#app/ui/use-fresh-form.ts';
import { CHAT_LENGTH, chatMessageForm } from '#contract/guests/chats.ts';
import * as chatPageWords from '#messages/chats/page/en.ts';

export const handle: EventPageHandle = { part: 'messages' };

export const meta = eventTitle(chatPageWords.chatPageTitle, chatPageWords.pageTitleUnknown);

export async function loader({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  const [chat, { event, host }] = await Promise.all([
    backend(request).load('getChat', { params }),
    loadHosted(request, params.eventId),
  ]);
  return {
    chat,
    event,
    host,
    notice: await readFlash(request),
    closed: sentenceOfClosed(event),
    requestId: newRequestId(),
  };
}

export async function action({ request, params }: RouteArgs<'eventId' | 'guestId'>) {
  return postForm(await readForm(request), {
    schema: chatMessageForm,
    send: (body) => backend(request).send('writeToChat', { params, body }),
    done: flashMessage(`/event/${params.eventId}/invite/chats/${params.guestId}`),
  });
}

/** What one guest and the hosts wrote to each other by WhatsApp, and the way to write back. */
export default function ChatPage() {
  const freshForm = useFreshForm();
  const { chat, event, host, notice, closed, requestId } = useLoaderData<typeof loader>();
  const page = `/event/${event._id}/invite/chats`;
  return (
    <HostPage
      event={event}
      host={host}
      notice={notice}
      closed={closed}
      width="narrow"
      title={chat.guest.name}
      back={<BackLink to={page}>{chatPageWords.back}</BackLink>}
    >
      <p className="row">
        <ChatBadge chat={chat} />
        <Link to={`/event/${event._id}/invite/guests/${chat.guest._id}`}>{chatPageWords.openGuest}</Link>
      </p>
      <Card>
        <ChatMessages messages={chat.messages} timeZone={event.timeZone} />
        {host.edits && closed === null ? (
          <>
            <RecordForm chat={chat} page={page} />
            <div className="row mt-4">
              <DoneForm chat={chat} page={page} />
            </div>
          </>
        ) : null}
      </Card>
      {host.edits ? (
        <Card title={chatPageWords.writeTitle}>
          <p>{chatPageWords.writing[chat.writing]}</p>
          {chat.writing === 'free' || chat.writing === 'template' ? (
            <WriteForm key={freshForm} requestId={requestId} />
          ) : null}
        </Card>
      ) : null}
    </HostPage>
  );
}

function WriteForm({ requestId }: { requestId: string }) {
  const [form, fields] = useConform({
    id: 'chat-message',
    defaultValue: { requestId },
    ...checkedInPage(chatMessageForm),
  });
  return (
    <ConformForm form={form} labels={{ text: chatPageWords.textLabel }} className="stack mt-4">
      <input type="hidden" name={fields.requestId.name} value={fields.requestId.initialValue} />
      <TextArea
        field={fields.text}
        label={chatPageWords.textLabel}
        rows={4}
        maxLength={CHAT_LENGTH}
        required
      />
      <div>
        <FormButton field="text" pendingLabel={chatPageWords.sending}>
          {chatPageWords.send}
        </FormButton>
      </div>
    </ConformForm>
  );
}
