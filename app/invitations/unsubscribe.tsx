import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { backend } from '#app/backend.server.ts';
import { checkMailLink } from '#app/invitations/check-mail-link.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/language.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OnePressPage } from '#app/ui/one-press-page.tsx';
import { unsubscribeWords } from '#messages/invitations/unsubscribe/by-language.ts';

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${data?.words.title} · Shagun` },
  { name: 'robots', content: 'noindex' },
];

/** Opening the page changes nothing: mail scanners open every link. */
export async function loader({ request, params: { token = '' } }: LoaderFunctionArgs) {
  const { language, headers } = await readLanguage(request);
  const { status, problem } = await checkMailLink(request, token, language);
  return data(
    {
      ...frameIn(language),
      words: { ...unsubscribeWords[language] },
      problem,
      otherLanguage: otherLanguage(request, language),
    },
    { headers, status },
  );
}

/**
 * Stops the mails. The button of the page comes here, and so does the mail program's own
 * 'unsubscribe' (RFC 8058: a POST without cookie or origin). The token is proof enough.
 */
export async function action({ request, params }: ActionFunctionArgs) {
  const { language } = await readLanguage(request);
  const result = await backend(request, language).call('unsubscribe', {
    params: { token: params.token ?? '' },
  });
  if (result.ok) return { done: true, message: result.data.message };
  // a token of the wrong shape is refused before anybody looks what it says
  const message = result.status === 400 ? unsubscribeWords[language].linkInvalid : result.error.message;
  return data({ done: false, message }, { status: result.status });
}

export default function Unsubscribe() {
  const { words, problem, otherLanguage } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const done = answer?.done === true;
  return (
    <OnePressPage
      title={done ? words.doneTitle : words.title}
      text={done ? words.stillInvited : problem ? '' : words.explanation}
      button={problem ? null : { label: words.stop, pending: words.stopping }}
      problem={answer && !done ? answer.message : problem}
      done={done ? answer.message : ''}
      otherLanguage={otherLanguage}
    >
      {done ? (
        <p>
          <ButtonLink to="/" variant="secondary">
            {words.backHome}
          </ButtonLink>
        </p>
      ) : null}
    </OnePressPage>
  );
}
