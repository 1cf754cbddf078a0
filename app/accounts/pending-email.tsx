import type { User } from '#contract/accounts/accounts.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import * as words from '#messages/accounts/en.ts';

/** Says that a new address waits for its owner, with the ways on. Nothing when none does. */
export function PendingEmail({
  user: { email, pendingEmail },
}: {
  user: Pick<User, 'email' | 'pendingEmail'>;
}) {
  if (pendingEmail === '') return null;
  return (
    <Alert live={false} title={words.waitingTitle(pendingEmail)} className="mb-6">
      <p className="wrap-anywhere">{email ? words.waitingText(email) : words.waitingTextOnly}</p>
      <div className="row mt-3">
        <Form method="post" action="/profile/email/confirmation">
          <Button variant="secondary">{words.sendConfirmationAgain}</Button>
        </Form>
        <Form method="post" action="/profile/email/cancel">
          <Button variant="quiet">{words.cancelChange}</Button>
        </Form>
      </div>
    </Alert>
  );
}
