import type { User } from '#contract/accounts/accounts.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import * as accountWords from '#messages/accounts/en.ts';

/** Says that a new address waits for its owner, with the ways on. Nothing when none does. */
export function PendingEmail({
  user: { email, pendingEmail },
}: {
  user: Pick<User, 'email' | 'pendingEmail'>;
}) {
  if (pendingEmail === '') return null;
  return (
    <Alert live={false} title={accountWords.waitingTitle(pendingEmail)} className="mb-6">
      <p className="wrap-anywhere">
        {email ? accountWords.waitingText(email) : accountWords.waitingTextOnly}
      </p>
      <div className="row mt-3">
        <Form method="post" action="/profile/email/confirmation">
          <Button variant="secondary">{accountWords.sendConfirmationAgain}</Button>
        </Form>
        <Form method="post" action="/profile/email/cancel">
          <Button variant="quiet">{accountWords.cancelChange}</Button>
        </Form>
      </div>
    </Alert>
  );
}
