import { data } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import type { PageMeta, RouteArgs } from '#app/server/route-types.ts';
import { backend } from '#app/server/backend.server.ts';
import { frameIn, otherLanguage, readLanguage } from '#app/frame/language.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { OnePressPage } from '#app/ui/one-press-page.tsx';
import type { EmailLink } from '#contract/accounts/accounts.ts';
import { emailLinkWords } from '#messages/accounts/email-link/by-language.ts';
import type { Language } from '#messages/language.ts';

export const meta: PageMeta<typeof loader> = ({ data }) => [
  { title: `${data?.texts.title ?? ''} · Shagun` },
  { name: 'robots', content: 'noindex' },
];

/** Opening the page changes nothing: mail scanners open every link. */
export async function loader({ request, params }: RouteArgs<'token'>) {
  const { language, headers } = await readLanguage(request);
  const result = await backend(request, language).call('getEmailLink', { params });
  const frame = { ...frameIn(language), otherLanguage: otherLanguage(request, language) };
  if (result.ok) return data({ ...frame, texts: textsOf(language, result.data) }, { headers });
  const words = emailLinkWords[language];
  const problem = result.status >= 500 ? result.error.message : words.linkOver;
  return data(
    {
      ...frame,
      texts: {
        title: words.linkOverTitle,
        problem,
        text: '',
        closing: '',
        button: null,
        next: nextOf(language, 'confirm'),
      },
    },
    { headers, status: result.status },
  );
}

export async function action({ request, params }: RouteArgs<'token'>) {
  const { language } = await readLanguage(request);
  const result = await backend(request, language).call('useEmailLink', { params });
  const words = emailLinkWords[language];
  if (result.ok) {
    const { kind, isDone, message } = result.data;
    const title = isDone ? doneTitleOf(language, kind) : words.onceMoreTitle;
    // the way on is in the second mail: signing in would open the other account
    return { done: message, problem: '', title, next: isDone ? nextOf(language, kind) : null };
  }
  const problem = result.status === 404 ? words.linkOver : result.error.message;
  return data({ done: '', problem, title: '', next: null }, { status: result.status });
}

function textsOf(language: Language, { kind, email, firstName, used }: EmailLink) {
  const words = emailLinkWords[language];
  if (used)
    return {
      title: doneTitleOf(language, kind),
      text: words.usedBefore,
      closing: '',
      problem: '',
      button: null,
      next: nextOf(language, kind),
    };
  const texts = {
    confirm: {
      title: words.confirmTitle,
      // a name is no place for a message to whoever opens the page
      text: words.confirmText(firstName.slice(0, 30), email),
      closing: words.confirmNotYou,
      button: { label: words.confirm, pending: words.confirming },
    },
    keep: {
      title: words.keepTitle,
      text: words.keepText(email),
      closing: words.keepWasYou,
      button: { label: words.keep, pending: words.keeping },
    },
    back: {
      title: words.backTitle,
      text: words.backText(email),
      closing: words.backNotYou,
      button: { label: words.back, pending: words.takingBack },
    },
    drop: {
      title: words.dropTitle,
      text: words.dropText(email),
      closing: words.keepWasYou,
      button: { label: words.drop, pending: words.dropping },
    },
    passkeys: {
      title: words.passkeysTitle,
      text: words.passkeysText,
      closing: words.passkeysWasYou,
      button: { label: words.passkeys, pending: words.keeping },
    },
  }[kind];
  return { ...texts, problem: '', next: null };
}

const doneTitleOf = (language: Language, kind: EmailLink['kind']) =>
  emailLinkWords[language][kind === 'passkeys' ? 'passkeysDoneTitle' : 'doneTitle'];

/** Whoever took a change back was signed out; whoever removed passkeys may still be signed in. */
function nextOf(language: Language, kind: EmailLink['kind']) {
  const words = emailLinkWords[language];
  return {
    confirm: { to: '/profile', label: words.toProfile },
    keep: { to: '/login', label: words.toSignIn },
    back: { to: '/login', label: words.toSignIn },
    drop: { to: '/login', label: words.toSignIn },
    passkeys: { to: '/security', label: words.toSecurity },
  }[kind];
}

/** Confirms an address, takes a change of address back or removes passkeys: what the link in a mail is for, and one button. */
export default function EmailLinkPage() {
  const { texts, otherLanguage } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const next = answer ? answer.next : texts.next;
  return (
    <OnePressPage
      title={answer?.title || texts.title}
      text={answer?.done ? '' : texts.text}
      button={texts.button}
      closing={texts.closing}
      problem={answer ? answer.problem : texts.problem}
      done={answer?.done}
      otherLanguage={otherLanguage}
    >
      {next ? (
        <p>
          <ButtonLink to={next.to} variant="secondary" reloadDocument>
            {next.label}
          </ButtonLink>
        </p>
      ) : null}
    </OnePressPage>
  );
}
