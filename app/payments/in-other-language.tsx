import { LanguageLink, type LanguageSwitch } from '#app/ui/language-link.tsx';
import { Page } from '#app/ui/page.tsx';

/** Below what became of a payment: the same in the reader's other language. */
export const InOtherLanguage = ({ to }: { to: LanguageSwitch }) => (
  <Page width="narrow">
    <LanguageLink to={to} />
  </Page>
);
