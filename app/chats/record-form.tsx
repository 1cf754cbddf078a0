import { useNavigation } from '@remix-run/react';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';
import type { Chat } from '#contract/guests/chats.ts';
import * as chatPageWords from '#messages/chats/page/en.ts';

/** Buttons beside a message that waits: record it as a yes of so many, as a no, or as nothing. Begins with what could be read of it. */
export function RecordForm({ chat, page }: { chat: Chat; page: string }) {
  const { formAction, formData } = useNavigation();
  const { guest, reply, expected, partyLimit, openMessageId } = chat;
  if (!openMessageId) return null;
  const action = `${page}/${guest._id}/record`;
  const isPressed = (answer: 'yes' | 'no') => formAction === action && formData?.get('rsvp') === answer;
  return (
    <Form
      method="post"
      action={action}
      aria-label={chatPageWords.recordLegend(guest.name)}
      className="stack mt-4"
    >
      <input type="hidden" name="messageId" value={openMessageId} />
      <input type="hidden" name="version" value={reply.version} />
      {partyLimit > 1 ? (
        <div className="grid max-w-sm grid-cols-2 gap-4">
          <TextField
            id={`adults-${guest._id}`}
            name="adults"
            label={chatPageWords.adults}
            inputMode="numeric"
            defaultValue={expected.adults}
          />
          <TextField
            id={`children-${guest._id}`}
            name="children"
            label={chatPageWords.children}
            inputMode="numeric"
            defaultValue={expected.children}
          />
          <p className="field-help col-span-2">{chatPageWords.atMost(partyLimit)}</p>
        </div>
      ) : null}
      <div className="row">
        {(['yes', 'no'] as const).map((answer) => (
          <Button
            key={answer}
            name="rsvp"
            value={answer}
            variant={answer === 'yes' ? 'primary' : 'secondary'}
            pending={isPressed(answer)}
            pendingLabel={chatPageWords.recording}
          >
            {answer === 'yes' ? chatPageWords.recordYes : chatPageWords.recordNo}
          </Button>
        ))}
      </div>
    </Form>
  );
}

/** Takes a message that waits off the list, where there is nothing to record. */
export function DoneForm({ chat: { guest, openMessageId }, page }: { chat: Chat; page: string }) {
  if (!openMessageId) return null;
  const action = `${page}/${guest._id}/done`;
  return (
    <Form method="post" action={action}>
      <input type="hidden" name="messageId" value={openMessageId} />
      <FormButton
        variant="secondary"
        action={action}
        pendingLabel={chatPageWords.taking}
        aria-label={chatPageWords.nothingToRecordOf(guest.name)}
      >
        {chatPageWords.nothingToRecord}
      </FormButton>
    </Form>
  );
}
