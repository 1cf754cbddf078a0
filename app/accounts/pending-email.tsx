import type { User } from '#contract/accounts/accounts.ts';
import { WriterField } from '#app/frame/writer-field.tsx';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import * as accountWords from '#messages/accounts/en.ts';

/** Says that a new address waits for its owner, or that the one that counts is not this account's, with the ways on. Else nothing. */
export function PendingEmail({
  user: { email, pendingEmail, emailProven, codeEmail },
}: {
  user: Pick<User, 'email' | 'pendingEmail' | 'emailProven' | 'codeEmail'>;
}) {
  if (pendingEmail === '' && email !== '' && !emailProven)
    return (
      <Alert live={false} title={accountWords.mailsAloneTitle(email)} className="mb-6">
        {codeEmail === email ? (
          <p className="wrap-anywhere">{accountWords.provenElsewhere(email)}</p>
        ) : (
          <>
            <p className="wrap-anywhere">{accountWords.mailsAlone(email, codeEmail)}</p>
            <p className="mt-3">{accountWords.mailsAloneBesideAnother}</p>
            <Form method="post" action="/profile/email/confirmation" className="mt-3">
              <WriterField />
              <Button variant="secondary">{accountWords.sendProofLink}</Button>
            </Form>
          </>
        )}
      </Alert>
    );
  if (pendingEmail === '') return null;
  return (
    <Alert live={false} title={accountWords.waitingTitle(pendingEmail)} className="mb-6">
      <p className="wrap-anywhere">
        {email ? accountWords.waitingText(email) : accountWords.waitingTextOnly}
      </p>
      <div className="row mt-3">
        <Form method="post" action="/profile/email/confirmation">
          <WriterField />
          <Button variant="secondary">{accountWords.sendConfirmationAgain}</Button>
        </Form>
        <Form method="post" action="/profile/email/cancel">
          <WriterField />
          <Button variant="quiet">{accountWords.cancelChange}</Button>
        </Form>
      </div>
    </Alert>
  );
}
