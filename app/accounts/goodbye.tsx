import type { MetaFunction } from '@remix-run/node';
import { ButtonLink } from '#app/ui/button.tsx';
import { Mark } from '#app/ui/mark.tsx';
import { Page } from '#app/ui/page.tsx';
import { accountDataSentences } from '#contract/account-data.ts';

export const meta: MetaFunction = () => [{ title: 'Goodbye · Shagun' }, { name: 'robots', content: 'noindex' }];

/** Where somebody arrives who deleted their account. */
export default function Goodbye() {
  return (
    <Page width="narrow">
      <div className="centred">
        <Mark size={72} />
        <h1>Goodbye</h1>
        <p role="status">{accountDataSentences.deleted}</p>
        <p>Should you sign in again, you start with a new account.</p>
        <div className="row">
          <ButtonLink to="/">Back to Home</ButtonLink>
        </div>
      </div>
    </Page>
  );
}
