import type { OtherLanguage } from '#app/frame/language.server.ts';
import { PageHeader } from '#app/ui/page.tsx';

/** The head of a page that a guest opens by their personal link: back to the invitation, and the other language. */
export function LinkPageHeader({
  back,
  event,
  words,
  otherLanguage,
}: {
  back: string;
  event?: string;
  words: { title: string; backToInvitation: string };
  otherLanguage: OtherLanguage;
}) {
  return (
    <PageHeader
      title={words.title}
      {...(event && { event })}
      back={
        <span className="row justify-between">
          <a href={back} className="inline-flex min-h-11 items-center">
            {words.backToInvitation}
          </a>
          <a
            href={otherLanguage.href}
            lang={otherLanguage.lang}
            rel="nofollow"
            className="inline-flex min-h-11 items-center"
          >
            {otherLanguage.text}
          </a>
        </span>
      }
    />
  );
}
