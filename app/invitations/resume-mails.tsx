import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { MailLinkPage, mailLinkMeta } from '#app/invitations/mail-link-page.tsx';
import { loadMailLink, pressMailLink } from '#app/invitations/mail-link.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';

export const meta: PageMeta<typeof loader> = mailLinkMeta;

export const loader = ({ request, params: { token } }: RouteArgs<'token'>) =>
  loadMailLink(request, token, ({ again }) => ({ ...again }));

/** Takes back that the mails were ended. */
export const action = ({ request, params: { token } }: RouteArgs<'token'>) =>
  pressMailLink(request, 'resumeMails', token);

export default function ResumeMails() {
  const link = useLoaderData<typeof loader>();
  const { words, ways, eventPage, stopped } = link;
  const answer = useActionData<typeof action>();
  return (
    <MailLinkPage
      link={link}
      answer={answer}
      button={{ label: stopped === 'all' ? words.forAll : words.forEvent, pending: words.pending }}
    >
      {answer?.done && eventPage ? (
        <p>
          <ButtonLink to={eventPage} variant="secondary" reloadDocument>
            {ways.openEvent}
          </ButtonLink>
        </p>
      ) : null}
    </MailLinkPage>
  );
}
