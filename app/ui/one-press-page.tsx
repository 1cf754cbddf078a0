import { useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';
import { Form } from '#app/ui/form.tsx';
import { LanguageLink, type LanguageSwitch } from '#app/ui/language-link.tsx';
import { Page, PageHeader } from '#app/ui/page.tsx';

interface OnePressPageProps {
  title: string;
  /** Whom and what it is about, below the title. */
  about?: string;
  /** What the button does. */
  text: string;
  /** Nothing is there to press where a link is over. */
  button: { label: string; pending: string } | null;
  /** Follows the button. */
  closing?: string;
  problem?: string | undefined;
  /** What the press did; empty before it. */
  done?: string | undefined;
  otherLanguage: LanguageSwitch;
  /** The ways on. */
  children?: ReactNode;
}

/**
 * The page behind a link of a mail: what it is for, and one button that does it. Opening it changes nothing, for
 * mail scanners open links; pressing twice changes nothing either, so that what was done is said in the other
 * language by pressing once more.
 */
export function OnePressPage({
  title,
  about,
  text,
  button,
  closing,
  problem,
  done,
  otherLanguage,
  children,
}: OnePressPageProps) {
  const pressing = useNavigation().formMethod === 'POST';
  const { lang, href, text: inOther } = otherLanguage;
  return (
    <Page width="narrow" className="stack">
      <PageHeader title={title} description={about} />
      {problem ? <Alert tone="error">{problem}</Alert> : null}
      {done ? <Alert tone="success">{done}</Alert> : null}
      {text ? <p className="wrap-anywhere">{text}</p> : null}
      {button && !done ? (
        <>
          <Form method="post">
            <Button pending={pressing} pendingLabel={button.pending}>
              {button.label}
            </Button>
          </Form>
          {closing ? <p className="text-sm">{closing}</p> : null}
        </>
      ) : null}
      {children}
      {done ? (
        // another build answers in the other language
        <Form method="post" action={href} reloadDocument>
          <Button variant="quiet" lang={lang}>
            {inOther}
          </Button>
        </Form>
      ) : (
        <LanguageLink to={otherLanguage} />
      )}
    </Page>
  );
}
