import type { ReactNode } from 'react';
import type { MetaDescriptor } from '@remix-run/node';
import { ButtonLink } from '#app/ui/button.tsx';
import type { LanguageSwitch } from '#app/ui/language-link.tsx';
import { OnePressPage } from '#app/ui/one-press-page.tsx';

/** What `loadMailLink` found of a link, with the words of its page. */
interface ShownLink {
  words: { title: string; doneTitle: string; explanation: string };
  ways: { invalidTitle: string; writeToUs: string };
  about: string;
  problem: string;
  otherLanguage: LanguageSwitch;
}

/** Title of the page behind a link of a mail, which no search engine lists. */
export const mailLinkMeta = ({
  data: link,
}: {
  data?: Pick<ShownLink, 'words' | 'ways' | 'problem'> | undefined;
}): MetaDescriptor[] => [
  { title: `${link?.problem ? link.ways.invalidTitle : link?.words.title} · Shagun` },
  { name: 'robots', content: 'noindex' },
];

interface MailLinkPageProps {
  link: ShownLink;
  /** What the press did. */
  answer: { done: boolean; message: string } | undefined;
  button: { label: string; pending: string };
  /** What stands there once it is done, or was before. */
  over?: string | undefined;
  children?: ReactNode;
}

/** The page behind a link of a mail: one button, and what it did. */
export function MailLinkPage({
  link: { words, ways, about, problem, otherLanguage },
  answer,
  button,
  over,
  children,
}: MailLinkPageProps) {
  const done = answer?.done === true;
  const isOver = done || over !== undefined;
  return (
    <OnePressPage
      title={isOver ? words.doneTitle : problem ? ways.invalidTitle : words.title}
      about={about}
      text={over ?? (done || problem ? '' : words.explanation)}
      button={problem || isOver ? null : button}
      problem={answer && !done ? answer.message : problem}
      done={done ? answer.message : ''}
      otherLanguage={otherLanguage}
    >
      {children}
      {problem ? (
        <p>
          <ButtonLink to="/contact">{ways.writeToUs}</ButtonLink>
        </p>
      ) : null}
    </OnePressPage>
  );
}
