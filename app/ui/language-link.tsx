/** The page in the reader's other language. */
export interface LanguageSwitch {
  lang: string;
  href: string;
  text: string;
}

/** Leads to a page in its other language; a link, so that it works without scripts. */
export function LanguageLink({ to }: { to: LanguageSwitch }) {
  return (
    <p>
      <a className="btn btn-quiet" href={to.href} lang={to.lang} hrefLang={to.lang} rel="nofollow">
        {to.text}
      </a>
    </p>
  );
}
