import { useNavigation } from '@remix-run/react';
import type { MessageView } from '#app/security/webhooks/view.server.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { DELIVERY_DAYS } from '#contract/messaging/webhook-limits.ts';
import * as webhookWords from '#messages/webhooks/en.ts';

/** The latest messages to an address, each with what became of it, what was sent, and the way to send it again. */
export function MessageList({ messages, isOn }: { messages: readonly MessageView[]; isOn: boolean }) {
  const sending = useNavigation().formData?.get('deliveryId');
  return (
    <>
      <p className="text-ink-soft">{webhookWords.deliveriesHelp(DELIVERY_DAYS)}</p>
      {messages.length === 0 ? <p className="mt-4">{webhookWords.noDeliveries}</p> : null}
      <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={webhookWords.deliveriesTitle}>
        {messages.map(({ deliveryId, type, at, state, came, payload, canResend }) => (
          <li key={deliveryId} className="border-b border-line pb-4 last:border-0 last:pb-0">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <p className="font-semibold">
                <code>{type}</code>
              </p>
              <Badge tone={state.tone}>{state.text}</Badge>
            </div>
            <p className="text-sm text-ink-soft">{at}</p>
            <p className="text-sm text-ink-soft">{came}</p>
            <details>
              <summary className="min-h-11 py-2">{webhookWords.showPayload}</summary>
              <pre className="overflow-x-auto text-sm">{payload}</pre>
            </details>
            {isOn && canResend ? (
              <Form method="post">
                <input type="hidden" name="deliveryId" value={deliveryId} />
                <Button
                  name="act"
                  value="resend"
                  variant="secondary"
                  aria-label={webhookWords.resendOf(type, at)}
                  pending={sending === deliveryId}
                  pendingLabel={webhookWords.testing}
                >
                  {webhookWords.resend}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}
