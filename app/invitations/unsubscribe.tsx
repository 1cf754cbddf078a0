import { useActionData, useLoaderData, useParams } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { MailLinkPage, mailLinkMeta } from '#app/invitations/mail-link-page.tsx';
import { loadMailLink, pressMailLink } from '#app/invitations/mail-link.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { FormButton } from '#app/ui/submit-button.tsx';

export const meta: PageMeta<typeof loader> = mailLinkMeta;

export const loader = ({ request, params: { token } }: RouteArgs<'token'>) =>
  loadMailLink(request, token, (words) => ({ ...words }));

/**
 * Stops the mails. The button of the page comes here, and so does the mail program's own
 * 'unsubscribe' (RFC 8058: a POST without cookie or origin). The token is proof enough.
 */
export const action = ({ request, params: { token } }: RouteArgs<'token'>) =>
  pressMailLink(request, 'unsubscribe', token);

/** Ends the mails with one press; once they are ended, by whatever way, it says so and has the way back. */
export default function Unsubscribe() {
  const link = useLoaderData<typeof loader>();
  const { words, ways, eventPage, stopped } = link;
  const answer = useActionData<typeof action>();
  const done = answer?.done === true;
  const isOver = done || stopped !== null;
  const stands = !done && stopped ? `${words.stoppedBefore[stopped]} ` : '';
  return (
    <MailLinkPage
      link={link}
      answer={answer}
      button={{ label: words.stop, pending: words.stopping }}
      over={isOver ? stands + words.stillInvited : undefined}
    >
      {isOver ? (
        <>
          <p>
            <ButtonLink to={eventPage || '/'} variant="secondary" reloadDocument>
              {eventPage ? ways.openEvent : words.backHome}
            </ButtonLink>
          </p>
          <ResumeForm words={words.again} isAll={stopped === 'all'} />
        </>
      ) : null}
    </MailLinkPage>
  );
}

interface ResumeFormProps {
  words: { forAll: string; forEvent: string; pending: string };
  isAll: boolean;
}

/** The way back, for whom it was a press too many. */
function ResumeForm({ words, isAll }: ResumeFormProps) {
  const again = `/u/${useParams().token}/again`;
  return (
    <Form method="post" action={again}>
      <FormButton action={again} variant="quiet" pendingLabel={words.pending}>
        {isAll ? words.forAll : words.forEvent}
      </FormButton>
    </Form>
  );
}
