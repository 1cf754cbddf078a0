import type { PageMeta } from '#app/server/route-types.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { Logo } from '#app/ui/logo.tsx';
import { Page } from '#app/ui/page.tsx';
import * as accountWords from '#messages/accounts/en.ts';

export const meta: PageMeta = () => [
  { title: accountWords.goodbyePageTitle },
  { name: 'robots', content: 'noindex' },
];

/** Where somebody arrives who deleted their account. */
export default function Goodbye() {
  return (
    <Page width="narrow">
      <div className="centred">
        <Logo size={72} />
        <h1>{accountWords.goodbyeTitle}</h1>
        <p role="status">{accountWords.deleted}</p>
        <p>{accountWords.goodbyeText}</p>
        <div className="row">
          <ButtonLink to="/">{accountWords.backToHome}</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
