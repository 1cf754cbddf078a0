import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { loadMailLink, pressMailLink } from '#app/invitations/mail-link.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { WriteToUs } from '#app/invitations/write-to-us.tsx';
import { OnePressPage } from '#app/ui/one-press-page.tsx';

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: `${data?.problem ? data.ways.invalidTitle : data?.words.title} · Shagun` },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ request, params: { token } }: RouteArgs<'token'>) =>
  loadMailLink(request, token, (words) => ({ ...words }));

/**
 * Stops the mails. The button of the page comes here, and so does the mail program's own
 * 'unsubscribe' (RFC 8058: a POST without cookie or origin). The token is proof enough.
 */
export const action = ({ request, params: { token } }: RouteArgs<'token'>) =>
  pressMailLink(request, 'unsubscribe', token);

export default function Unsubscribe() {
  const { words, ways, about, eventPage, problem, otherLanguage } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = answer?.done === true;
  return (
    <OnePressPage
      title={done ? words.doneTitle : problem ? ways.invalidTitle : words.title}
      about={about}
      text={done ? words.stillInvited : problem ? '' : words.explanation}
      button={problem ? null : { label: words.stop, pending: words.stopping }}
      problem={answer && !done ? answer.message : problem}
      done={done ? answer.message : ''}
      otherLanguage={otherLanguage}
    >
      {done ? (
        <p>
          <ButtonLink to={eventPage || '/'} variant="secondary" reloadDocument>
            {eventPage ? ways.openEvent : words.backHome}
          </ButtonLink>
        </p>
      ) : null}
      <WriteToUs problem={problem} label={ways.writeToUs} />
    </OnePressPage>
  );
}
