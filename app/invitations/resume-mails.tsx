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
  loadMailLink(request, token, ({ again }) => ({ ...again }));

/** Takes back that the mails were ended. */
export const action = ({ request, params: { token } }: RouteArgs<'token'>) =>
  pressMailLink(request, 'resumeMails', token);

export default function ResumeMails() {
  const { words, ways, about, eventPage, stopped, problem, otherLanguage } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = answer?.done === true;
  return (
    <OnePressPage
      title={done ? words.doneTitle : problem ? ways.invalidTitle : words.title}
      about={about}
      text={done || problem ? '' : words.explanation}
      button={
        problem ? null : { label: stopped === 'all' ? words.forAll : words.forEvent, pending: words.pending }
      }
      problem={answer && !done ? answer.message : problem}
      done={done ? answer.message : ''}
      otherLanguage={otherLanguage}
    >
      {done && eventPage ? (
        <p>
          <ButtonLink to={eventPage} variant="secondary" reloadDocument>
            {ways.openEvent}
          </ButtonLink>
        </p>
      ) : null}
      <WriteToUs problem={problem} label={ways.writeToUs} />
    </OnePressPage>
  );
}
