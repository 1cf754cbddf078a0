import type { z } from 'zod/v4';
import { backend } from '#app/server/backend.server.ts';
import { readForm } from '#app/forms/form-data.server.ts';
import { newRequestId } from '#app/invitations/add-invitees.server.ts';
import { filterOfForm } from '#app/hosting/guest-lists.server.ts';
import { redirectWithFlash } from '#app/forms/flash.server.ts';
import { guestMessage, type Audience, type messagePreview } from '#contract/guests/reminders.ts';
import * as reminderPageWords from '#messages/reminders/page/en.ts';

/** What was typed, and the name of this sending: it stays the same until the message is sent. */
export interface MessageDraft {
  audience: Audience;
  /** Empty for the whole event. */
  functionId: string;
  text: string;
  requestId: string;
}

export interface MessageProblem {
  message: string;
  audience?: string[];
  functionId?: string[];
  text?: string[];
}

/** What a posted message was answered, unless it was sent. */
export interface SendMessageResult {
  status: number;
  draft: MessageDraft;
  preview: z.infer<typeof messagePreview> | null;
  problem: MessageProblem | null;
}

/** Shows a message as guests will read it, sends it after that, or leads back to change it: the pressed button says which. */
export async function handleMessage(
  request: Request,
  eventId: string,
): Promise<SendMessageResult | Response> {
  const form = await readForm(request);
  const fieldText = (name: string) => String(form.get(name) ?? '');
  const requestId = fieldText('requestId') || newRequestId();
  const read = guestMessage.safeParse({
    audience: fieldText('audience'),
    filter: filterOfForm(form),
    functionId: fieldText('functionId'),
    text: fieldText('text'),
    requestId,
  });
  const draft: MessageDraft = {
    audience: guestMessage.shape.audience.catch('all').parse(fieldText('audience')),
    functionId: guestMessage.shape.functionId.catch('').parse(fieldText('functionId')),
    text: fieldText('text'),
    requestId,
  };
  const back = (status: number, problem: MessageProblem | null): SendMessageResult => ({
    status,
    draft,
    preview: null,
    problem,
  });
  if (fieldText('intent') === 'change') return back(200, null);
  if (!read.success) return back(400, { message: '', ...read.error.flatten().fieldErrors });
  const api = backend(request);
  const message = { params: { eventId }, body: read.data };
  const result =
    fieldText('intent') === 'send'
      ? await api.send('sendGuestMessage', message)
      : await api.send('previewGuestMessage', message);
  if (!result.ok) {
    return back(result.status, {
      message: result.status < 500 ? result.error.message : reminderPageWords.failed,
    });
  }
  if ('queued' in result.data)
    return redirectWithFlash(`/event/${eventId}/invite/reminders`, result.data.message);
  return { status: 200, draft, preview: result.data, problem: null };
}
