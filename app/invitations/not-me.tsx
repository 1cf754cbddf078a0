import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { loadMailLink, pressMailLink } from '#app/invitations/mail-link.server.ts';
import { WriteToUs } from '#app/invitations/write-to-us.tsx';
import { OnePressPage } from '#app/ui/one-press-page.tsx';

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: `${data?.problem ? data.ways.invalidTitle : data?.words.title} · Shagun` },
  { name: 'robots', content: 'noindex' },
];

export const loader = ({ request, params: { token } }: RouteArgs<'token'>) =>
  loadMailLink(request, token, ({ notMe }) => ({ ...notMe }));

/** Somebody says that a mail was not for them. */
export const action = ({ request, params: { token } }: RouteArgs<'token'>) =>
  pressMailLink(request, 'sayNotForMe', token);

export default function NotMe() {
  const { words, ways, about, problem, otherLanguage } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = answer?.done === true;
  return (
    <OnePressPage
      title={done ? words.doneTitle : problem ? ways.invalidTitle : words.title}
      about={about}
      text={done || problem ? '' : words.explanation}
      button={problem ? null : { label: words.confirm, pending: words.pending }}
      problem={answer && !done ? answer.message : problem}
      done={done ? answer.message : ''}
      otherLanguage={otherLanguage}
    >
      <WriteToUs problem={problem} label={ways.writeToUs} />
    </OnePressPage>
  );
}
